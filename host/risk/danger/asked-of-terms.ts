import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { tellsOfHarm } from "../owed-pay.ts";
import { HELD_IN_FEAR } from "../deeds.ts";

/** Chance of danger, and of it or another victim, under which a message that asks is about terms and not about what befell somebody. */
const TERMS = { danger: 0.1, withVictim: 0.2 } as const;
/** Chance of who asks from which on a message asks without a question mark. */
const ASKS = 0.3;
/** The same from which on it mostly asks. */
const MOSTLY_ASKS = 0.45;

/** Concepts of leaving a job, an employer or a country as the law has it. */
const LEAVING = conceptHashes("leave-job change-employer exit-permit");
const LEGAL = conceptHashes("legal illegal");
/** Concepts by which somebody is hurt or held, whatever is asked. */
const DEEDS = conceptHashes(`${HELD_IN_FEAR} cry`);

/** Whether it asks whether something may be, a clause, an advert or a rule, in the voice of nobody who is hurt or held: what a contract threatens is no act. */
export function asksOfTerms(reading: Reading): boolean {
  const { wording, text } = reading;
  if (wording === null || tellsOfHarm(reading)) return false;
  const { danger, victim, inquiry } = wording;
  if (danger >= TERMS.danger || danger + victim >= TERMS.withVictim) return false;
  return inquiry >= ASKS || QUESTION_MARK.test(text);
}

/** Whether it asks how one may leave a job, an employer or a country, and nothing tells that anybody is held: the words are those of who is not let go. */
export function asksToLeave(reading: Reading): boolean {
  const { wording, folded, language } = reading;
  if (wording === null || tellsOfHarm(reading)) return false;
  const told = findConcepts(folded.folded, language);
  const asksLaw =
    meanAny(told, LEGAL) && wording.inquiry >= ASKS && wording.inquiry > wording.danger;
  if (wording.inquiry < MOSTLY_ASKS && !asksLaw) return false;
  return meanAny(told, LEAVING) && !meanAny(told, DEEDS);
}
