import { readAmounts } from "../../reading/money/amounts.ts";
import { findTerms } from "../../reading/terms/lexicon.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { parseFigure } from "../../reading/money/figures.ts";
import { means, type Sentence } from "../sentences.ts";
import { findMoney, type Money } from "./money.ts";
import { isAfterPhoneWord } from "../contacts/phone-words.ts";
import { overlaps, type Span } from "../span.ts";

/** The sums of a text in figures or in words of the languages that are read, with a currency or beside a word of paying; offsets from `start` on. */
function sumsRead(
  folded: FoldedText,
  language: string | null,
  { countries, start }: { readonly countries: ReadonlySet<string>; readonly start: number },
): Money[] {
  const units = findTerms(folded).filter(({ value }) => value.unit);
  return readAmounts(folded, units, { countries, language }).map((sum) => ({
    value: sum.value,
    currency: sum.currency,
    start: start + sum.start,
    end: start + sum.end,
  }));
}

/** Words of sums in words. */
const AMOUNTS = conceptHashes("number-big currency");

function isNew(sum: Span, of: readonly Span[]): boolean {
  return !of.some((other) => overlaps(sum, other));
}

/** The sums of a sentence that none of `known` stands over, with large figures that may be one. */
export function furtherSums(
  { folded, language, start, text, words }: Sentence,
  known: readonly Money[],
  countries: ReadonlySet<string>,
): Money[] {
  if (!/\p{L}/u.test(text)) return [];
  if (!/\d{3}/.test(text) && !means(words(), AMOUNTS)) return [];
  const own = known.filter((sum) => sum.start < start + text.length && sum.end > start);
  const read = sumsRead(folded(), language(), { countries, start });
  // Evidence may write their currency otherwise: their value tells.
  const further = read
    .filter((sum) => isNew(sum, own))
    .map((sum) => ({ ...sum, currency: sum.currency === "%" ? "%" : null }));
  const bare = bareFigures(text, start).filter((sum) => isNew(sum, [...own, ...further]));
  return [...further, ...bare];
}

const BARE =
  /(?<![\p{L}\p{M}\d#№/+.,:-])(?:\d{1,3}(?:[., \u00a0\u202f'’]\d{3})+|\d{4,9})(?![\d/:%]|[.,-]\d|[a-z])/giu;

/** Figures of a thousand and more that are no year. */
function bareFigures(text: string, start: number): Money[] {
  return Array.from(text.matchAll(BARE)).flatMap(({ 0: figure, index }) => {
    const value = Number(figure.replaceAll(/\D/g, ""));
    const isYear = /^(?:19|20|25)\d\d$/.test(figure);
    if (value < 1000 || isYear || isAfterPhoneWord(text, index, 28)) return [];
    const span = { start: start + index, end: start + index + figure.length };
    return [{ value, currency: null, ...span }];
  });
}

/** So many units of a text are read for sums in words. */
const LONGEST = 20_000;

/** The values of everything in a text that may be a sum, whatever it is a sum of. */
export function valuesIn(text: string): ReadonlySet<number> {
  const folded = foldText(text.slice(0, LONGEST));
  const read = sumsRead(folded, null, { countries: new Set(), start: 0 });
  return new Set([...figuresIn(text), ...[...read, ...findMoney(text)].map(({ value }) => value)]);
}

/** The values of the figures of a text, their digits grouped or not. */
export function figuresIn(text: string): number[] {
  return Array.from(text.matchAll(/\d(?:[\d.,'’]*\d)?(?: \d{3}(?!\d))*/g)).flatMap(([figure]) => {
    const whole = Number(figure.replaceAll(/\D/g, ""));
    return [whole, parseFigure(figure) ?? whole];
  });
}
