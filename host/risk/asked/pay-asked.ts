import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { FORCED, FEES, hasAny } from "../../../schemas/subjects.ts";
import type { AmountMention, FoldedText, PayTold, Reading } from "../../contract/reading.ts";
import { spots } from "../../reading/terms/beside.ts";
import { CURRENCY_COUNTRIES } from "../../reading/sides/route-signs.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { FAIRNESS } from "./words/fairness-words.ts";
import { PER_HOUR, PER_OTHER_TIME, TOO_LITTLE } from "./words/pay-words.ts";

const PAY = conceptHashes("salary pay minimum-wage");
/** Concepts of who is told or asked for money, of what it is then, and of what is owed. */
const ELSE = conceptHashes(
  "fee charge deposit borrow debt owe fine deduct refund unpaid late-pay agency agent lender overtime bonus promise ticket cheat fraudster",
);
/** Concepts by which somebody asks what the law is. */
const LAW = conceptHashes("legal illegal rights law minimum-wage");

/** What makes it another matter than how much is paid. */
const OTHER = [
  ...FORCED,
  ...FEES,
  "unpaid",
  "deduction",
  "overtime",
  "release",
  "agent",
  "everyday",
] as const;

const fairness = once(() => new WordsWithin(FAIRNESS));
const tooLittle = once(() => new WordsWithin(TOO_LITTLE));
const perHour = once(() => spots(PER_HOUR));
const perOther = once(() => spots(PER_OTHER_TIME));

/** UTF-16 units up to which a message without a question is one on the pay that it tells. */
const SHORT = 100;

/** Whether somebody tells what they are paid in a country of work and asks, in whichever words, whether it is right; in few words telling it asks. */
export function asksOfOwnPay(reading: Reading): boolean {
  const { topics, folded, language, text, hasPaid, feeDemanded } = reading;
  if (hasAny(topics, OTHER) || hasPaid === true || feeDemanded !== undefined) return false;
  if (reading.minorAge !== undefined) return false;
  const told = findConcepts(folded.folded, language);
  const pay = payTold(reading);
  if (pay === undefined || meanAny(told, ELSE)) return false;
  if (!isOfPay(reading, told, pay)) return false;
  if (meanAny(told, LAW) || asksIfEnough(reading)) return true;
  const isThere = reading.corridors.some(({ destination }) => destination !== null);
  return isThere && text.length <= SHORT && meanAny(told, SPEAKER);
}

function asksIfEnough({ text, folded: { folded } }: Reading): boolean {
  return QUESTION_MARK.test(text) || tooLittle().test(folded) || fairness().test(folded);
}

const SPEAKER = conceptHashes("i we");
const HOURS = conceptHashes("hours");
/** "60h". */
const HOURS_WORKED = /\d ?h(?![\p{L}\p{M}])/u;

/** Whether a sum is what somebody earns: beside a word of wages or of time, or in the money of the country of work beside a job. */
function isOfPay(
  { topics, corridors, folded }: Reading,
  told: ReturnType<typeof findConcepts>,
  { per, currency }: PayTold,
): boolean {
  if (topics.has("salary") || meanAny(told, PAY) || per !== null) return true;
  if (meanAny(told, HOURS) || HOURS_WORKED.test(folded.folded)) return true;
  const there = CURRENCY_COUNTRIES[currency ?? ""];
  const isOfPlace = corridors.some(({ destination }) => destination === there);
  return there !== undefined && isOfPlace && hasAny(topics, JOBS);
}

const JOBS = ["sector", "domestic_work", "care", "fishing", "worker"] as const;

/** A figure that may be a pay, and no year but a round one, where no sum has a currency. */
const FIGURE = /(?<![\d.,+-])(?:\d{1,3}(?:[.,]\d{3})+|\d{3,8})(?![\d%-]|[.,]\d)/g;
const YEARS = { from: 1990, to: 2100, round: 100 } as const;

/** A sum as it is told, with UTF-16 offsets in the original. */
type Sum = Pick<AmountMention, "value" | "currency" | "start" | "end">;

/** The one sum that a message tells, and what it is paid for; undefined where there is none, or several. */
export function payTold({ amounts, folded }: Reading): PayTold | undefined {
  const sums: readonly Sum[] = amounts.filter(
    ({ value, currency }) => value > 0 && currency !== "%",
  );
  const [sum, ...rest] = sums.length > 0 ? sums : bareFigures(folded);
  if (sum === undefined || rest.some(({ value }) => value !== sum.value)) return undefined;
  return { value: sum.value, currency: sum.currency, per: timeOf(folded, sum) };
}

function bareFigures(text: FoldedText): readonly Sum[] {
  return Array.from(text.folded.matchAll(FIGURE), ({ index, 0: figure }) => ({
    value: Number(figure.replaceAll(/[.,]/g, "")),
    currency: null,
    start: text.startOf(index),
    end: text.endOf(index + figure.length),
  })).filter(({ value }) => !isYear(value));
}

function isYear(value: number): boolean {
  return value >= YEARS.from && value <= YEARS.to && value % YEARS.round !== 0;
}

function timeOf(text: FoldedText, sum: Sum): PayTold["per"] {
  if (isBeside(text, sum, perHour())) return "hour";
  return isBeside(text, sum, perOther()) ? "other" : null;
}

/** Units between a sum and the time that it is paid for, and before that time where a figure tells how many hours are worked in it. */
const NEAR = 12;
const WORKED = /\d[^\d]{0,10}$/;

/** Whether a time stands behind a sum, or before it and is not that of so many hours. */
function isBeside(text: FoldedText, { start, end }: Sum, times: RegExp): boolean {
  return Array.from(text.folded.matchAll(times)).some(({ index, 0: time }) => {
    const from = text.startOf(index);
    const to = text.endOf(index + time.length);
    if (from >= end) return from - end <= NEAR;
    const isWorked = WORKED.test(text.folded.slice(0, index));
    return to <= start && start - to <= NEAR && !isWorked;
  });
}
