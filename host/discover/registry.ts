import { watch, type FSWatcher } from "chokidar";
import type { FoundModule } from "./scan.ts";

/** A module as it stands: in use, faulty, or edited since it was loaded. */
export interface Listed<M> {
  readonly name: string;
  readonly state: "mounted" | "failed" | "restart_needed";
  /** Null where it failed. */
  readonly module: M | null;
  /** Why it failed, or what a restart is needed for. */
  readonly error?: string;
}

/** The modules now in use. */
export interface Registry<M> extends AsyncDisposable {
  readonly list: () => readonly Listed<M>[];
  /** Looks at the disk now. */
  readonly rescan: () => Promise<void>;
}

export interface RegistryOptions<M> {
  readonly roots: readonly string[];
  readonly find: (roots: readonly string[]) => Promise<readonly FoundModule[]>;
  readonly load: (found: FoundModule) => Promise<M>;
  /** Takes a loaded module into use; throws a sentence where it cannot be. */
  readonly mount: (name: string, module: M) => void;
  readonly unmount: (name: string) => void;
  readonly onFailed: (name: string, reason: string) => void;
}

const RESCAN_MS = 500;
const SETTLE_MS = 100;

interface Entry<M> {
  readonly digest: string;
  readonly listed: Listed<M>;
}

/** Loads every module under the roots and follows the disk: new ones are mounted, deleted ones unmounted, edited ones named. */
export async function openRegistry<M>(options: RegistryOptions<M>): Promise<Registry<M>> {
  const entries = new Map<string, Entry<M>>();
  let running: Promise<void> | undefined;

  const rescan = (): Promise<void> =>
    (running ??= scanOnce(options, entries).finally(() => (running = undefined)));

  await rescan();
  const watcher = follow(options.roots, () => void rescan());
  return {
    list: () => [...entries.values()].map(({ listed }) => listed),
    rescan,
    async [Symbol.asyncDispose]() {
      await watcher.close();
      await running;
    },
  };
}

async function scanOnce<M>(
  options: RegistryOptions<M>,
  entries: Map<string, Entry<M>>,
): Promise<void> {
  const found = await options.find(options.roots);
  const paths = new Set(found.map(({ path }) => path));
  for (const [path, { listed }] of entries) {
    if (paths.has(path)) continue;
    if (listed.module !== null) options.unmount(listed.name);
    entries.delete(path);
  }
  for (const each of found)
    entries.set(each.path, await judge(options, each, entries.get(each.path)));
}

async function judge<M>(
  options: RegistryOptions<M>,
  found: FoundModule,
  known: Entry<M> | undefined,
): Promise<Entry<M>> {
  const same = known?.digest === found.digest;
  if (known === undefined || known.listed.module === null)
    return known !== undefined && same ? known : take(options, found);
  // The digest stays that of the loaded version: an edit that is undone needs no restart.
  return { digest: known.digest, listed: same ? asMounted(known.listed) : asEdited(known.listed) };
}

async function take<M>(options: RegistryOptions<M>, found: FoundModule): Promise<Entry<M>> {
  const { name, digest } = found;
  try {
    const module = await options.load(found);
    options.mount(name, module);
    return { digest, listed: { name, state: "mounted", module } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    options.onFailed(name, reason);
    return { digest, listed: { name, state: "failed", module: null, error: reason } };
  }
}

function asMounted<M>({ name, module }: Listed<M>): Listed<M> {
  return { name, state: "mounted", module };
}

function asEdited<M>({ name, module }: Listed<M>): Listed<M> {
  return {
    name,
    state: "restart_needed",
    module,
    error: "its files were edited; the loaded version keeps running until the service is restarted",
  };
}

/** File events are hints; a look twice a second is what counts. */
function follow(roots: readonly string[], changed: () => void): { close(): Promise<void> } {
  let settling: NodeJS.Timeout | undefined;
  const hint = () => {
    clearTimeout(settling);
    settling = setTimeout(changed, SETTLE_MS);
  };
  const watcher: FSWatcher = watch([...roots], { ignoreInitial: true, depth: 2 })
    .on("all", hint)
    .on("error", () => {});
  const timer = setInterval(changed, RESCAN_MS);
  return {
    async close() {
      clearTimeout(settling);
      clearInterval(timer);
      await watcher.close();
    },
  };
}
