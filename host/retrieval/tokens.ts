import stem from "wink-nlp-utils/src/string-stem.js";
import { STOP_WORDS } from "./stop-words.ts";

const MOST_REMEMBERED = 40_000;
const LONGEST_REMEMBERED = 40;
const LONGEST_WORD = 80;
const ASCII_WORD = /[a-z0-9]+/gu;
const ANY_WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NON_ASCII = /[^\0-\x7f]/u;
const MARKS = /\p{M}+/gu;
const NATIVE_DIGIT = /\p{Nd}/gu;
/** Scripts whose marks only decorate a letter; in Indic and South-East Asian scripts they are vowels. */
const DECORATED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}\p{N}]+$/u;

const UNSPACED: readonly (readonly [locale: string, script: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["th", /\p{Script=Thai}/u],
  ["my", /\p{Script=Myanmar}/u],
  ["km", /\p{Script=Khmer}/u],
  ["lo", /\p{Script=Lao}/u],
];

const remembered = new Map<string, readonly string[]>();
const segmenters = new Map<string, Intl.Segmenter>();
const NOTHING: readonly string[] = [];

/** The words of `text` as search terms, in text order and with repeats: folded, stemmed, without stop words and short numbers. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) terms.push(...termsOfWord(word));
  return terms;
}

/** The words of `text`, lower case, compatibility forms undone (NFKC), in text order. */
export function wordsOf(text: string): readonly string[] {
  if (!NON_ASCII.test(text)) return text.toLowerCase().match(ASCII_WORD) ?? NOTHING;
  return text.normalize("NFKC").toLowerCase().match(ANY_WORD) ?? NOTHING;
}

/** The terms of one word of `wordsOf`: none for a stop word, several where a script writes no spaces. */
export function termsOfWord(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  const terms = readWord(word);
  if (word.length <= LONGEST_REMEMBERED) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, terms);
  }
  return terms;
}

function readWord(word: string): readonly string[] {
  if (NON_ASCII.test(word)) {
    const locale = UNSPACED.find(([, script]) => script.test(word))?.[0];
    if (locale) return segment(word, locale).filter((part) => part.length > 1);
  }
  const term = termOf(word);
  return term === null ? NOTHING : [term];
}

function segment(word: string, locale: string): string[] {
  const known = segmenters.get(locale);
  const segmenter = known ?? new Intl.Segmenter(locale, { granularity: "word" });
  if (!known) segmenters.set(locale, segmenter);
  return [...segmenter.segment(word)].map((part) => part.segment);
}

function termOf(word: string): string | null {
  const folded = foldWord(word.slice(0, LONGEST_WORD));
  if (folded.length < 2 || STOP_WORDS.has(folded)) return null;
  // Sums and section numbers meet by accident; years and numbers of laws rarely do.
  if (/^\d/u.test(folded)) return /^\d{4,}$/u.test(folded) ? folded : null;
  return NON_ASCII.test(folded) ? folded : stem(folded);
}

/** `word` without decorating marks and with native digits as ASCII. */
export function foldWord(word: string): string {
  if (!NON_ASCII.test(word)) return word;
  const plain = DECORATED.test(word) ? word.normalize("NFD").replace(MARKS, "") : word;
  return plain.replace(NATIVE_DIGIT, asciiDigit).replaceAll("đ", "d").replaceAll("ı", "i");
}

function asciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  // Decimal digits stand in runs of ten that begin with zero (Unicode, UAX 44).
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value);
}
