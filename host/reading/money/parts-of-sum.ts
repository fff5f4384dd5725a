import type { ToldSum } from "../../contract/reading.ts";
import { countsOf } from "./counted.ts";
import { isInStages } from "./stages.ts";
import { isByTime, type Beside, type Sum } from "./sum-kinds.ts";
import { SUM_WORDS } from "./sum-words.ts";

/** What is asked of one person, made of the sums that a text tells. */
export interface Whole {
  readonly sums: readonly Sum[];
  readonly value: number;
  /** The least that it may be, where it may be for several. */
  readonly least?: number;
  /** How it was reckoned: "6 × 10,000". */
  readonly made?: string;
  readonly inParts?: ToldSum["inParts"];
  /** More is asked besides, or it is not told how often. */
  readonly isPart?: boolean | undefined;
  /** It is paid in several steps, as no pay is. */
  readonly inStages?: true;
  /** It is asked month by month, and not told for how long. */
  readonly perMonth?: true;
}

/** The sums of a text that may be asked: those that are told to be, those with all that may be, and those within the words of a demand. */
interface Candidates {
  readonly told: readonly Sum[];
  readonly others: readonly Sum[];
  readonly placed: readonly Sum[];
  readonly byTime: Beside["byTime"];
}

/** Most people that one sum is asked for, and most months of instalments. */
const MOST_HEADS = 9;
const MOST_MONTHS = 60;

/** The whole that is asked: of what is paid now and later together, of instalments as many as are told, and of a sum for several people what is one's; undefined where several unlike sums may be meant. */
export function wholeOf(folded: string, candidates: Candidates): Whole | undefined {
  const { told, others, placed } = candidates;
  const inStages = others.length > 1 && isInStages(folded) ? stagesOf(others) : undefined;
  if (inStages !== undefined) return sharedBy(folded, inStages);
  const one = told.length > 0 ? onlyOne(told) : (onlyOne(placed) ?? onlyOne(others));
  if (one === undefined) return undefined;
  const isOpenBeside = told.length > 0 && others.some((sum) => !isSame(sum, one));
  const whole = instalments(folded, one, candidates);
  return sharedBy(folded, isOpenBeside ? { ...whole, isPart: true } : whole);
}

/** Sums in one currency that are paid one after the other; a last one that is their sum is told besides. */
function stagesOf(sums: readonly Sum[]): Whole | undefined {
  const currencies = new Set(sums.flatMap(({ currency }) => currency ?? []));
  if (currencies.size > 1 || sums.length > 4) return undefined;
  const values = sums.map(valueOf);
  const value = values.reduce((all, each) => all + each, 0);
  const whole = sums.find((sum) => valueOf(sum) * 2 === value);
  if (whole !== undefined && sums.length > 2) return { sums: [whole], value: valueOf(whole) };
  return { sums, value, inStages: true, made: values.map(inFigures).join(" + ") };
}

/** "10,000 a month for 6 months" */
function instalments(folded: string, sum: Sum, { byTime }: Candidates): Whole {
  const value = valueOf(sum);
  const parts = sum.times > 1 ? partsOf(sum.times, sum.value) : {};
  const once: Whole = { sums: [sum], value, ...parts };
  if (sum.times > 1 || !isByTime(sum, { byTime })) return once;
  const months = countsOf("months", folded)
    .map(({ count }) => count)
    .filter((count) => count > 1 && count <= MOST_MONTHS);
  const [count] = months;
  if (count === undefined || months.some((other) => other !== count))
    return { ...once, isPart: true, perMonth: true };
  return { ...once, value: value * count, ...partsOf(count, value) };
}

function partsOf(times: number, each: number): Pick<Whole, "made" | "inParts"> {
  return { made: `${times} × ${inFigures(each)}`, inParts: { times, each } };
}

/** What one of several people pays, where one sum is for all of them; where that is not sure, at least. */
function sharedBy(folded: string, whole: Whole): Whole {
  if (folded.search(SUM_WORDS.each()) >= 0) return whole;
  const isTogether = folded.search(SUM_WORDS.together()) >= 0;
  const isBoth = folded.search(SUM_WORDS.both()) >= 0;
  const isKin = folded.search(SUM_WORDS.andKin()) >= 0;
  const told = countsOf("people", folded).find(({ count }) => count > 1 && count <= MOST_HEADS);
  const heads = told?.count ?? (isBoth || isKin ? 2 : 1);
  if (heads === 1) return whole;
  const share = Math.round((whole.value / heads) * 100) / 100;
  if (told?.isFor !== true && !isBoth && !isTogether) return { ...whole, least: share };
  const { inParts: _, ...shared } = whole;
  return { ...shared, value: share, made: `${whole.made ?? inFigures(whole.value)} ÷ ${heads}` };
}

function isSame(one: Sum, other: Sum): boolean {
  return one.value === other.value && one.currency === other.currency;
}

function onlyOne(sums: readonly Sum[]): Sum | undefined {
  const [first, ...rest] = sums;
  return first !== undefined && rest.every((sum) => isSame(sum, first)) ? first : undefined;
}

function valueOf({ value, times }: Sum): number {
  return value * times;
}

function inFigures(value: number): string {
  return value.toLocaleString("en-US");
}
