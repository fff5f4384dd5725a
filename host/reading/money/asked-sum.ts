import type { AmountMention, FoldedText, SumsTold, ToldSum } from "../../contract/reading.ts";
import { sentenceEnds } from "../../matching/sentence.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { wordsFor, type ToldWord } from "../topics.ts";
import type { Subject } from "../vocabulary/subject.ts";
import { contractYears } from "./contract-years.ts";
import { countsOf } from "./counted.ts";
import { currenciesOf, currencyWord } from "./currencies.ts";
import { stageFigures } from "./stages.ts";
import { wholeOf, type Whole } from "./parts-of-sum.ts";
import { numeralWord } from "./figures.ts";
import { pricesItems } from "./priced-items.ts";
import { kindOf, type Beside, type Stretch, type Sum } from "./sum-kinds.ts";
import { HAS_SUM_WORDS, SUM_WORDS } from "./sum-words.ts";
import { yearOfWork } from "./year-of-work.ts";
import { isWaived } from "./waived-charges.ts";

const CHARGES: readonly Subject[] = ["fee", "recruitment_fee", "asking", "deposit", "deduction"];

interface Ground {
  readonly words: readonly ToldWord[];
  readonly amounts: readonly AmountMention[];
  readonly asking: Stretch | undefined;
  /** Where whoever speaks tells that they paid. */
  readonly paying: readonly Stretch[];
}

/** The sums of a text, and the words beside them that tell what they are. */
export interface SumsBeside {
  readonly sums: readonly Sum[];
  readonly beside: Beside;
  /** Whether every charge that is told is waived. */
  readonly isAllWaived: boolean;
}

/** Reads the sums of a text and what stands beside them. */
export function sumsBeside(
  text: FoldedText,
  { words, amounts, paying }: Omit<Ground, "asking">,
): SumsBeside {
  const sums = sumsIn(text, amounts);
  return { sums, ...besideSums(text, { words, sums, paying }) };
}

/** What a worker is asked for, the pay of a month and the years of the contract, as far as a text tells them; undefined where it tells of no sum that is asked, or of several of which nothing says how they belong together. What was borrowed is none, and nothing that stands where all charges are waived. */
export function sumsTold(
  text: FoldedText,
  { sums, beside, isAllWaived }: SumsBeside,
  asking: Stretch | undefined,
): SumsTold | undefined {
  if (sums.length === 0) return undefined;
  const ofKind = Map.groupBy(sums, (sum) => kindOf(sum, beside, sums));
  const told = ofKind.get("charge") ?? [];
  const open = isAllWaived ? [] : (ofKind.get("open") ?? []);
  const others = [...told, ...open].toSorted((a, b) => a.start - b.start);
  const isOneOfSome = ofKind.has("item");
  const whole = wholeOf(text.folded, {
    told,
    others,
    placed: inPlace(others, asking),
    byTime: beside.byTime,
  });
  if (whole === undefined) return undefined;
  const salary = onlyOne(ofKind.get("pay") ?? []);
  return {
    asked: sumOf({ ...whole, isPart: whole.isPart || isOneOfSome }),
    isCharge: whole.inStages === true || whole.sums.some((sum) => told.includes(sum)),
    pay: salary === undefined ? undefined : sumOf({ sums: [salary], value: valueOf(salary) }),
    years: contractYears(text.folded) ?? undefined,
    ...(HAS_SUM_WORDS.ownJob().test(text.folded) ? { isOwnJob: true } : {}),
  };
}

/** Whether all sums of a text are what a job pays, or, where it tells none, every charge in it is waived: "no fee", and no price beside a paper or a trip. */
export function chargesNothing(
  text: FoldedText,
  { sums, beside, isAllWaived }: SumsBeside,
): boolean {
  if (sums.length === 0) return isAllWaived && !pricesItems(text);
  return sums.every((sum) => {
    const kind = kindOf(sum, beside, sums);
    return kind === "pay" || (kind === "open" && isAllWaived);
  });
}

/** The sums of money of a text, in its order, with what multiplies them. */
function sumsIn(text: FoldedText, amounts: readonly AmountMention[]): readonly Sum[] {
  if (amounts.length === 0) return [];
  const all = [...amounts, ...stageFigures(text, amounts)].toSorted((a, b) => a.start - b.start);
  return joined(text.original, all)
    .filter(({ value, currency }) => value > 0 && currency !== "%")
    .map((amount) => ({ ...amount, times: timesOf(text.original, amount) }));
}

/** The words that tell what sums are, without charges that are waived; whether all are. */
function besideSums(
  text: FoldedText,
  {
    words,
    sums,
    paying,
  }: {
    readonly words: readonly ToldWord[];
    readonly sums: readonly Sum[];
    readonly paying: readonly Stretch[];
  },
): { readonly beside: Beside; readonly isAllWaived: boolean } {
  const spotsOf = (pattern: RegExp): readonly Stretch[] =>
    Array.from(text.folded.matchAll(pattern), ({ index, 0: found }) =>
      inOriginal(text, { start: index, end: index + found.length }),
    );
  const charges = CHARGES.flatMap((subject) => wordsFor(words, subject));
  const isCertain = charges.filter((word) => !isWaived(text, word, sums));
  const isAllWaived = isCertain.length === 0 && charges.length > 0;
  if (sums.length === 0) return { beside: NOTHING_BESIDE, isAllWaived };
  const items = sums.length > 1 ? spotsOf(SUM_WORDS.items()) : [];
  const agents = wordsFor(words, "agent");
  return {
    beside: {
      pay: [...placesOf(text, wordsFor(words, "salary")), ...spotsOf(SUM_WORDS.pay())],
      loan: placesOf(text, wordsFor(words, "loan")),
      charge: placesOf(text, [...isCertain, ...paying, ...(items.length > 0 ? agents : [])]),
      terms: placesOf(text, wordsFor(words, "contract")),
      takers: agents.length > 0 && isCounted(text.folded) ? placesOf(text, agents) : [],
      item: items,
      byTime: spotsOf(SUM_WORDS.byTime()),
      ends: sentenceEnds(text).map((end) => text.startOf(end)),
    },
    isAllWaived,
  };
}

/** What stands beside no sum. */
const NOTHING_BESIDE: Beside = {
  pay: [],
  loan: [],
  charge: [],
  terms: [],
  takers: [],
  item: [],
  byTime: [],
  ends: [],
};

/** Whether a number of months is told, or the year of a contract. */
function isCounted(folded: string): boolean {
  return countsOf("months", folded).length > 0 || yearOfWork(folded) !== undefined;
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

function placesOf(text: FoldedText, words: readonly Stretch[]): readonly Stretch[] {
  return words.map((word) => inOriginal(text, word));
}

function inOriginal(text: FoldedText, { start, end }: Stretch): Stretch {
  return { start: text.startOf(start), end: text.endOf(end) };
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

/** "6 instalments of": behind a number of instalments, what each of them is. */
const INSTALMENTS =
  /(\d{1,2}|\p{L}+)[ -](?:instalments?|installments?|emis?|payments|cuotas|pagos|mensualités|versements|parcelas|prestações|cicilan|angsuran|ansuran|kali|hulog|hulugan|đợt|kỳ|взнос\p{L}*|платеж\p{L}*|внеск\p{L}*|أقساط|دفعات|किस्त\p{M}*|কিস্তি\p{M}*|قسط\p{L}*)(?: (?:of|de|à|por|sebesar|masing-masing|na tig|mỗi đợt|mỗi kỳ|по|بقيمة|× ?|@|प्रत्येक|हर|প্রতিটি|میں ہر))? ?$|(\d{1,2}) ?(?:期,?每期|งวด ?งวดละ) ?$/iu;
const OF_EACH =
  /(?:of|de|à|por|sebesar|masing-masing|tig|mỗi đợt|mỗi kỳ|по|بقيمة|×|@|प्रत्येक|हर|প্রতিটি|ہر|每期|งวดละ) ?$/iu;

function instalmentsOf(before: string): number | undefined {
  if (!OF_EACH.test(before)) return undefined;
  const [, number, unspaced] = INSTALMENTS.exec(before) ?? [];
  const told = number ?? unspaced ?? "";
  const count = /^\d+$/.test(told) ? Number(told) : numeralWord(foldText(told).folded);
  return count !== undefined && count > 1 ? count : undefined;
}

/** "6 months x S$650" */
function timesOf(text: string, { start, end }: Stretch): number {
  const instalments = instalmentsOf(text.slice(Math.max(0, start - 40), start));
  if (instalments !== undefined) return instalments;
  const before = TIMES_BEFORE.exec(text.slice(Math.max(0, start - 24), start));
  const behind = TIMES_BEHIND.exec(text.slice(end, end + 8));
  return Number(before?.[1] ?? behind?.[1] ?? 1);
}

function valueOf({ value, times }: Sum): number {
  return value * times;
}

/** The sums that a whole is made of share a currency, which one of them names. */
function sumOf({ sums, value, least, made, inParts, isPart, perMonth }: Whole): ToldSum {
  const currency = sums.find((sum) => sum.currency !== null)?.currency ?? null;
  return {
    value,
    currency,
    mayBe: currency === null ? moneyNamed(sums.map(({ text }) => text).join(" ")) : [currency],
    ...(least === undefined ? {} : { least }),
    ...(made === undefined ? {} : { made }),
    ...(inParts === undefined ? {} : { inParts }),
    ...(isPart === true ? { isPart } : {}),
    ...(perMonth === true ? { perMonth } : {}),
  };
}

/** The currencies that a sum whose currency is open may be in, as "rupees" may be of four countries; null where none is named. */
function moneyNamed(written: string): readonly string[] | null {
  const words = foldText(written).folded.split(/[\d.,\s]+/);
  const names = words.flatMap((word) => (word === "" ? [] : (currencyWord(word) ?? [])));
  return names.length === 0 ? null : names.flatMap(currenciesOf);
}
