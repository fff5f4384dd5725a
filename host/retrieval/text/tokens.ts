import stem from "wink-nlp-utils/src/string-stem.js";
import { mayJoin, nameForm, type NameWord } from "../citing/name-words.ts";
import { segmentsOf } from "./segments.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** One word of a text in the forms it is looked for. */
export interface Word extends NameWord {
  /** Its search terms: none for a stop word or a short number, several where a script writes no spaces. */
  readonly terms: readonly string[];
}

const MOST_REMEMBERED = 10_000;
/** V8 keeps longer pieces of a text as pointers into it, and would keep the text with them. */
const LONGEST_REMEMBERED = 12;
const LONGEST_WORD = 80;
const LONGEST_SEGMENTED = 4_000;
/** ASCII letters and digits, and everything beyond ASCII, which `readRun` sorts out. */
const RUN = /[0-9A-Za-z\u0080-\uffff]+/g;
const ANY_WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NON_ASCII = /[^\0-\x7f]/u;
const MARKS = /\p{M}+/gu;
const NATIVE_DIGIT = /\p{Nd}/gu;
/** Scripts whose marks only decorate a letter; in Indic and South-East Asian scripts they are vowels. */
const DECORATED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}\p{N}]+$/u;

const remembered = new Map<string, readonly Word[]>();

/** The search terms of `text`, in text order and with repeats: folded, stemmed, without stop words and short numbers. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) for (const term of word.terms) terms.push(term);
  return terms;
}

/** The words of `text` in order. What each run of letters gives is remembered. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const run of text.match(RUN) ?? []) for (const word of wordsOfRun(run)) words.push(word);
  return words;
}

/** The words of one run of letters and digits, for callers who remember runs themselves. */
export function wordsOfOneRun(run: string): readonly Word[] {
  return remembered.get(run) ?? readRun(run);
}

function wordsOfRun(run: string): readonly Word[] {
  const known = remembered.get(run);
  if (known) return known;
  const words = readRun(run);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  if (run.length <= LONGEST_REMEMBERED) remembered.set(run, words);
  return words;
}

function readRun(run: string): readonly Word[] {
  if (!NON_ASCII.test(run)) return [readWord(run)];
  return (run.normalize("NFKC").match(ANY_WORD) ?? []).map(readWord);
}

function readWord(raw: string): Word {
  const folded = foldWord(raw.toLowerCase());
  const capitals = raw !== raw.toLowerCase() && raw === raw.toUpperCase();
  const name = nameForm(folded, capitals);
  return { name, capitals, joins: mayJoin(name, capitals), terms: termsOfWord(folded) };
}

/** `word` without decorating marks and with native digits as ASCII. */
function foldWord(word: string): string {
  if (!NON_ASCII.test(word)) return word;
  const plain = DECORATED.test(word) ? word.normalize("NFD").replace(MARKS, "") : word;
  return plain.replace(NATIVE_DIGIT, asciiDigit).replaceAll("đ", "d").replaceAll("ı", "i");
}

function termsOfWord(folded: string): readonly string[] {
  if (NON_ASCII.test(folded)) {
    const segments = segmentsOf(folded, LONGEST_SEGMENTED);
    if (segments !== null)
      return Array.from(segments, ({ segment }) => segment).filter((part) => part.length > 1);
  }
  const word = folded.slice(0, LONGEST_WORD);
  if (word.length < 2 || STOP_WORDS.has(word)) return [];
  // Sums and section numbers meet by accident; years and numbers of laws rarely do.
  if (/^\d/u.test(word)) return /^\d{4,}$/u.test(word) ? [word] : [];
  return [NON_ASCII.test(word) ? word : stem(word)];
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
