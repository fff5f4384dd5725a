import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { isGraveSeverity } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";

export type Step = KnowledgeObject<"reasoning_step">;

/** Most steps of one answer. */
const MOST = 5;
/** The slot of steps that belong to an answer; a step without a slot does too. */
const ANSWER = "answer-steps";

/** What was found of a message and what it is about. */
export interface Told {
  readonly hits: readonly Pick<GrepHit, "dimensions" | "severity">[];
  readonly topics: ReadonlySet<string>;
}

/** The steps of an answer to a message, by the dimensions it shows, in their order, at most five: those for every case are always among them, and never one that does not fit what is gravely told beside it. A composed answer and a model are told the same ones. */
export function stepsFor(snapshot: Snapshot, { hits, topics }: Told): readonly Step[] {
  const { inOrder, n_general } = snapshot.derive(buildSteps);
  const dimensions = new Set(hits.flatMap((hit) => hit.dimensions));
  const grave = graveIn({ hits, topics });
  let room = MOST - n_general;
  return inOrder.filter((step) => {
    if (isGeneral(step)) return true;
    const fits = room > 0 && isFor(step, dimensions) && !isBarred(step, grave);
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

function isBarred({ extensions }: Step, grave: ReadonlySet<string>): boolean {
  return (extensions?.unless_indicators ?? []).some((dimension) => grave.has(dimension));
}

/** Subjects that tell of a dimension in so many words. */
const HEARD: Readonly<Record<string, string>> = {
  confinement: "restriction-of-movement",
  violence: "physical-and-sexual-violence",
};

/** The dimensions that grave signs or the words themselves tell of. */
function graveIn({ hits, topics }: Told): ReadonlySet<string> {
  const signs = hits.filter(({ severity }) => isGraveSeverity(severity));
  const heard = [...topics].flatMap((topic) => HEARD[topic] ?? []);
  return new Set([...signs.flatMap((hit) => hit.dimensions), ...heard]);
}

function isGeneral({ extensions }: Step): boolean {
  return (extensions?.applies_to_indicators ?? []).length === 0;
}

function byOrder(a: Step, b: Step): number {
  return a.content.order - b.content.order || (a.id < b.id ? -1 : 1);
}
