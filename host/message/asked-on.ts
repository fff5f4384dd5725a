import { conceptHashes } from "../../schemas/concept-hash.ts";
import { AT_WORK, OF_PAY } from "../../schemas/questions.ts";
import type { Reading } from "../contract/reading.ts";
import { onlyNods, onlyThanks } from "../reading/thanks.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { SHORT } from "./short-turn.ts";

/** Letters up to which a turn without a subject asks on about what was asked before: "and how many times?" */
const BRIEF = 60;

/** The question of before, which a turn of few words that names no subject asks on about. */
export function askedOn(own: Reading, before: Reading): Pick<Reading, "questionAsked"> {
  const { questionAsked } = before;
  if (questionAsked === undefined || !AT_WORK.has(questionAsked) || OF_PAY.has(questionAsked))
    return {};
  return isWithoutSubject(own) ? { questionAsked } : {};
}

function isWithoutSubject(own: Reading): boolean {
  const { text, topics, countries, amounts, danger = null } = own;
  if (text.trim().length > BRIEF || danger !== null) return false;
  if (topics.size + countries.length + amounts.length > 0) return false;
  if (onlyThanks(own) || onlyNods(own)) return false;
  const { questionAsked, contactAsked, numbersAsked, serviceAsked, priceAsked, answerIn } = own;
  const asked = [questionAsked, contactAsked, numbersAsked, serviceAsked, priceAsked, answerIn];
  return asked.every((each) => each === undefined);
}

const HOW_MUCH = conceptHashes("how-much");
/** Concepts of what "how much" asks beside money. */
const COUNTED = conceptHashes("hours day week night worker migrant");

/** Whether a turn asks how much, where a recruiter's fee was spoken of before. */
export function asksHowMuchOfFee(own: Reading, before: Reading): boolean {
  if (own.topics.size > 0 || own.text.length > SHORT || !isOfFee(before)) return false;
  const told = findConcepts(own.folded.folded, own.language ?? before.language);
  return meanAny(told, HOW_MUCH) && !meanAny(told, COUNTED);
}

/** What a fee is said to be for: papers, tests and trips of a worker's own. */
const PRETEXTS: ReadonlySet<string> = new Set(["travel", "visa", "medical", "passport"]);

/** Whether a turn only tells what the fee is for that was asked before: "he says it is for the ticket". */
export function tellsWhatFeeIsFor(own: Reading, before: Reading): boolean {
  const { topics, text, amounts, needsDoctor, questionAsked } = own;
  if (topics.size === 0 || text.length > SHORT || amounts.length > 0) return false;
  if (needsDoctor === true || questionAsked !== undefined) return false;
  return isOfFee(before) && topics.isSubsetOf(PRETEXTS);
}

/** Whether it is of what a recruiter asks. */
export function isOfFee({ feeDemanded, priceAsked, sumsTold, topics }: Reading): boolean {
  if (feeDemanded !== undefined || priceAsked === true) return true;
  return topics.has("agent") && sumsTold !== undefined;
}
