import type { AmountMention, FoldedText, SumsTold, ToldSum } from "../../contract/reading.ts";
import { wordsFor, type ToldWord } from "../topics.ts";
import { contractYears } from "./contract-years.ts";
import { currenciesOf, currencyWord } from "./currencies.ts";
import { foldText } from "../../matching/folding/fold.ts";
import type { Subject } from "../vocabulary/subject.ts";

/** Units of the text between a sum and the word that says what it is for. */
const NEAR = 26;

const CHARGES: readonly Subject[] = ["fee", "recruitment_fee", "asking", "deposit", "deduction"];

interface Ground {
  readonly words: readonly ToldWord[];
  readonly amounts: readonly AmountMention[];
  readonly asking: { readonly start: number; readonly end: number } | undefined;
  /** Where whoever speaks tells that they paid. */
  readonly paying?: readonly Stretch[];
}

/** The one sum that a worker is asked for, the pay of a month and the years of the contract, as far as a text tells them; undefined where it tells of no sum that is asked, or of several that may be. What was borrowed is none. */
export function sumsTold(
  text: FoldedText,
  { words, amounts, asking, paying = [] }: Ground,
): SumsTold | undefined {
  const sums = joined(text.original, amounts)
    .filter(({ value, currency }) => value > 0 && currency !== "%")
    .map((amount) => ({ ...amount, times: timesOf(text.original, amount) }));
  if (sums.length === 0) return undefined;
  const beside = {
    pay: placesOf(text, wordsFor(words, "salary")),
    loan: placesOf(text, wordsFor(words, "loan")),
    charge: placesOf(text, [...CHARGES.flatMap((subject) => wordsFor(words, subject)), ...paying]),
  };
  const ofKind = Map.groupBy(sums, (sum) => kindOf(sum, beside, sums));
  const told = ofKind.get("charge") ?? [];
  const others = [...told, ...(ofKind.get("open") ?? [])];
  const asked =
    told.length > 0 ? onlyOne(told) : (onlyOne(inPlace(others, asking)) ?? onlyOne(others));
  if (asked === undefined) return undefined;
  const salary = onlyOne(ofKind.get("pay") ?? []);
  return {
    asked: sumOf(asked),
    isCharge: told.includes(asked),
    pay: salary === undefined ? undefined : sumOf(salary),
    years: contractYears(text.folded) ?? undefined,
  };
}

/** "one lakh fifty thousand" is one sum: two beside each other, the first larger and without a currency. */
function joined(text: string, amounts: readonly AmountMention[]): readonly AmountMention[] {
  const sums: AmountMention[] = [];
  for (const amount of amounts) {
    const last = sums.at(-1);
    const isRest =
      last?.currency === null &&
      amount.value < roundTo(last.value) &&
      /^ ?$/.test(text.slice(last.end, amount.start));
    if (!isRest || last === undefined) sums.push(amount);
    else {
      const written = text.slice(last.start, amount.end);
      const value = last.value + amount.value;
      sums[sums.length - 1] = { ...amount, value, text: written, start: last.start };
    }
  }
  return sums;
}

/** The power of ten that a number is a multiple of: 100,000 for seven lakh. */
function roundTo(value: number): number {
  return 10 ** (/0*$/.exec(String(value))?.[0].length ?? 0);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A sum with what it is multiplied by. */
interface Sum extends AmountMention {
  readonly times: number;
}

type Kind = "pay" | "charge" | "loan";

/** What a sum is, by which of the words that stand nearer to it than to any other sum is the nearest; what is taken month by month for a loan is charged. */
function kindOf(
  sum: Sum,
  beside: Readonly<Record<Kind, readonly Stretch[]>>,
  sums: readonly Sum[],
): Kind | "open" {
  const isNearest = (word: Stretch): boolean =>
    sums.every((other) => other === sum || gapOf(word, sum) < gapOf(word, other));
  const nearest = (kind: Kind): number =>
    Math.min(...beside[kind].filter(isNearest).map((word) => gapOf(word, sum)));
  const [pay, charge, loan] = [nearest("pay"), nearest("charge"), nearest("loan")];
  if (Math.min(pay, charge, loan) > NEAR) return "open";
  const isTaken = sum.times > 1 && Math.min(charge, loan) <= NEAR;
  if (pay < charge && pay < loan && !isTaken) return "pay";
  return charge <= NEAR || isTaken ? "charge" : "loan";
}

function gapOf(one: Stretch, other: Stretch): number {
  return Math.max(0, one.start - other.end, other.start - one.end);
}

function placesOf(text: FoldedText, words: readonly Stretch[]): readonly Stretch[] {
  return words.map(({ start, end }) => ({ start: text.startOf(start), end: text.endOf(end) }));
}

function inPlace(sums: readonly Sum[], place: Stretch | undefined): readonly Sum[] {
  if (place === undefined) return [];
  return sums.filter(({ start, end }) => start >= place.start && end <= place.end);
}

/** The sum where all of them are the same. */
function onlyOne(sums: readonly Sum[]): Sum | undefined {
  const [first, ...rest] = sums;
  return rest.every((sum) => sum.value === first?.value && sum.currency === first.currency)
    ? first
    : undefined;
}

const TIMES_BEFORE = /(\d{1,2})[ -]?[\p{L}\p{M}]* ?[x×*✕] ?$/iu;
const TIMES_BEHIND = /^ ?[x×*✕] ?(\d{1,2})(?![\d.,])/iu;

/** "6 months x S$650" */
function timesOf(text: string, { start, end }: Stretch): number {
  const before = TIMES_BEFORE.exec(text.slice(Math.max(0, start - 24), start));
  const behind = TIMES_BEHIND.exec(text.slice(end, end + 8));
  return Number(before?.[1] ?? behind?.[1] ?? 1);
}

function sumOf({ value, currency, text, times }: Sum): ToldSum {
  return {
    value: value * times,
    currency,
    mayBe: currency === null ? moneyNamed(text) : [currency],
  };
}

/** The currencies that a sum whose currency is open may be in, as "rupees" may be of four countries; null where none is named. */
function moneyNamed(written: string): readonly string[] | null {
  const words = foldText(written).folded.split(/[\d.,\s]+/);
  const names = words.flatMap((word) => (word === "" ? [] : (currencyWord(word) ?? [])));
  return names.length === 0 ? null : names.flatMap(currenciesOf);
}
