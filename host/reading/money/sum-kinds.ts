import type { AmountMention } from "../../contract/reading.ts";

/** Units of the text between a sum and the word that says what it is for. */
const NEAR = 26;
/** The same of "a month". */
const RIGHT_BESIDE = 12;
/** The same of who takes it month by month. */
const NEAR_TAKER = 40;
/** Units that the end of a sentence counts. */
const ACROSS = 10;

/** UTF-16 offsets in the text, end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A sum with what it is multiplied by. */
export interface Sum extends AmountMention {
  readonly times: number;
}

/** What a sum is told to be. */
export type SumKind = "pay" | "charge" | "loan" | "item";

/** Where a text holds words that tell what a sum is, and where its sentences end. */
export type Beside = Readonly<Record<SumKind | "byTime", readonly Stretch[]>> & {
  readonly ends: readonly number[];
  /** What tells of the terms of a job: a sum beside it is what the job pays, unless a charge is told near it. */
  readonly terms: readonly Stretch[];
  /** Who finds jobs, where it is told for how many months something is paid, or in which year of the work. */
  readonly takers: readonly Stretch[];
};

/** What a sum is, by which of the words that stand nearer to it than to any other sum is the nearest; what is taken month by month for a loan is charged, and what comes month by month and is no charge is pay. */
export function kindOf(sum: Sum, beside: Beside, sums: readonly Sum[]): SumKind | "open" {
  const far = (word: Stretch, from: Stretch): number => distance(word, from, beside.ends);
  const nearest = (kind: SumKind): number => {
    let least = Infinity;
    for (const word of beside[kind]) {
      if (gapOf(word, sum) > NEAR) continue;
      const gap = far(word, sum);
      const isNearest = sums.every((other) => other === sum || gap < far(word, other));
      if (isNearest && gap < least) least = gap;
    }
    return least;
  };
  const gaps = {
    pay: nearest("pay"),
    charge: nearest("charge"),
    loan: nearest("loan"),
    item: nearest("item"),
  };
  const { pay, charge, loan, item } = gaps;
  const least = Math.min(pay, charge, loan, item);
  if (least > NEAR) return isTakenBy(sum, beside) || !isOfJob(sum, beside) ? "open" : "pay";
  if (item === least && item < charge) return "item";
  const isTaken = sum.times > 1 && Math.min(charge, loan) <= NEAR;
  if (pay < charge && pay < loan && !isTaken) return "pay";
  return charge <= NEAR || isTaken ? "charge" : "loan";
}

/** "Agent in Delhi takes 8,000 a month for 5 months": who finds jobs stands before it in its sentence. */
function isTakenBy(sum: Sum, { takers, ends }: Beside): boolean {
  return takers.some(({ end }) => {
    const isBefore = end <= sum.start && sum.start - end <= NEAR_TAKER;
    return isBefore && !ends.some((last) => last >= end && last <= sum.start);
  });
}

/** Whether it comes month by month, or stands beside the contract: "a contract of 1,200 dirham". */
function isOfJob(sum: Stretch, beside: Beside): boolean {
  return isByTime(sum, beside) || beside.terms.some((word) => gapOf(word, sum) <= RIGHT_BESIDE);
}

/** Whether a sum is told to come month by month, or by the year. */
export function isByTime(sum: Stretch, { byTime }: Pick<Beside, "byTime">): boolean {
  return byTime.some((word) => gapOf(word, sum) <= RIGHT_BESIDE);
}

/** What stands in another sentence is farther away. */
function distance(word: Stretch, sum: Stretch, ends: readonly number[]): number {
  const from = Math.min(word.end, sum.end);
  const to = Math.max(word.start, sum.start);
  const isParted = ends.some((end) => end >= from && end <= to);
  return gapOf(word, sum) + (isParted ? ACROSS : 0);
}

/** Units between two stretches. */
function gapOf(one: Stretch, other: Stretch): number {
  return Math.max(0, one.start - other.end, other.start - one.end);
}
