import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";

export type Step = KnowledgeObject<"reasoning_step">;

/** Most steps of one answer. */
const MOST = 5;
/** The slot of steps that belong to an answer; a step without a slot does too. */
const ANSWER = "answer-steps";

/** The steps of an answer to a message that shows these dimensions, in their order, at most five: those for every case are always among them. A composed answer and a model are told the same ones. */
export function stepsFor(snapshot: Snapshot, dimensions: ReadonlySet<string>): readonly Step[] {
  const { inOrder, n_general } = snapshot.derive(buildSteps);
  let room = MOST - n_general;
  return inOrder.filter((step) => {
    if (isGeneral(step)) return true;
    const fits = room > 0 && isFor(step, dimensions);
    if (fits) room -= 1;
    return fits;
  });
}

interface Steps {
  readonly inOrder: readonly Step[];
  /** Those of them that are for every case. */
  readonly n_general: number;
}

/** The reasoning_step objects of an answer in their order. Made once per snapshot by `snapshot.derive(buildSteps)`. */
export function buildSteps(snapshot: Snapshot): Steps {
  const inOrder = snapshot
    .all("reasoning_step")
    .filter(({ extensions }) => (extensions?.slot ?? ANSWER) === ANSWER)
    .toSorted(byOrder);
  return { inOrder, n_general: inOrder.filter(isGeneral).length };
}

function isFor({ extensions }: Step, dimensions: ReadonlySet<string>): boolean {
  return (extensions?.applies_to_indicators ?? []).some((dimension) => dimensions.has(dimension));
}

function isGeneral({ extensions }: Step): boolean {
  return (extensions?.applies_to_indicators ?? []).length === 0;
}

function byOrder(a: Step, b: Step): number {
  return a.content.order - b.content.order || (a.id < b.id ? -1 : 1);
}
