import type { FoldedText } from "../../contract/reading.ts";
import { bareFigures } from "./bare-figures.ts";
import type { Stretch } from "./sum-kinds.ts";
import { SUM_WORDS } from "./sum-words.ts";
import { CLAUSE_END } from "./waived-charges.ts";

/** Units of a folded text between a figure and what it is asked for: "25000 for the visa stamping". */
const NEAR = 16;

/** Whether a figure that names no money stands beside a paper, a test or a trip, which then has a price: "no fee, only 5000 for medical". A wage beside a free ticket is none. */
export function pricesItems({ folded }: FoldedText): boolean {
  const figures = bareFigures(folded);
  if (figures.length === 0) return false;
  const billed = Array.from(folded.matchAll(SUM_WORDS.billed()), ({ index, 0: item }) => ({
    start: index,
    end: index + item.length,
  }));
  return figures.some((figure) => billed.some((item) => isPriceOf(folded, figure, item)));
}

function isPriceOf(folded: string, figure: Stretch, item: Stretch): boolean {
  const [first, last] = figure.start < item.start ? [figure, item] : [item, figure];
  const between = folded.slice(first.end, last.start);
  if (between.length > NEAR || CLAUSE_END.test(between)) return false;
  return [SUM_WORDS.waived(), SUM_WORDS.pay(), SUM_WORDS.byTime()].every(
    (words) => between.search(words) < 0,
  );
}
