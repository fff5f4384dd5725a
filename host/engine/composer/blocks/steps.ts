import { stepsFor, type Step } from "../../../reasoning/steps.ts";
import { blockOf, type Block, type Draft } from "../block.ts";
import { oneLine } from "../plain.ts";

/** What to keep as proof and what to do next: the steps of an answer, each in the reader's language where there is one. */
export function stepsBlock(draft: Draft): Block | null {
  const fired = new Set(draft.found.hits.flatMap((hit) => hit.dimensions));
  const lines = stepsFor(draft.knowledge, fired).map((step) => instructionOf(draft, step));
  return blockOf(7, draft.say("steps"), lines);
}

function instructionOf({ language, say }: Draft, { id, content }: Step): string {
  const local = language === "en" ? "" : say(`step-${id}`);
  return oneLine(local === "" ? content.instruction : local, 600);
}
