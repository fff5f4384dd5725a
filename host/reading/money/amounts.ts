import { once } from "../../../schemas/once.ts";
import type { AmountMention, FoldedText } from "../../contract/reading.ts";
import { asciiWordEnd, behindGap } from "../terms/ascii-words.ts";
import { settleCurrency, type MoneyContext } from "./currencies.ts";
import { parseFigure, unitWord } from "./figures.ts";
import { currencyAfter, currencyBefore } from "./money-beside.ts";
import { isPartOfName } from "./named-figures.ts";
import { phoneStretches } from "./phone-figures.ts";
import { spelledNumbers } from "./spelled/spelled-sums.ts";
import { Stretches } from "../terms/stretches.ts";

const MOST = 40;
/** Of so many numbers in words forty are sums, however many of them are part of something else. */
const MOST_SPELLED = MOST * 4;
/** How far, in UTF-16 units, a word that multiplies is read. */
const LONGEST_UNIT = 16;
const FIGURE = /\d(?:[\d.,'’]*\d)?(?: \d{3}(?![\d.,]))*/g;
const UNSPACED_UNIT = /^ ?([万萬千百亿億]+|พัน|หมื่น|แสน|ล้าน|ពាន់|ម៉ឺន|សែន|លាន|ထောင်|သောင်း|သိန်း|သန်း)/u;

/** The sums of money and percentages of a text, in text order, at most forty. `units` are the spots of words such as lakh. Phone numbers, dates and article numbers are none. */
export function readAmounts(
  text: FoldedText,
  units: readonly Spot[],
  context: MoneyContext,
): AmountMention[] {
  if (units.length === 0 && !/\d/.test(text.folded)) return [];
  const amounts: AmountMention[] = [];
  const phones = once(() => new Stretches(phoneStretches(text.folded)));
  for (const found of figures(text.folded, units)) {
    const settled = found.currency === null ? null : settleCurrency(found.currency, context);
    if (found.currency === null && (!isSum(found, text.folded) || phones().hold(found))) continue;
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
  const words = spelled(folded, units);
  const found = [...words];
  for (const match of folded.matchAll(FIGURE)) {
    if (words.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    const figure = numberAt(folded, match.index, match[0]);
    if (figure !== null) found.push(figure);
  }
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
    large: scaled.factor > 1 || (written.length > 4 && /\d[.,']\d{3}\b/.test(written)),
  };
}

function scaleAfter(folded: string, end: number): { factor: number; end: number } {
  let at = end;
  let factor = 1;
  for (let words = 0; words < 2; words++) {
    const unit = unitAfter(folded, at);
    if (unit === null) break;
    factor *= unit.factor;
    at = unit.end;
  }
  return { factor, end: at };
}

/** The word such as lakh that stands right behind, or null. */
function unitAfter(folded: string, at: number): { factor: number; end: number } | null {
  const first = behindGap(folded, at);
  const end = asciiWordEnd(folded, first, at + LONGEST_UNIT);
  if (end === first && first < folded.length) return null;
  const rest = folded.slice(at, at + LONGEST_UNIT);
  const word =
    end > first
      ? folded.slice(first, end)
      : (UNSPACED_UNIT.exec(rest)?.[1] ?? /^ ?-?([\p{L}\p{M}]+)/u.exec(rest)?.[1]);
  const factor = word === undefined ? undefined : unitWord(word);
  if (word === undefined || factor === undefined) return null;
  return { factor, end: at + rest.indexOf(word) + word.length };
}

/** "two lakh rupees", "one and a half lakh", "दुई लाख": a number in words, perhaps with a currency beside it. */
function spelled(folded: string, units: readonly Spot[]): Figure[] {
  return spelledNumbers(folded, units, MOST_SPELLED).flatMap(({ value, start, end, isBare }) => {
    const money = currencyBefore(folded, start) ?? currencyAfter(folded, end);
    if (money === null && isBare) return [];
    return {
      value,
      currency: money?.currency ?? null,
      start: Math.min(start, money?.at ?? start),
      end: Math.max(end, money?.at ?? 0),
      large: true,
    };
  });
}

const PAYING =
  /(fee|fees|pay|pays|paid|cost|costs|charge|charges|deposit|bond|penalty|fine|salary|wage|wages|loan|debt|owe|balance|bayad|singil|utang|sahod|biaya|bayar|gaji|denda|uniform|package|dormitory|membership|training|medical|cuota|sueldo|deuda|frais|salaire|rasoom|only|send)\b.{0,18}$/;

/** A figure without a currency is a sum when it is grouped or multiplied, or stands right behind a word of paying. */
function isSum(figure: Figure, folded: string): boolean {
  if (figure.large) return true;
  if (figure.value < 100 || (figure.value >= 1900 && figure.value <= 2100)) return false;
  return PAYING.test(folded.slice(Math.max(0, figure.start - 32), figure.start));
}
