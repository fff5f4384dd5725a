import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Concepts of what whoever hires asks about: what is paid, taken back or kept. */
const ASKED = conceptHashes(
  "pay charge cost fee money deduct refund owe deposit legal illegal law allow may must salary keep passport contract rights recruit fine ticket visa",
);
/** Concepts by which something is asked. */
const QUESTION = conceptHashes("is-it may must what who how how-much legal");

/** Whether somebody who hires, or finds workers, asks what is to be paid or may be taken: neither an advert nor a worker, who sound like an offer or a victim. Who pays a ticket is answered alike to both. */
export function asksWhatToPay(
  reading: Pick<Reading, "folded" | "language" | "wording" | "text" | "questionAsked">,
): boolean {
  const { wording, text, questionAsked } = reading;
  if (wording === null || questionAsked === "who_pays") return false;
  const { offer, danger, victim, inquiry, compliance } = wording;
  if (Math.max(offer, danger + victim) > inquiry + compliance) return false;
  const told = findConcepts(reading.folded.folded, reading.language);
  return meanAny(told, ASKED) && (QUESTION_MARK.test(text) || meanAny(told, QUESTION));
}
