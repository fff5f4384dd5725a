import { OF_PAY } from "../../../../schemas/questions.ts";
import { FEES, hasAny } from "../../../../schemas/subjects.ts";
import { isGraveSeverity } from "../../../../schemas/taxonomy.ts";
import type { GrepHit } from "../../../contract/layer.ts";
import { sumFor } from "../../../risk/asked/sum-for.ts";
import type { Reading } from "../../../contract/reading.ts";
import type { Found } from "./evidence.ts";

/** What a recruiter does who takes money for a job. */
const OF_CHARGES: ReadonlySet<string> = new Set(["illegal_fees", "fee_camouflage"]);
/** What rules for such name beside it. */
const BESIDE: ReadonlySet<string> = new Set([...OF_CHARGES, "fraudulent_offer"]);

/** What was found without the signs of a charge, where the only sums are what a job pays, what is taken off it or what leaving it would cost, pay is owed, or nothing is charged: a wage beside an agency is no fee. */
export function withoutCharges(found: Found, reading: Reading): Found {
  if (!tellsOfPayAlone(reading)) return found;
  const hits = found.hits.filter((hit) => !isOfCharges(hit));
  if (hits.length === found.hits.length) return found;
  const left = new Set(hits.flatMap(({ dimensions }) => dimensions));
  const patterns = found.patterns.filter(({ indicators }) =>
    indicators.every((each) => !OF_CHARGES.has(each) || left.has(each)),
  );
  return { ...found, hits, patterns };
}

function tellsOfPayAlone(reading: Reading): boolean {
  const { feeDemanded, hasPaid, priceAsked, sumsTold, questionAsked } = reading;
  if (sumFor(reading) === "leaving") return true;
  if (feeDemanded !== undefined || hasPaid === true || priceAsked === true) return false;
  if (questionAsked !== undefined && OF_PAY.has(questionAsked)) return true;
  if (sumsTold?.isCharge === true) return false;
  return reading.chargesNothing === true || isOwedAlone(reading);
}

/** Whether pay is owed, and neither a sum nor a name of a charge beside it: in some languages "pay" is a word of fees. */
function isOwedAlone({ payOwed, wagesOwed, topics, amounts }: Reading): boolean {
  if (payOwed === undefined && wagesOwed !== true) return false;
  return !hasAny(topics, amounts.length === 0 ? NAMED : FEES);
}

const NAMED = FEES.filter((topic) => topic !== "fee");

function isOfCharges(hit: GrepHit): boolean {
  const { custom, severity, leaf, dimensions, named = dimensions } = hit;
  if (custom === true) return false;
  // What a heuristic sums up is no graver than the words of pay on which it rests.
  if (leaf === "heuristic_rule" && dimensions.some((each) => OF_CHARGES.has(each))) return true;
  if (isGraveSeverity(severity)) return false;
  return named.some((each) => OF_CHARGES.has(each)) && named.every((each) => BESIDE.has(each));
}
