import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { RELEASE } from "./words/release-words.ts";

/** Concepts of a leave that an employer gives, of who gives it, and of money that is taken for it. */
const LEAVE = conceptHashes("exit-permit change-employer");
const GIVER = conceptHashes("employer company madam manager supervisor");
const TAKING = conceptHashes("pay charge owe fine cost fee must");
/** Concepts of a recruiter and of going there: what is asked then is for the job. */
const RECRUITER = conceptHashes("agent agency recruit vacancy apply interview");

const AT_WORK = ["employer", "overseer"] as const;
const ELSE = ["salary", "loan", "recruitment_fee", "everyday"] as const;

const release = once(() => new WordsWithin(RELEASE));

/** Whether a sum is asked for a release, an exit or a transfer by whom somebody works for: no recruiter's fee, whatever it is called. */
export function tellsReleaseMoney(reading: Reading): boolean {
  const { amounts, topics, folded, language, sumsTold } = reading;
  if (!amounts.some(({ currency }) => currency !== "%") || hasAny(topics, ELSE)) return false;
  const told = findConcepts(folded.folded, language);
  if (!meanAny(told, LEAVE) && !release().test(folded.folded)) return false;
  if (topics.has("agent") || meanAny(told, RECRUITER)) return false;
  const isAsked = sumsTold !== undefined || meanAny(told, TAKING);
  return isAsked || hasAny(topics, AT_WORK) || meanAny(told, GIVER);
}
