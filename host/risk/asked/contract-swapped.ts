import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { FORCED, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { CONTRAST } from "./words/contrast-words.ts";

/** Concepts of what was agreed. */
const AGREED = conceptHashes("contract promise sign");
const DIFFERENT = conceptHashes("different");
/** Concepts by which one thing is set against another. */
const AGAINST = conceptHashes("but only different change instead");
/** Concepts of what somebody is asked for: a sum beside them is no pay. */
const CHARGED = conceptHashes("fee charge cost deposit borrow debt owe fine deduct refund");

/** What makes it another matter. */
const ELSE = [...FORCED, "recruitment_fee", "loan", "deposit", "passport", "release"] as const;

/** A figure that may be a sum, and no year but a round one. */
const FIGURE = /(?<![\d.,+-])(?:\d{1,3}(?:[.,]\d{3})+|\d{3,7})(?![\d%-]|[.,]\d)/g;
const YEAR = { from: 1900, to: 2100, round: 100 } as const;

const contrast = once(() => new WordsWithin(CONTRAST));

/** Whether it tells that what is paid, or is to be signed, is not what was signed or promised before: two unlike sums beside a contract or a promise, set against each other, or a contract that is different. */
export function tellsContractSwapped(reading: Reading): boolean {
  const { topics, folded, language, feeDemanded, hasPaid, sumsTold } = reading;
  if (hasAny(topics, ELSE) || feeDemanded !== undefined) return false;
  if (hasPaid === true || sumsTold?.isCharge === true) return false;
  const told = findConcepts(folded.folded, language);
  if (!meanAny(told, AGREED) || meanAny(told, CHARGED)) return false;
  if (areNear(told, DIFFERENT, AGREED)) return true;
  return namesTwoSums(reading) && (meanAny(told, AGAINST) || contrast().test(folded.folded));
}

/** Two sums that are not the same, at least one of them money by its words. */
function namesTwoSums({ amounts, folded }: Reading): boolean {
  const sums = amounts.filter(({ value, currency }) => value > 0 && currency !== "%");
  const [first] = sums;
  if (first === undefined) return false;
  if (sums.some(({ value }) => value !== first.value)) return true;
  return Array.from(folded.folded.matchAll(FIGURE), ([figure]) =>
    Number(figure.replaceAll(/[.,]/g, "")),
  ).some((other) => other !== first.value && !isYear(other));
}

function isYear(value: number): boolean {
  return value >= YEAR.from && value <= YEAR.to && value % YEAR.round !== 0;
}
