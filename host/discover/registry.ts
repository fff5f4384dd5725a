import { watch, type FSWatcher } from "chokidar";
import { openLoads, type Loads, type Outcome } from "./loads.ts";
import { editedParts, NeedsRestart } from "./parts.ts";
import type { FoundModule } from "./scan.ts";

/** A module as it stands: in use, faulty, or edited since it was loaded. */
export interface Listed<M> {
  readonly name: string;
  readonly state: "mounted" | "failed" | "restart_needed";
  /** Null where it does not run. */
  readonly module: M | null;
  /** Why it does not run, or what a restart is needed for. */
  readonly error?: string;
}

/** The modules now in use. */
export interface Registry<M> extends AsyncDisposable {
  readonly list: () => readonly Listed<M>[];
  /** Why the disk could not be looked at the last time, or null: what is listed is what was there before. */
  readonly problem: () => string | null;
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
  /** Told when the disk could not be looked at, once for each reason; the next look comes all the same. */
  readonly onLookFailed: (error: unknown) => void;
}

const RESCAN_MS = 1000;
const SETTLE_MS = 100;

/** So long the others wait for a module that is being loaded; one that takes longer is mounted once it is. */
const GRACE_MS = 500;

interface Entry<M> {
  readonly digest: string;
  /** What it is as long as its files are what they were when it was loaded. */
  readonly loaded: Listed<M>;
  readonly listed: Listed<M>;
  /** Loaded, but what it needs was taken: mounted once another goes. */
  readonly waiting?: M;
}

type Entries<M> = Map<string, Entry<M>>;

/** Loads every module under the roots and follows the disk: new ones are mounted, deleted ones unmounted, edited ones named. Where a root cannot be looked at, what is mounted stays; rejects where that is so from the start. */
export async function openRegistry<M>(options: RegistryOptions<M>): Promise<Registry<M>> {
  const entries: Entries<M> = new Map();
  const loads = openLoads(options.load);
  let running: Promise<void> | undefined;

  let problem: string | null = null;
  const scan = (waitMs?: number): Promise<void> =>
    (running ??= scanOnce(options, { entries, loads, waitMs }).finally(
      () => (running = undefined),
    ));
  const rescan = () => scan(GRACE_MS);
  const look = async (): Promise<void> => {
    try {
      await rescan();
      problem = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== problem) options.onLookFailed(error);
      problem = reason;
    }
  };

  await scan();
  const watcher = follow(options.roots, () => void look());
  return {
    list: () => [...entries.values()].map(({ listed }) => listed),
    problem: () => problem,
    rescan,
    async [Symbol.asyncDispose]() {
      await watcher.close();
      await running?.catch(() => {});
    },
  };
}

interface Scan<M> {
  readonly entries: Entries<M>;
  readonly loads: Loads<M>;
  /** How long modules that are being loaded are waited for; all of them where it is left out. */
  readonly waitMs: number | undefined;
}

async function scanOnce<M>(options: RegistryOptions<M>, scan: Scan<M>): Promise<void> {
  const { entries, loads, waitMs } = scan;
  const found = await options.find(options.roots);
  const isRoom = removeGone(options, entries, new Set(found.map(({ path }) => path)));
  const fresh = found.filter((each) => isFresh(each, entries.get(each.path)));
  const outcomes = await loads.of(fresh, waitMs);
  for (const each of found) {
    const known = entries.get(each.path);
    const outcome = outcomes.get(each.path);
    if (outcome !== undefined) entries.set(each.path, take(options, each, { outcome, entries }));
    else if (known?.waiting !== undefined && isRoom)
      entries.set(each.path, mounted(options, { found: each, module: known.waiting, entries }));
    else if (known !== undefined) entries.set(each.path, compared(known, each));
  }
}

/** Whether it was not loaded yet, or failed and was edited since. */
function isFresh<M>({ digest }: FoundModule, known: Entry<M> | undefined): boolean {
  return known === undefined || (known.listed.module === null && known.digest !== digest);
}

/** Unmounts what no longer lies on disk; whether that made room for another. */
function removeGone<M>(
  options: RegistryOptions<M>,
  entries: Entries<M>,
  paths: ReadonlySet<string>,
): boolean {
  let isRoom = false;
  for (const [path, { listed }] of entries) {
    if (paths.has(path)) continue;
    entries.delete(path);
    if (listed.module === null) continue;
    options.unmount(listed.name);
    isRoom = true;
  }
  return isRoom;
}

/** The digest stays that of the loaded version: an edit that is undone needs no restart. */
function compared<M>(known: Entry<M>, { digest }: FoundModule): Entry<M> {
  const { loaded } = known;
  if (loaded.module === null) return known;
  return { ...known, listed: known.digest === digest ? loaded : needsRestart(loaded, EDITED) };
}

const EDITED =
  "its files were edited; the loaded version keeps running until the service is restarted";

function take<M>(
  options: RegistryOptions<M>,
  found: FoundModule,
  { outcome, entries }: { outcome: Outcome<M>; entries: Entries<M> },
): Entry<M> {
  return "error" in outcome
    ? failed(options, found, outcome.error)
    : mounted(options, { found, module: outcome.module, entries });
}

function mounted<M>(
  options: RegistryOptions<M>,
  { found, module, entries }: { found: FoundModule; module: M; entries: Entries<M> },
): Entry<M> {
  const { name, digest, path } = found;
  try {
    for (const [other, { listed }] of entries)
      if (other !== path && listed.module !== null && listed.name === name)
        throw new Error(`another of the name ${name} is mounted already; rename one of the two`);
    options.mount(name, module);
  } catch (error) {
    return { ...failed(options, found, error), waiting: module };
  }
  const older = editedParts(found);
  const running: Listed<M> = { name, state: "mounted", module };
  const loaded = older === null ? running : needsRestart(running, older);
  return { digest, loaded, listed: loaded };
}

function failed<M>(options: RegistryOptions<M>, found: FoundModule, error: unknown): Entry<M> {
  const { name, digest } = found;
  const reason = error instanceof Error ? error.message : String(error);
  options.onFailed(name, reason);
  const older = editedParts(found);
  const faulty: Listed<M> = { name, state: "failed", module: null, error: reason };
  let loaded = faulty;
  if (error instanceof NeedsRestart) loaded = needsRestart(faulty, reason);
  else if (older !== null) loaded = needsRestart(faulty, `${older}; it failed: ${reason}`);
  return { digest, loaded, listed: loaded };
}

function needsRestart<M>({ name, module }: Listed<M>, error: string): Listed<M> {
  return { name, state: "restart_needed", module, error };
}

/** File events are hints; a look every second is what counts. */
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
