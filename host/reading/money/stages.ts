import type { AmountMention, FoldedText } from "../../contract/reading.ts";
import { parseFigure } from "./figures.ts";
import { isPartOfName } from "./named-figures.ts";
import { HAS_SUM_WORDS, SUM_WORDS } from "./sum-words.ts";

/** Units of the folded text between a figure and the word that says when it is paid. */
const NEAR = 12;
const LEAST_SUM = 100;
const FIGURE = /\d(?:[\d.,]*\d)?/g;

/** Whether a folded text tells of what is paid first and of what is paid later. */
export function isInStages(folded: string): boolean {
  return HAS_SUM_WORDS.first().test(folded) && HAS_SUM_WORDS.later().test(folded);
}

/** The figures of a text without a currency that are paid first or later, beside sums that have one: "500 dollars now and 700 on arrival". */
export function stageFigures(
  text: FoldedText,
  amounts: readonly AmountMention[],
): readonly AmountMention[] {
  const { folded } = text;
  if (!isInStages(folded)) return [];
  const stages = [SUM_WORDS.first(), SUM_WORDS.later()].flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), ({ index, 0: found }) => [index, index + found.length]),
  );
  return Array.from(folded.matchAll(FIGURE)).flatMap((match): readonly AmountMention[] => {
    const at = match.index;
    const to = at + match[0].length;
    const value = isPartOfName(folded, at, match[0]) ? null : parseFigure(match[0]);
    const isYear = value !== null && value >= 1900 && value <= 2100;
    if (value === null || value < LEAST_SUM || isYear) return [];
    const start = text.startOf(at);
    const end = text.endOf(to);
    if (amounts.some((amount) => amount.start < end && start < amount.end)) return [];
    const isNear = stages.some(([from = 0, last = 0]) => from - to <= NEAR && at - last <= NEAR);
    const written = text.original.slice(start, end);
    return isNear ? [{ value, currency: null, text: written, start, end }] : [];
  });
}
