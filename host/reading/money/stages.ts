import type { AmountMention, FoldedText } from "../../contract/reading.ts";
import { bareFigures } from "./bare-figures.ts";
import { HAS_SUM_WORDS, SUM_WORDS } from "./sum-words.ts";

/** Units of the folded text between a figure and the word that says when it is paid. */
const NEAR = 12;

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
  return bareFigures(folded).flatMap(({ value, start: at, end: to }): readonly AmountMention[] => {
    const start = text.startOf(at);
    const end = text.endOf(to);
    if (amounts.some((amount) => amount.start < end && start < amount.end)) return [];
    const isNear = stages.some(([from = 0, last = 0]) => from - to <= NEAR && at - last <= NEAR);
    const written = text.original.slice(start, end);
    return isNear ? [{ value, currency: null, text: written, start, end }] : [];
  });
}
