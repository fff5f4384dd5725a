import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { blockOf, type Block, type Draft } from "./block.ts";
import { oneLine } from "./plain.ts";

const MOST = 5;
const STEP_SLOT = "answer-steps";

type Step = KnowledgeObject<"reasoning_step">;

/** What to keep as proof and what to do next: the reasoning_step objects of the slot `answer-steps`, at most five in their order; those for every case are always among them. */
export function stepsBlock(draft: Draft): Block | null {
  const fired = new Set(draft.found.hits.flatMap((hit) => hit.dimensions));
  const steps = draft.knowledge
    .all("reasoning_step")
    .filter(({ extensions }) => extensions?.slot === STEP_SLOT)
    .toSorted(byOrder);
  const general = steps.filter((step) => dimensionsOf(step).length === 0);
  const fitting = steps.filter((step) => dimensionsOf(step).some((name) => fired.has(name)));
  const chosen = [...fitting.slice(0, Math.max(0, MOST - general.length)), ...general];
  const lines = chosen.toSorted(byOrder).map((step) => instructionOf(draft, step));
  return blockOf(7, draft.say("steps"), lines);
}

function byOrder(a: Step, b: Step): number {
  return a.content.order - b.content.order || (a.id < b.id ? -1 : 1);
}

function dimensionsOf({ extensions }: Step): readonly string[] {
  return extensions?.applies_to_indicators ?? [];
}

function instructionOf({ language, say }: Draft, { id, content }: Step): string {
  const local = language === "en" ? "" : say(`step-${id}`);
  return oneLine(local === "" ? content.instruction : local, 600);
}
