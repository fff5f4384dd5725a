import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { FORCED, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { countsOf } from "../../reading/money/counted.ts";
import { spots } from "../../reading/terms/beside.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { CUTS } from "./words/cut-words.ts";

const DEDUCTED = conceptHashes("deduct");
/** Concepts of what something is taken off, and of how much. */
const PAY = conceptHashes("salary currency number-big month overtime bonus");
/** Concepts of what is taken off for, that has nothing to do with getting the job. */
const FOR_STAY = conceptHashes(
  "food water room rent repair fine tax bill insurance medicine sick sleep day-off",
);
/** Concepts of what a recruiter or a lender takes, and of who they are. */
const FEES = conceptHashes("fee borrow debt lender interest");
const TAKERS = conceptHashes("agent agency recruit");

/** Who pays wages, or what they are. */
const AT_WORK = ["employer", "overseer", "salary", "deduction", "sector"] as const;
/** What makes it another matter. */
const ELSE = [...FORCED, "recruitment_fee", "loan", "passport", "release", "everyday"] as const;

/** Units of the folded text between a word of cutting and the sum that is cut. */
const NEAR_SUM = 24;
const FIGURE = /\d{2}/;

const cuts = once(() => spots(CUTS));

/** Whether it tells that a part of the wages is taken off for something that is no recruiter's fee: a bed, food, damage, a levy. */
export function tellsDeduction(reading: Reading): boolean {
  const { topics, folded, language } = reading;
  if (hasAny(topics, ELSE)) return false;
  const told = findConcepts(folded.folded, language);
  const isTaken = topics.has("deduction") || areNear(told, DEDUCTED, PAY) || cutsSum(folded.folded);
  if (!isTaken || !(hasAny(topics, AT_WORK) || meanAny(told, AT_PAY))) return false;
  if (meanAny(told, FEES)) return false;
  return meanAny(told, FOR_STAY) || !meanAny(told, TAKERS);
}

/** Whether whole months of pay are taken, for nothing that is named: a recruiter's fee is taken so. */
export function isOfMonths({ folded, language }: Reading): boolean {
  const told = findConcepts(folded.folded, language);
  return countsOf("months", folded.folded).length > 0 && !meanAny(told, FOR_STAY);
}

const AT_PAY = conceptHashes("salary employer company madam manager supervisor");

/** "cut 150 riyal", "binawasan ng 600": words that by themselves cut anything. */
function cutsSum(folded: string): boolean {
  return Array.from(folded.matchAll(cuts()), ({ index, 0: word }) => {
    const end = index + word.length;
    return (
      folded.slice(Math.max(0, index - NEAR_SUM), index) + " " + folded.slice(end, end + NEAR_SUM)
    );
  }).some((beside) => FIGURE.test(beside));
}
