import { findPhones } from "../../verification/contacts/phones.ts";

/** A stretch of the folded text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Digits from which on a run is a telephone number wherever it stands. */
const SHORTEST = 7;
const GROUPS = /\d+/g;

/** Where a folded text holds telephone numbers that a figure without a currency might be read from: runs in groups as nobody writes a sum, and no list of round sums or range of two. */
export function phoneStretches(folded: string): readonly Stretch[] {
  return findPhones(folded).filter(({ start, end, digits }) => {
    const groups = folded.slice(start, end).match(GROUPS) ?? [];
    const areRound = groups.every((group) => /^[1-9]\d*00$/.test(group));
    return digits.length >= SHORTEST && groups.length > 1 && !areRound && !isThousands(groups);
  });
}

/** 60 000 and 1 500 000 are sums. */
function isThousands([first = "", ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every(({ length }) => length === 3);
}
