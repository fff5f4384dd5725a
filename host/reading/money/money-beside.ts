import { currencyPair, currencyWord } from "./currencies.ts";
import { asciiWordEnd, asciiWordStart, behindGap } from "../terms/ascii-words.ts";
import { isLetter, isLetterBefore, kindOf, LETTER } from "../terms/units.ts";

/** How far, in UTF-16 units, a currency word is looked for before and behind a figure. */
const REACH_BEFORE = 14;
const REACH_BEHIND = 16;
/** Letters that a sign has before it at most: "hk$", "nt$". */
const MOST_BEFORE_SIGN = 3;
const SIGN = /\p{Sc}/u;
const AFTER = /^ ?-?(?:\p{Sc}|[\p{L}]{1,3}\$|%|[\p{L}\p{M}]+)/u;
const PERCENT =
  /^ ?(percent|per cent|porsyento|persen|peratus|por ciento|pour cent|प्रतिशत|শতাংশ|بالمئة|بالمائة|فیصد|phan tram|asilimia|процент\p{L}*)/u;
/** Words such as "won 500" or "us 3" are verbs and pronouns before a figure. */
const NO_CURRENCY_BEFORE = /^(won|us|re|sh|dong|pound|m)\b/;

/** A currency, as `currencyWord` names it, and how far its word reaches. */
export interface Money {
  readonly currency: string;
  readonly at: number;
}

/** The currency whose word or sign ends right before a figure, or null. */
export function currencyBefore(folded: string, start: number): Money | null {
  const from = Math.max(0, start - REACH_BEFORE);
  const end = beforeGap(folded, start, from);
  const last = end > from ? folded.charCodeAt(end - 1) : 0;
  if (last < ASCII && last !== DOLLAR && last !== DOT) {
    const first = asciiWordStart(folded, end, from);
    if (first === end) return null;
    if (first > 0) return beforeWord(folded.slice(first, end), first);
  }
  const first = wordStart(folded, end, from);
  return first === end ? null : beforeWord(folded.slice(first, end), first);
}

/** Where the word that ends at a place begins, a full stop and a dollar behind it or none, or the sign of a currency with letters before it; the place itself when there is neither. */
function wordStart(folded: string, end: number, from: number): number {
  const behind = withoutUnit(folded, withoutUnit(folded, end, DOLLAR), DOT);
  const first = lettersStart(folded, behind, from);
  if (first < behind && behind > from) return isLetterHalf(folded, first, from) ? end : first;
  if (end <= from || !SIGN.test(folded.charAt(end - 1))) return end;
  return signStart(folded, end, from);
}

/** Where the letters before a sign begin. */
function signStart(folded: string, end: number, from: number): number {
  let at = end - 1;
  const least = Math.max(from, at - MOST_BEFORE_SIGN);
  while (at > least && (kindOf(folded.charCodeAt(at - 1)) & LETTER) !== 0) at--;
  return at > least && isLetterHalf(folded, at, from) ? end : at;
}

/** The place before a unit, where it stands right before another. */
function withoutUnit(folded: string, end: number, unit: number): number {
  return folded.charCodeAt(end - 1) === unit ? end - 1 : end;
}

function lettersStart(folded: string, end: number, from: number): number {
  let at = end;
  while (at > from && isLetter(folded.charCodeAt(at - 1))) at--;
  return at;
}

/** Whether a letter of another plane ends there: no currency is written with one. */
function isLetterHalf(folded: string, at: number, from: number): boolean {
  return at - 1 > from && !isLetter(folded.charCodeAt(at - 1)) && isLetterBefore(folded, at);
}

/** The place before one space and one hyphen, where they stand. */
function beforeGap(folded: string, start: number, from: number): number {
  let end = start;
  if (end > from && folded.charCodeAt(end - 1) === DASH) end--;
  if (end > from && folded.charCodeAt(end - 1) === SPACE) end--;
  return end;
}

function beforeWord(word: string, at: number): Money | null {
  const currency = currencyWord(word);
  return currency === undefined || NO_CURRENCY_BEFORE.test(word) ? null : { currency, at };
}

/** The currency or percent whose words or sign begin right behind a figure, or null. */
export function currencyAfter(folded: string, end: number): Money | null {
  return pairAfter(folded, end) ?? wordAfter(folded, end);
}

const TWO_WORDS = /^[ -]?([\p{L}\p{M}]{2,16}) ([\p{L}\p{M}]{2,16})(?![\p{L}\p{M}])/u;

/** "Indian rupees", "riyals saudi". */
function pairAfter(folded: string, end: number): Money | null {
  const found = TWO_WORDS.exec(folded.slice(end, end + 2 * REACH_BEHIND + 3));
  const [all = "", first = "", second = ""] = found ?? [];
  const currency = currencyPair(first, second);
  return currency === undefined ? null : { currency, at: end + all.length };
}

function wordAfter(folded: string, end: number): Money | null {
  const limit = Math.min(folded.length, end + REACH_BEHIND);
  const first = behindGap(folded, end);
  const unit = first < limit ? folded.charCodeAt(first) : SPACE;
  if (unit < ASCII && unit !== DOLLAR && unit !== PERCENT_SIGN) {
    const to = asciiWordEnd(folded, first, limit);
    if (to === first) return null;
    if (to > 0 && folded.charCodeAt(to) !== DOLLAR) {
      const currency = currencyWord(folded.slice(first, to));
      if (currency !== undefined) return { currency, at: to };
      return unit === LETTER_P || unit === LETTER_A ? percentAfter(folded, end) : null;
    }
  }
  return signAfter(folded, end);
}

function signAfter(folded: string, end: number): Money | null {
  const word = AFTER.exec(folded.slice(end, end + REACH_BEHIND))?.[0];
  if (word === undefined) return percentAfter(folded, end);
  const currency = word.trim() === "%" ? "%" : currencyOf(word.replace(/^ ?-?/, ""));
  if (currency !== undefined) return { currency, at: end + word.length };
  return percentAfter(folded, end);
}

/** Bengali and Nepali attach endings to the word, Thai and Chinese attach the next word. */
function currencyOf(word: string): string | undefined {
  for (let length = word.length; length > 0; length--) {
    const currency = currencyWord(word.slice(0, length));
    if (currency !== undefined && (length === word.length || word.charCodeAt(0) > 0x8ff)) {
      return currency;
    }
  }
  return undefined;
}

function percentAfter(folded: string, end: number): Money | null {
  const percent = PERCENT.exec(folded.slice(end, end + REACH_BEHIND));
  return percent === null ? null : { currency: "%", at: end + percent[0].length };
}

const ASCII = 0x80;
const SPACE = 0x20;
const DASH = 0x2d;
const DOT = 0x2e;
const DOLLAR = 0x24;
const PERCENT_SIGN = 0x25;
const LETTER_A = 0x61;
const LETTER_P = 0x70;
