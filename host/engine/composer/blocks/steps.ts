import { FEE_SIGNS, isOnlyHurt } from "./facts.ts";
import { stepsFor, type Step } from "../../../reasoning/steps.ts";
import { blockOf, type Block, type Draft } from "../block.ts";
import { oneLine } from "../plain.ts";

/** What to keep as proof and what to do next: the steps of an answer, each in the reader's language where there is one. */
export function stepsBlock(draft: Draft): Block | null {
  const fired = new Set(draft.found.hits.flatMap((hit) => hit.dimensions));
  // Who was hurt and speaks of money speaks of the doctor's bill.
  if (isOnlyHurt(draft.reading)) for (const sign of FEE_SIGNS) fired.delete(sign);
  return stepsOf(draft, fired);
}

/** The same where somebody who was asked for a fee tells no more than where they are from: what was advised before holds yet. Null of any other message. */
export function stepsLeft(draft: Draft): Block | null {
  const { placesAlone, beforeLeaving } = draft.reading;
  return placesAlone === true && beforeLeaving !== undefined ? stepsOf(draft, FEE) : null;
}

const FEE: ReadonlySet<string> = new Set(["illegal_fees"]);

function stepsOf(draft: Draft, dimensions: ReadonlySet<string>): Block | null {
  const lines = stepsFor(draft.knowledge, dimensions).map((step) => instructionOf(draft, step));
  return blockOf(7, draft.say("steps"), lines);
}

function instructionOf({ language, say }: Draft, { id, content }: Step): string {
  const local = language === "en" ? "" : say(`step-${id}`);
  return oneLine(local === "" ? content.instruction : local, 600);
}
