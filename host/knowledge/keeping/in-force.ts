import type { Problem, Snapshot } from "../../contract/knowledge.ts";
import type { Assembled } from "../assemble.ts";
import { packsAt, type Candidate } from "../candidate.ts";
import type { Kept } from "./generation-keeper.ts";
import type { GenerationNumbers } from "./generation-numbers.ts";
import type { StoredGeneration } from "./generations.ts";
import { slices } from "../text/slices.ts";
import { takeSnapshot } from "../snapshot.ts";

export interface InForceOptions {
  /** Builders run on a new snapshot before it is swapped in; a generator yields wherever others may have a turn. */
  readonly warm: readonly ((snapshot: Snapshot) => unknown)[];
  readonly numbers: GenerationNumbers;
  readonly log: (message: string, detail?: unknown) => void;
}

/** Knowledge made ready to come into force. */
export interface Prepared extends Kept {
  readonly snapshot: Snapshot;
  /** Builders that failed on it. */
  readonly failed: readonly Problem[];
}

/** What is in force: one pointer, swapped whole. */
export interface InForce {
  snapshot(): Snapshot;
  candidate(): Candidate;
  /** Null while nothing was put into force yet. */
  assembled(): Assembled | null;
  /** Counts the swaps, across restarts. */
  generation(): number;
  isEmpty(): boolean;
  /** Makes the snapshot and runs the builders on it. */
  prepare(assembled: Assembled, candidate: Candidate): Promise<Prepared>;
  swap(prepared: Prepared): void;
  /** The same objects, assembled anew: the snapshot stays. */
  renew(assembled: Assembled, candidate: Candidate): void;
  onSwap(listener: (snapshot: Snapshot) => void): () => void;
}

const NOTHING: Candidate = { revision: "", entries: [], packs: [], sources: [], held: [] };

/** Begins with nothing, and counts on from the generation on disk. */
export function createInForce(options: InForceOptions, stored: StoredGeneration | null): InForce {
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let snapshot = takeSnapshot({ entries: [], packs: [] });
  let candidate = NOTHING;
  let assembled: Assembled | null = null;
  const { numbers } = options;
  // Only the head: what is told here lives as long as the service, and a generation holds every object.
  const head = stored?.head;
  let generation = Math.max(head?.generation ?? 0, numbers.before);
  return {
    snapshot: () => snapshot,
    candidate: () => candidate,
    assembled: () => assembled,
    generation: () => generation,
    isEmpty: () => candidate.entries.length === 0,
    async prepare(next, nextCandidate) {
      const { revision, entries } = nextCandidate;
      // What a restart finds as it left it is the same generation.
      const isKept =
        assembled === null && revision === head?.revision && generation === head.generation;
      const number = isKept ? generation : generation + 1;
      if (!isKept) await reserve(number, options);
      const packs = packsAt(nextCandidate, number);
      const pause = slices();
      const made = takeSnapshot({ entries, packs, revision, before: snapshot });
      const failed = await warmUp(made, options, pause);
      return {
        assembled: next,
        candidate: nextCandidate,
        generation: number,
        snapshot: made,
        failed,
      };
    },
    swap(prepared) {
      ({ assembled, candidate, generation, snapshot } = prepared);
      for (const listener of listeners) tell(listener, snapshot, options);
    },
    renew(sameAssembled, sameCandidate) {
      assembled = sameAssembled;
      candidate = sameCandidate;
    },
    onSwap(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where nothing can be written, the number is used all the same: that nothing can be kept is told of the generation itself. */
async function reserve(number: number, { numbers, log }: InForceOptions): Promise<void> {
  try {
    await numbers.reserve(number);
  } catch (error) {
    log("the number of a generation could not be reserved", error);
  }
}

/** Runs the builders between requests, those that are generators step by step; one that throws is a problem, and the knowledge it was to serve stays out. */
async function warmUp(
  next: Snapshot,
  { warm, log }: InForceOptions,
  pause: () => Promise<void>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const build of warm) {
    await pause();
    try {
      await inSteps(next.derive(build), pause);
    } catch (error) {
      log("new knowledge could not be made ready", error);
      const message = `${build.name || "a builder"} failed on the new knowledge (${String(error)}); what was in force before stays`;
      problems.push({ file: "", path: "", message, check: "ready", severity: "error" });
    }
  }
  return problems;
}

/** Steps are often nothing but a look at what is remembered: asking for a turn after each of thousands would cost more than they do. */
const STEPS_MS = 1;

/** Goes through what a generator gave to its end; anything else is made already. */
async function inSteps(made: unknown, pause: () => Promise<void>): Promise<void> {
  if (!(made instanceof Iterator)) return;
  let since = performance.now();
  for (const _ of made) {
    if (performance.now() - since < STEPS_MS) continue;
    await pause();
    since = performance.now();
  }
}

function tell(
  listener: (snapshot: Snapshot) => void,
  next: Snapshot,
  { log }: InForceOptions,
): void {
  try {
    listener(next);
  } catch (error) {
    log("a listener failed", error);
  }
}
