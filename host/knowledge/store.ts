import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Problem, Snapshot } from "../contract/knowledge.ts";
import { createActivation, type Activation } from "./keeping/activation.ts";
import { assemble } from "./assemble.ts";
import type { Pins } from "./choose-packs.ts";
import { lastGeneration, unusable } from "./keeping/fallback.ts";
import { openGenerationNumbers } from "./keeping/generation-numbers.ts";
import { readNewestGeneration, type StoredGeneration } from "./keeping/generations.ts";
import { createHints } from "./looking/hints.ts";
import type { HeldPack } from "./candidate.ts";
import type { Look } from "./looking/look.ts";
import { createEditor, type Editor } from "./editor.ts";
import { createLooker, type Looker } from "./looking/looker.ts";
import { createMemory, type Memory } from "./keeping/memory.ts";
import { createOwnWrites, type OwnWrites } from "./looking/own-writes.ts";
import { nameServedRoots, type Root } from "./place.ts";
import type { KnowledgeStatus } from "./status.ts";

/** Where knowledge comes from and what it needs before it is in force. */
export interface KnowledgeOptions {
  /** Absolute pack roots, lowest first; the last is the one the service writes to and is created when missing. */
  readonly roots: readonly string[];
  /** Where generations are kept, so that the last good version of everything outlives a restart. */
  readonly stateDir: string;
  /** Builders run on a new snapshot before it is swapped in, so that no request pays for them. */
  readonly warm: readonly ((snapshot: Snapshot) => unknown)[];
  /** Packs may ask for a newer one. */
  readonly hostVersion: string;
  /** Versions that packs are held at: name → version. */
  readonly pins?: Pins;
  /** Packs of which a change was taken back before the start: what the generation on disk knows of them was meant to go. */
  readonly takenBack?: readonly string[];
  /** Generations kept on disk; default 5. */
  readonly keepGenerations?: number;
  readonly log?: (message: string, detail?: unknown) => void;
}

/** The knowledge in force, followed from disk. */
export interface KnowledgeStore extends AsyncDisposable {
  /** The knowledge now in force. Take it once per request. */
  current(): Snapshot;
  /** What is wrong on disk now. */
  problems(): readonly Problem[];
  status(): KnowledgeStatus;
  /** Looks at every byte now; resolves when what it found is in force and durable. */
  rescan(): Promise<void>;
  /** Every pack in force with all its good objects, those that another pack covers too; by name. */
  held(): readonly HeldPack[];
  /** Runs `work` on the folders while no look sees them half changed, then looks at every byte. What is gone of the packs that it names was meant to go. */
  change(work: () => Promise<readonly string[]>): Promise<void>;
  /** The local pack, to try a change of it. */
  readonly editor: Editor;
  /** Runs `work` while nothing else puts anything into force. */
  edit<T>(work: () => Promise<T>): Promise<T>;
  /** Calls the listener after each swap; the returned function ends that. */
  onSwap(listener: (snapshot: Snapshot) => void): () => void;
}

/** How often the roots are looked at without any hint: mounts send none. */
const TICK_MS = 1500;

/** The same where every change is told: thousands of files are asked each time. */
const SURE_TICK_MS = 5000;

/** Hints come in bunches; one look answers them all. */
const BUNCH_MS = 40;

/** Reads the roots, puts what is good into force and follows every change. Rejects only when the folders it writes to cannot be made. */
export async function openKnowledge(options: KnowledgeOptions): Promise<KnowledgeStore> {
  const written = options.roots.at(-1);
  if (written !== undefined) await mkdir(written, { recursive: true });
  const folder = join(options.stateDir, "generations");
  await mkdir(folder, { recursive: true });
  const stored = await readNewestGeneration(folder);
  const numbers = await openGenerationNumbers(options.stateDir);
  const { log = () => undefined, keepGenerations: keep = 5, warm, hostVersion } = options;
  const { pins = new Map<string, string>() } = options;
  const roots = nameServedRoots(options.roots);
  const memory = createMemory(roots, stored);
  const own = createOwnWrites();
  const following: Following = {
    roots,
    memory,
    own,
    looker: createLooker(roots, (key) => memory.judgedAt(key), own),
    activation: createActivation({ folder, keep, hostVersion, warm, log, numbers }, stored),
    hostVersion,
    pins,
    log,
  };
  const { takenBack: changed = [] } = options;
  await take(await following.looker.lookNow(), following, { stored, changed });
  return follow(following);
}

interface Following {
  readonly roots: readonly Root[];
  readonly memory: Memory;
  readonly own: OwnWrites;
  readonly looker: Looker;
  readonly activation: Activation;
  readonly hostVersion: string;
  readonly pins: Pins;
  readonly log: (message: string, detail?: unknown) => void;
}

/** Follows the roots until disposed: at each hint and each tick it looks, one look at a time. */
function follow(following: Following): KnowledgeStore {
  const { activation, looker, roots, own, log } = following;
  const closing = new AbortController();
  const { signal } = closing;
  const hints = createHints();
  hints.watch(looker.folders());
  let last: Promise<unknown> = Promise.resolve();
  // A look that began before whole packs were changed saw them half changed.
  let changes = 0;
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  let lookedAt = 0;
  const lookAgain = async (): Promise<void> => {
    await delay(BUNCH_MS, undefined, { signal });
    const hinted = hints.take();
    // What somebody else made of such a file is looked at like any other change.
    const isOwn = hinted.size > 0 && hinted.values().every((path) => own.isAsWritten(path));
    if (isOwn && performance.now() - lookedAt < TICK_MS) return;
    const before = changes;
    const look = await looker.look(signal, () => hints.take().size > 0);
    hints.watch(looker.folders());
    lookedAt = performance.now();
    if (look === null) return;
    await alone(async () => {
      if (before === changes) await take(looker.upToDate(look), following);
    });
  };
  const watching = (async () => {
    while (!signal.aborted) {
      await hints.next(hints.areSure() && looker.arePlain() ? SURE_TICK_MS : TICK_MS);
      await lookAgain().catch((error: unknown) => {
        if (!signal.aborted) log("knowledge could not be looked at", error);
      });
    }
  })();
  return {
    current: () => activation.current(),
    problems: () => activation.problems(),
    status: () => activation.status(),
    onSwap: (listener) => activation.onSwap(listener),
    rescan: () => alone(async () => take(await looker.lookNow(), following)),
    held: () => activation.held(),
    change: (work) =>
      alone(async () => {
        changes += 1;
        const changed = await work().finally(() => (changes += 1));
        await take(await looker.lookNow(), following, { changed });
      }),
    editor: createEditor({ ...following, root: writtenRoot(roots) }),
    edit: alone,
    async [Symbol.asyncDispose]() {
      closing.abort();
      hints[Symbol.dispose]();
      await watching;
      await last;
      await activation.settled();
    },
  };
}

function writtenRoot(roots: readonly Root[]): Root {
  const root = roots.at(-1);
  if (root === undefined) throw new RangeError("there is no root to write to");
  return root;
}

interface Taking {
  readonly stored?: StoredGeneration | null;
  /** Packs that the service itself changed. */
  readonly changed?: readonly string[];
}

/** Makes of a look what is in force; with nothing usable on disk, what was in force before stays. */
async function take(
  look: Look | null,
  { roots, memory, looker, activation, hostVersion, pins }: Following,
  { stored = null, changed: names = [] }: Taking = {},
): Promise<void> {
  if (look === null) return;
  const changed = new Set(names);
  const assembled = await assemble(look, memory, {
    hostVersion,
    pins,
    changed,
    now: new Date(),
    onRequest: false,
  });
  const isLost = unusable(look, assembled);
  if (isLost === null) {
    memory.forgetAllBut(assembled.kept, changed);
    memory.setInForce(assembled.winners.map(({ place }) => place.key));
    await activation.put(assembled);
  } else if (activation.isEmpty()) {
    await activation.put(lastGeneration(assembled, { stored, roots, problem: isLost }));
  } else {
    activation.keep([...assembled.problems, isLost]);
  }
  looker.taken(look);
}
