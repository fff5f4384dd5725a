import { once } from "../../../schemas/once.ts";
import { sentenceAt, type Stretch } from "../../matching/sentence.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { RowsFinder } from "../terms/rows-finder.ts";
import type { Rows } from "../terms/rows.ts";
import { WordsWithin } from "../terms/words-within.ts";
import { GIVERS, NOT_PAID, NOT_PAID_UNSPACED, PAID, type PaidWords } from "../vocabulary/paid.ts";

/** Where somebody tells that they have paid, and where that they gave something, which a sum beside it makes a payment. */
export interface PaidSpots {
  readonly paid: readonly Stretch[];
  readonly gave: readonly Stretch[];
}

const finders = once(() => ({
  paid: new RowsFinder(PAID.map((words) => rowsOf(words, words.paid))),
  gave: new RowsFinder(PAID.map((words) => rowsOf(words, words.gave))),
  given: new RowsFinder(
    PAID.flatMap((words) => (words.given === undefined ? [] : [rowsOf(words, words.given)])),
  ),
  givers: new WordsWithin(GIVERS),
}));

function rowsOf({ unspaced }: PaidWords, said: string): Rows {
  return unspaced === true
    ? { ways: [[said]], unlessAfter: NOT_PAID_UNSPACED, unspaced }
    : { ways: [[said]], unlessAfter: NOT_PAID };
}

/** Where a text tells, in the past, that whoever speaks paid or gave: "i already paid", "nagbayad na ako", "मैले तिरिसकें", "maine agency ko 80000 diye". */
export function paidSpots(text: FoldedText): PaidSpots {
  const { paid, gave, given, givers } = finders();
  const { folded } = text;
  const byGiver = given
    .find(folded)
    .map(spotOf)
    .filter(({ start }) => givers.test(folded.slice(sentenceAt(text, start).start, start)));
  return {
    paid: paid.find(folded).map(spotOf),
    gave: [...gave.find(folded).map(spotOf), ...byGiver],
  };
}

function spotOf({ index, 0: said }: RegExpExecArray): Stretch {
  return { start: index, end: index + said.length };
}
