import { once } from "../../../schemas/once.ts";
import type { AmountMention, FoldedText } from "../../contract/reading.ts";
import { asciiWordEnd, behindGap } from "../terms/ascii-words.ts";
import { settleCurrency, type MoneyContext } from "./currencies.ts";
import { numeralWord, parseFigure, unitWord } from "./figures.ts";
import { currencyAfter, currencyBefore } from "./money-beside.ts";
import { isPartOfName } from "./named-figures.ts";
import { phoneStretches } from "./phone-figures.ts";
import { Stretches } from "../terms/stretches.ts";

const MOST = 40;
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
  const found: Figure[] = [];
  for (const match of folded.matchAll(FIGURE)) {
    const figure = numberAt(folded, match.index, match[0]);
    if (figure !== null) found.push(figure);
  }
  return [...found, ...spelled(folded, units)].toSorted((a, b) => a.start - b.start);
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
