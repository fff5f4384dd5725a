import stem from "wink-nlp-utils/src/string-stem.js";
import { nameForm, type NameWord } from "./name-words.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** One word of a text in the forms it is looked for. */
export interface Word extends NameWord {
  /** Its search terms: none for a stop word or a short number, several where a script writes no spaces. */
  readonly terms: readonly string[];
}

const MOST_REMEMBERED = 40_000;
const LONGEST_REMEMBERED = 60;
const LONGEST_WORD = 80;
const LONGEST_SEGMENTED = 4_000;
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

const remembered = new Map<string, Run>();
/** The runs seen last, by hash: found without cutting a string out of the text. */
const PLACES = 65_536;
const recent: (Run | undefined)[] = Array.from({ length: PLACES });
const segmenters = new Map<string, Intl.Segmenter>();

/** The search terms of `text`, in text order and with repeats: folded, stemmed, without stop words and short numbers. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) for (const term of word.terms) terms.push(term);
  return terms;
}

/** The words of `text` in order. One pass over the characters; what each run of letters gives is remembered. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  let hash = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    if (belongsToRun(code)) {
      if (start < 0) {
        start = at;
        hash = 0;
      }
      hash = (Math.imul(hash, 31) + code) | 0;
    } else if (start >= 0) {
      // Fibonacci hashing (Knuth, TAOCP 3, 6.4): the upper sixteen bits are the best mixed.
      const place = Math.imul(hash, 0x9e3779b1) >>> 16;
      const run = runAt(text, { start, end: at, place });
      for (let each = 0; each < run.words.length; each += 1) words.push(run.words[each] as Word);
      start = -1;
    }
  }
  return words;
}

/** ASCII letters and digits, and everything beyond ASCII, which `readRun` sorts out. */
function belongsToRun(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code > 127;
}

/** A run of letters and the words in it. */
interface Run {
  readonly run: string;
  readonly words: readonly Word[];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Where it may be among the recent ones. */
  readonly place: number;
}

function runAt(text: string, { start, end, place }: Stretch): Run {
  const known = recent[place];
  if (known && known.run.length === end - start && text.startsWith(known.run, start)) return known;
  const run = rememberRun(text.slice(start, end));
  recent[place] = run;
  return run;
}

function rememberRun(run: string): Run {
  const known = remembered.get(run);
  if (known) return known;
  const words = NON_ASCII.test(run)
    ? (run.normalize("NFKC").match(ANY_WORD) ?? []).map(readWord)
    : [readWord(run)];
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  if (run.length <= LONGEST_REMEMBERED) remembered.set(run, { run, words });
  return { run, words };
}

function readWord(raw: string): Word {
  const folded = foldWord(raw.toLowerCase());
  const capitals = raw !== raw.toLowerCase() && raw === raw.toUpperCase();
  return { name: nameForm(folded, capitals), capitals, terms: termsOfWord(folded) };
}

/** `word` without decorating marks and with native digits as ASCII. */
function foldWord(word: string): string {
  if (!NON_ASCII.test(word)) return word;
  const plain = DECORATED.test(word) ? word.normalize("NFD").replace(MARKS, "") : word;
  return plain.replace(NATIVE_DIGIT, asciiDigit).replaceAll("đ", "d").replaceAll("ı", "i");
}

function termsOfWord(folded: string): readonly string[] {
  if (NON_ASCII.test(folded)) {
    const locale = UNSPACED.find(([, script]) => script.test(folded))?.[0];
    if (locale)
      return segment(folded.slice(0, LONGEST_SEGMENTED), locale).filter((part) => part.length > 1);
  }
  const word = folded.slice(0, LONGEST_WORD);
  if (word.length < 2 || STOP_WORDS.has(word)) return [];
  // Sums and section numbers meet by accident; years and numbers of laws rarely do.
  if (/^\d/u.test(word)) return /^\d{4,}$/u.test(word) ? [word] : [];
  return [NON_ASCII.test(word) ? word : stem(word)];
}

function segment(word: string, locale: string): string[] {
  const known = segmenters.get(locale);
  const segmenter = known ?? new Intl.Segmenter(locale, { granularity: "word" });
  if (!known) segmenters.set(locale, segmenter);
  return [...segmenter.segment(word)].map((part) => part.segment);
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
