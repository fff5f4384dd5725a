import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { AmountMention, Reading } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** A limit on interest, or a loan's price, in percent of what was borrowed. */
export interface Rate {
  readonly percent: number;
  readonly per: "month" | "year";
}

/** Months of a year. */
export const MONTHS = 12;

/** A rate in percent a year, without interest on interest. */
export function aYear({ percent, per }: Rate): number {
  return per === "year" ? percent : percent * MONTHS;
}

/** What a loan costs: the rate that is told, or what is paid back in so many months beside what was lent, as if all of it had been owed all the time, so that it is no less. */
export function loanPrice(reading: Reading): Rate | null {
  return toldRate(reading) ?? reckonedRate(reading);
}

const MONTH = conceptHashes("month");
const YEAR = conceptHashes("year");
/** UTF-16 units behind a percentage in which its time is told. */
const BESIDE = 24;

function toldRate({ amounts, folded, language }: Reading): Rate | null {
  const rates = amounts.filter(({ currency }) => currency === "%");
  const [rate] = rates;
  if (rate === undefined || rates.length > 1) return null;
  const at = foldedAt(folded, rate.start);
  const length = rate.end - rate.start;
  const beside = folded.folded.slice(Math.max(0, at - BESIDE), at + length + BESIDE);
  const told = findConcepts(beside, language);
  const [isMonth, isYear] = [MONTH, YEAR].map((concepts) => meanAny(told, concepts));
  if (isMonth === isYear) return null;
  return { percent: rate.value, per: isMonth === true ? "month" : "year" };
}

function reckonedRate({ amounts, sumsTold }: Reading): Rate | null {
  const { times = 0, each = 0 } = sumsTold?.asked.inParts ?? {};
  const total = times * each;
  if (total === 0) return null;
  const lent = lentAmong(amounts, { part: each, total });
  if (lent === undefined) return null;
  return { percent: ((total - lent) / lent / times) * 100, per: "month" };
}

/** The one other sum that is less than all that is paid back. */
function lentAmong(
  amounts: readonly AmountMention[],
  { part, total }: { readonly part: number; readonly total: number },
): number | undefined {
  const others = amounts.filter(
    ({ value, currency }) => currency !== "%" && value !== part && value > part && value < total,
  );
  const [lent] = others;
  return others.length === 1 ? lent?.value : undefined;
}
