import type { FoldedText } from "../../contract/reading.ts";
import { parseFigure } from "./figures.ts";
import { isPartOfName } from "./named-figures.ts";
import { SUM_WORDS } from "./sum-words.ts";

/** Units of a folded text between a figure and what it is asked for: "25000 for the visa stamping". */
const NEAR = 16;
const LEAST_SUM = 100;
const FIGURE = /\d(?:[\d.,]*\d)?/g;
const CLAUSE_END = /[.,;!?|•\n،؛።၊။।]/u;

/** Whether a figure that names no money stands beside a paper, a test or a trip, which then has a price: "no fee, only 5000 for medical". A wage beside a free ticket is none. */
export function pricesItems({ folded }: FoldedText): boolean {
  const figures = Array.from(folded.matchAll(FIGURE)).filter(isSum);
  if (figures.length === 0) return false;
  const billed = Array.from(folded.matchAll(SUM_WORDS.billed()));
  return figures.some((figure) => billed.some((item) => isPriceOf(folded, figure, item)));
}

function isSum({ index, input, 0: figure }: RegExpExecArray): boolean {
  const value = isPartOfName(input, index, figure) ? null : parseFigure(figure);
  return value !== null && value >= LEAST_SUM && (value < 1900 || value > 2100);
}

function isPriceOf(folded: string, figure: RegExpExecArray, item: RegExpExecArray): boolean {
  const [first, last] = figure.index < item.index ? [figure, item] : [item, figure];
  const between = folded.slice(first.index + first[0].length, last.index);
  if (between.length > NEAR || CLAUSE_END.test(between)) return false;
  return [SUM_WORDS.waived(), SUM_WORDS.pay(), SUM_WORDS.byTime()].every(
    (words) => between.search(words) < 0,
  );
}
