import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { KindChances, Reading } from "../../contract/reading.ts";
import { tellsHarm } from "./matter.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Concepts of what is paid, or taken of those who work. */
const COSTS = conceptHashes(
  "pay charge cost fee money deduct refund owe deposit salary recruit fine ticket visa number-big",
);
/** Concepts by which something is asked. */
const QUESTION = conceptHashes("is-it may must what who how how-much legal");

/** Chance of an advert from which on nothing is asked. */
const IS_ADVERT = 0.6;
/** The same of an advert or of who informs, where hardly anybody asks. */
const IS_SHOWN = 0.5;
const HARDLY_ASKS = 0.15;
/** Chance of a victim from which on somebody who names workers of theirs is rather one whom harm befalls: where harm is told, and where none is. */
const MAY_BE_VICTIM = 0.5;
const IS_VICTIM = 0.7;

/** UTF-16 units up to which whoever hires and tells of a matter asks what to do about it: "my helper wants to leave". */
const BRIEF = 120;

/** Whether somebody who hires, or finds workers, asks something: neither an advert nor a worker, who sound like an offer or a victim. */
export function asksAsEmployer(reading: Reading): boolean {
  const { folded, language, wording, text, needs, questionAsked } = reading;
  if (wording === null || wording.offer >= IS_ADVERT || isShown(wording)) return false;
  if (needs?.has("needs_doctor") === true) return false;
  const most = tellsHarm(reading) ? MAY_BE_VICTIM : IS_VICTIM;
  if (wording.danger + wording.victim >= most) return false;
  if (questionAsked !== undefined || text.length <= BRIEF || QUESTION_MARK.test(text)) return true;
  return meanAny(findConcepts(folded.folded, language), QUESTION);
}

/** Whether it is rather an advert or a notice, whoever shows it. */
export function isShown({ offer, compliance, inquiry }: KindChances): boolean {
  return offer + compliance >= IS_SHOWN && inquiry < HARDLY_ASKS;
}

/** Whether what is asked is what must be paid or may be taken. */
export function asksWhatToPay({ folded, language }: Pick<Reading, "folded" | "language">): boolean {
  return meanAny(findConcepts(folded.folded, language), COSTS);
}
