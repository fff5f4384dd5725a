import type { Problem, Snapshot } from "../../contract/knowledge.ts";
import type { Assembled } from "../assemble.ts";
import { candidateOf, isSame, type HeldPack } from "../candidate.ts";
import { createGenerationKeeper, type KeeperOptions } from "./generation-keeper.ts";
import type { StoredGeneration } from "./generations.ts";
import { createInForce, type InForce, type InForceOptions, type Prepared } from "./in-force.ts";
import { createActivations, healthOf, type KnowledgeStatus } from "../status.ts";

export interface ActivationOptions extends KeeperOptions, InForceOptions {}

/** What is in force, with what is wrong and what is kept on disk. */
export interface Activation {
  current(): Snapshot;
  problems(): readonly Problem[];
  status(): KnowledgeStatus;
  onSwap(listener: (snapshot: Snapshot) => void): () => void;
  /** Every pack in force with all its good objects, by name. */
  held(): readonly HeldPack[];
  /** Whether any object is in force. */
  isEmpty(): boolean;
  /** Warms and swaps in what was assembled if it differs from what is in force, and writes it as a generation, the first soon after. */
  put(assembled: Assembled): Promise<void>;
  /** What was assembled for what is in force; null before the first. */
  assembled(): Assembled | null;
  /** Makes ready what was assembled, without putting it into force. */
  prepare(assembled: Assembled): Promise<Prepared>;
  /** Puts into force what was made ready from what is in force now; its generation is written soon after. */
  commit(prepared: Prepared): void;
  /** Resolves when what is in force is written as a generation, or could not be. */
  settled(): Promise<void>;
  /** Leaves what is in force and tells what is wrong. */
  keep(problems: readonly Problem[]): void;
}

/** Begins with nothing in force, and counts on from the generation on disk. */
export function createActivation(
  options: ActivationOptions,
  stored: StoredGeneration | null,
): Activation {
  const inForce = createInForce(options, stored);
  const keeper = createGenerationKeeper(options, stored);
  const activations = createActivations();
  let told: readonly Problem[] = [];
  const candidate = candidateAfter(inForce, stored);
  const tell = (found: readonly Problem[]): void => {
    for (const problem of newErrors(found, told)) options.log("knowledge is refused", problem);
    told = found;
  };
  const problems = (): readonly Problem[] => [...told, ...keeper.problems()];
  const commit = (prepared: Prepared): void => {
    activations.note(prepared.snapshot.packs, new Date());
    inForce.swap(prepared);
    keeper.note(prepared);
    tell([...prepared.assembled.problems, ...prepared.failed]);
  };
  return {
    current: () => inForce.snapshot(),
    problems,
    status: () => ({
      generation: inForce.generation(),
      degraded: problems().some(({ severity }) => severity === "error"),
      packs: healthOf(inForce.snapshot().packs, inForce.candidate().sources, {
        problems: problems(),
        activations,
      }),
    }),
    onSwap: (listener) => inForce.onSwap(listener),
    held: () => inForce.candidate().held,
    isEmpty: () => inForce.isEmpty(),
    keep: tell,
    assembled: () => inForce.assembled(),
    prepare: async (assembled) => inForce.prepare(assembled, await candidate(assembled)),
    commit,
    async settled() {
      await keeper.keepNow();
      if (keeper.problems().length === 0) await options.numbers.release();
    },
    async put(assembled) {
      const next = await candidate(assembled);
      if (isSame(next, inForce.candidate())) {
        inForce.renew(assembled, next);
        tell(assembled.problems);
        return;
      }
      const prepared = await inForce.prepare(assembled, next);
      if (prepared.failed.length > 0 && inForce.assembled() !== null) {
        tell([...assembled.problems, ...prepared.failed]);
        return;
      }
      const isFirst = inForce.assembled() === null;
      commit(prepared);
      // A start need not wait: what it found lies in the folders, too.
      if (!isFirst) await keeper.keepNow();
    },
  };
}

/** Makes the next candidate; when what lies there came into force is known of what was in force, and of what was before the start. */
function candidateAfter(inForce: InForce, stored: StoredGeneration | null) {
  const since = new Map(Object.entries(stored?.head.since ?? {}));
  const sinceMs = (key: string): number => Date.parse(since.get(key) ?? "");
  return (assembled: Assembled) =>
    candidateOf(assembled, { candidate: inForce.candidate(), sinceMs });
}

/** Errors that were not told before. */
function newErrors(found: readonly Problem[], before: readonly Problem[]): Problem[] {
  const known = new Set(before.map(lineOf));
  return found.filter((problem) => problem.severity === "error" && !known.has(lineOf(problem)));
}

function lineOf({ file, path, message }: Problem): string {
  return `${file} ${path} ${message}`;
}
