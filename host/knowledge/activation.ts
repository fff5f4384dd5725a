import type { Problem, Snapshot } from "../contract/knowledge.ts";
import type { Assembled } from "./assemble.ts";
import { candidateOf, isSame, packsAt, type Candidate, type HeldPack } from "./candidate.ts";
import { writeGeneration, type StoredGeneration } from "./generations.ts";
import { takeSnapshot } from "./snapshot.ts";
import { createActivations, healthOf, type KnowledgeStatus } from "./status.ts";

export interface ActivationOptions {
  /** Where generations are written. */
  readonly folder: string;
  readonly keep: number;
  readonly hostVersion: string;
  readonly warm: readonly ((snapshot: Snapshot) => unknown)[];
  readonly log: (message: string, detail?: unknown) => void;
}

/** What is in force: one pointer, swapped whole. */
export interface Activation {
  current(): Snapshot;
  problems(): readonly Problem[];
  status(): KnowledgeStatus;
  onSwap(listener: (snapshot: Snapshot) => void): () => void;
  /** Every pack in force with all its good objects, by name. */
  held(): readonly HeldPack[];
  /** Whether any object is in force. */
  isEmpty(): boolean;
  /** Warms and swaps in what was assembled if it differs from what is in force, and writes it as a generation. */
  put(assembled: Assembled): Promise<void>;
  /** Leaves what is in force and tells what is wrong. */
  keep(problems: readonly Problem[]): void;
}

const NOTHING: Candidate = { revision: "", entries: [], packs: [], sources: [], held: [] };

/** Begins with nothing in force, and counts on from the generation on disk. */
export function createActivation(
  options: ActivationOptions,
  stored: StoredGeneration | null,
): Activation {
  const listeners = new Set<(snapshot: Snapshot) => void>();
  const activations = createActivations();
  let snapshot = takeSnapshot([], []);
  let inForce = NOTHING;
  let problems: readonly Problem[] = [];
  let generation = stored?.head.generation ?? 0;
  let onDisk = stored?.head.revision ?? null;

  const tellProblems = (found: readonly Problem[]): void => {
    for (const problem of newErrors(found, problems)) options.log("knowledge is refused", problem);
    problems = found;
  };
  const swap = (next: Snapshot, candidate: Candidate): void => {
    snapshot = next;
    inForce = candidate;
    activations.note(next.packs, new Date());
    for (const listener of listeners) tell(listener, next, options);
  };

  return {
    current: () => snapshot,
    problems: () => problems,
    status: () => ({
      generation,
      degraded: problems.some(({ severity }) => severity === "error"),
      packs: healthOf(snapshot.packs, inForce.sources, { problems, activations }),
    }),
    onSwap(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    held: () => inForce.held,
    isEmpty: () => inForce.entries.length === 0,
    keep: tellProblems,
    async put(assembled) {
      const candidate = candidateOf(assembled);
      if (isSame(candidate, inForce)) {
        inForce = candidate;
        tellProblems(assembled.problems);
        return;
      }
      // What a restart finds as it left it is the same generation.
      const number = candidate.revision === onDisk ? generation : generation + 1;
      const next = takeSnapshot(candidate.entries, packsAt(candidate, number), candidate.revision);
      const failed = await warmUp(next, options);
      tellProblems([...assembled.problems, ...failed]);
      if (failed.length > 0 && inForce !== NOTHING) return;
      generation = number;
      swap(next, candidate);
      const lost = await persist(
        { assembled, candidate, generation, isOnDisk: candidate.revision === onDisk },
        options,
      );
      if (lost === null) onDisk = candidate.revision;
      else tellProblems([...problems, lost]);
    },
  };
}

function newErrors(found: readonly Problem[], before: readonly Problem[]): Problem[] {
  const known = new Set(before.map(lineOf));
  return found.filter((problem) => problem.severity === "error" && !known.has(lineOf(problem)));
}

function lineOf({ file, path, message }: Problem): string {
  return `${file} ${path} ${message}`;
}

/** Runs the builders; one that throws is a problem, and the knowledge it was to serve stays out. */
async function warmUp(next: Snapshot, { warm, log }: ActivationOptions): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const build of warm) {
    await new Promise<void>((turn) => void setImmediate(turn));
    try {
      await next.derive(build);
    } catch (error) {
      log("new knowledge could not be made ready", error);
      const message = `${build.name || "a builder"} failed on the new knowledge (${String(error)}); what was in force before stays`;
      problems.push({ file: "", path: "", message, check: "ready", severity: "error" });
    }
  }
  return problems;
}

interface Persisting {
  readonly assembled: Assembled;
  readonly candidate: Candidate;
  readonly generation: number;
  readonly isOnDisk: boolean;
}

/** Writes the generation unless it lies there already; null, or why it could not be kept. */
async function persist(
  { assembled, candidate, generation, isOnDisk }: Persisting,
  { folder, keep, hostVersion, log }: ActivationOptions,
): Promise<Problem | null> {
  if (isOnDisk) return null;
  const winners = new Set(assembled.winners.map(({ place }) => place.key));
  const head = {
    generation,
    revision: candidate.revision,
    activated_at: new Date().toISOString(),
    host_version: hostVersion,
    packs: candidate.sources.map(({ key, manifest }) => ({ key, manifest })),
  };
  const rows = assembled.claims.map(({ place: { key }, object }) => ({
    key,
    in_force: winners.has(key),
    object,
  }));
  try {
    await writeGeneration(folder, head, { rows, keep });
    return null;
  } catch (error) {
    log("a generation could not be kept", error);
    const message = `generation ${generation} could not be written (${String(error)}); it is in force but would not outlive a restart with broken files`;
    return { file: folder, path: "", message, check: "generation", severity: "error" };
  }
}

function tell(
  listener: (snapshot: Snapshot) => void,
  next: Snapshot,
  { log }: ActivationOptions,
): void {
  try {
    listener(next);
  } catch (error) {
    log("a listener failed", error);
  }
}
