import { findMoney } from "../../verification/amounts/money.ts";
import type { Identifying } from "./identify.ts";
import { wordsIn } from "./words.ts";

/** Kinds that describe one case when they meet, though each alone may fit many. */
const OF_A_CASE: ReadonlySet<string> = new Set([
  "employer",
  "exact_date",
  "age",
  "address",
  "postal_address",
  "date",
  "date_of_birth",
  "coordinates",
  "plate",
]);
/** So many of them together are rare. */
const RARE = 3;
/** Figures of a sum beyond the second tell one payment from others. */
const PRECISE = 3;

/** Why a query may not leave even without what was taken out, as a sentence without values; null where it may. */
export function reasonToBlock(
  left: string,
  found: readonly Identifying[],
  isSaying: (word: string) => boolean,
): string | null {
  if (!wordsIn(left).some(({ word }) => isSaying(word)))
    return found.length === 0
      ? "Nothing in the query can be searched for."
      : "Without what identifies a person nothing is left to search for.";
  const kinds = new Set(found.map(({ kind }) => kind).filter((kind) => OF_A_CASE.has(kind)));
  const sums = new Set(
    findMoney(left)
      .filter(({ value }) => figuresOf(value) >= PRECISE)
      .map(({ value }) => value),
  );
  if (kinds.size + sums.size < RARE) return null;
  const told = [...kinds, ...(sums.size > 0 ? ["exact sums"] : [])].join(", ").replaceAll("_", " ");
  return `The query describes one case (${told}); ask about the subject alone.`;
}

/** Significant figures: 60,000 has one, 63,450 has four. */
function figuresOf(value: number): number {
  return value
    .toString()
    .replace(".", "")
    .replace(/^0+|0+$/g, "").length;
}
