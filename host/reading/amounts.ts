import type { AmountMention, FoldedText } from "../contract/reading.ts";
import { currencyWord, settleCurrency, type MoneyContext } from "./currencies.ts";
import { numeralWord, parseFigure, unitWord } from "./figures.ts";

const MOST = 40;
const FIGURE = /\d(?:[\d.,'’]*\d)?(?: \d{3}(?![\d.,]))*/g;
/** The word, sign or percent mark that ends right before, or begins right after, a figure. */
const BEFORE = /(?:[\p{L}\p{M}]+\.?\$?|[\p{L}]{0,3}\p{Sc}) ?-?$/u;
const AFTER = /^ ?-?(?:\p{Sc}|[\p{L}]{1,3}\$|%|[\p{L}\p{M}]+)/u;
const UNSPACED_UNIT = /^ ?([万萬千百亿億]+|พัน|หมื่น|แสน|ล้าน|ពាន់|ម៉ឺន|សែន|លាន|ထောင်|သောင်း|သိန်း|သန်း)/u;

/** The sums of money and percentages of a text, in text order, at most forty. `units` are the spots of words such as lakh. Phone numbers, dates and article numbers are none. */
export function readAmounts(
  text: FoldedText,
  units: readonly Spot[],
  context: MoneyContext,
): AmountMention[] {
  const amounts: AmountMention[] = [];
  for (const found of figures(text.folded, units)) {
    const settled = found.currency === null ? null : settleCurrency(found.currency, context);
    if (found.currency === null && !isSum(found, text.folded)) continue;
    const start = text.startOf(found.start);
    const end = text.endOf(found.end);
    const written = text.original.slice(start, end);
    amounts.push({ value: found.value, currency: settled, text: written, start, end });
    if (amounts.length === MOST) break;
  }
  return amounts;
}

/** A stretch of the folded text. */
export interface Spot {
  readonly start: number;
  readonly end: number;
}

interface Figure {
  readonly value: number;
  readonly currency: string | null;
  readonly start: number;
  readonly end: number;
  /** Whether a word such as lakh or k multiplies it, or its digits are grouped. */
  readonly large: boolean;
}

function figures(folded: string, units: readonly Spot[]): Figure[] {
  const found: Figure[] = [];
  for (const match of folded.matchAll(FIGURE)) {
    const figure = numberAt(folded, match.index, match[0]);
    if (figure !== null) found.push(figure);
  }
  found.push(...spelled(folded, units));
  return found.toSorted((a, b) => a.start - b.start);
}

function numberAt(folded: string, start: number, written: string): Figure | null {
  if (isPartOfName(folded, start, written)) return null;
  const base = parseFigure(written);
  if (base === null) return null;
  const end = start + written.length;
  const scaled = scaleAfter(folded, end);
  const money = currencyBefore(folded, start) ?? currencyAfter(folded, scaled.end);
  return {
    value: base * scaled.factor,
    currency: money?.currency ?? null,
    start: Math.min(start, money?.at ?? start),
    end: Math.max(scaled.end, money?.at ?? 0),
    large: scaled.factor > 1 || /\d[.,']\d{3}\b/.test(written),
  };
}

/** C181, H-2A, 24/7, 2026-11-20 and +852 2345 6789 hold no sum. */
function isPartOfName(folded: string, start: number, written: string): boolean {
  const before = folded.slice(Math.max(0, start - 2), start);
  const after = folded.slice(start + written.length, start + written.length + 2);
  if (/[\d+#/]-?$|\p{L}-$/u.test(before) && !/\p{Sc}/u.test(before)) return true;
  if (/^[/-]\d|^:\d/.test(after) || /\d:$|\d-$/.test(before)) return true;
  const digits = written.replaceAll(/\D/g, "");
  if (digits.length >= 9 && !/[.,]/.test(written)) return true;
  return digits.startsWith("0") && digits.length > 5;
}

function scaleAfter(folded: string, end: number): { factor: number; end: number } {
  let at = end;
  let factor = 1;
  for (let words = 0; words < 2; words++) {
    const rest = folded.slice(at, at + 16);
    const joined = UNSPACED_UNIT.exec(rest)?.[1];
    const word = joined ?? /^ ?-?([\p{L}\p{M}]+)/u.exec(rest)?.[1];
    const unit = word === undefined ? undefined : unitWord(word);
    if (word === undefined || unit === undefined) break;
    factor *= unit;
    at += rest.indexOf(word) + word.length;
  }
  return { factor, end: at };
}

/** A currency and how far its word reaches. */
interface Money {
  readonly currency: string;
  readonly at: number;
}

function currencyBefore(folded: string, start: number): Money | null {
  const stretch = folded.slice(Math.max(0, start - 14), start);
  const word = BEFORE.exec(stretch)?.[0];
  if (word === undefined) return null;
  const currency = currencyWord(word.replace(/ ?-?$/, ""));
  // Words such as "won 500" or "us 3" are verbs and pronouns before a figure.
  if (currency === undefined || /^(won|us|re|sh|dong|pound|m)\b/.test(word)) return null;
  return { currency, at: start - word.length };
}

function currencyAfter(folded: string, end: number): Money | null {
  const stretch = folded.slice(end, end + 16);
  const word = AFTER.exec(stretch)?.[0];
  if (word === undefined) return percentAfter(stretch, end);
  const currency = word.trim() === "%" ? "%" : currencyOf(word.replace(/^ ?-?/, ""));
  if (currency !== undefined) return { currency, at: end + word.length };
  return percentAfter(stretch, end);
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

function percentAfter(stretch: string, end: number): Money | null {
  const percent =
    /^ ?(percent|per cent|porsyento|persen|peratus|por ciento|pour cent|प्रतिशत|শতাংশ|بالمئة|بالمائة|فیصد|phan tram|asilimia|процент\p{L}*)/u.exec(
      stretch,
    );
  return percent === null ? null : { currency: "%", at: end + percent[0].length };
}

/** "two lakh rupees", "dalawang libo", "दुई लाख": a numeral word before a unit, perhaps a currency behind it. */
function spelled(folded: string, units: readonly Spot[]): Figure[] {
  return units.flatMap((unit) => {
    const numeral = numeralBefore(folded, unit.start) ?? numeralBehind(folded, unit);
    const factor = unitWord(/^[\p{L}\p{M}]+/u.exec(folded.slice(unit.start, unit.end))?.[0] ?? "");
    if (numeral === null || factor === undefined) return [];
    const { value, start } = numeral;
    const reached = numeral.end ?? unit.end;
    const money = currencyAfter(folded, reached);
    const currency = money?.currency ?? null;
    return { value: value * factor, currency, start, end: money?.at ?? reached, large: true };
  });
}

interface Numeral {
  readonly value: number;
  readonly start: number;
  /** Where it ends, when it stands behind its unit. */
  readonly end?: number;
}

/** Swahili and Burmese say the unit first: elfu kumi, သိန်း ၃၀. */
function numeralBehind(folded: string, unit: Spot): Numeral | null {
  if (!UNIT_FIRST.test(folded.slice(unit.start, unit.end))) return null;
  const next = /^ ?([\p{L}\p{M}]+|\d+)/u.exec(folded.slice(unit.end, unit.end + 14));
  const value = numeralWord(next?.[1] ?? "") ?? parseFigure(next?.[1] ?? "");
  if (next === null || value === null || value === 0) return null;
  return { value, start: unit.start, end: unit.end + next[0].length };
}

const UNIT_FIRST = /^(?:elfu|laki|milioni|သိန်း|သောင်း|ထောင်|သန်း)$/u;

function numeralBefore(folded: string, end: number): Numeral | null {
  const word = /([\p{L}\p{M}-]+)[ -]$/u.exec(folded.slice(Math.max(0, end - 14), end));
  const value = numeralWord(word?.[1] ?? "");
  if (word === null || value === undefined) return null;
  const start = end - word[0].length;
  return { value: HALF_MORE.test(folded.slice(0, start)) ? value + 0.5 : value, start };
}

/** "साढे तीन" is three and a half. */
const HALF_MORE = /(?:साढे|साढ़े|সাড়ে|ساڑھے|sadhe|saadhe) $/u;

const PAYING =
  /(fee|fees|pay|pays|paid|cost|costs|charge|charges|deposit|bond|penalty|fine|salary|wage|wages|loan|debt|owe|balance|bayad|singil|utang|sahod|biaya|bayar|gaji|denda|uniform|package|dormitory|membership|training|medical|cuota|sueldo|deuda|frais|salaire|rasoom|only|send)\b.{0,18}$/;

/** A figure without a currency is a sum when it is grouped or multiplied, or stands right behind a word of paying. */
function isSum(figure: Figure, folded: string): boolean {
  if (figure.large) return true;
  if (figure.value < 100 || (figure.value >= 1900 && figure.value <= 2100)) return false;
  return PAYING.test(folded.slice(Math.max(0, figure.start - 32), figure.start));
}
