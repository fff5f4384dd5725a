import { softmax } from "../../wording/models/softmax.ts";
import { FEATURES, type Features } from "./features.ts";
import { likenessOf, rarityOf } from "./likeness.ts";
import { scaled, scaleOf, type Scale } from "./measure-scale.ts";
import { solveRidge, turns } from "./ridge.ts";

/** Tiers of a prompt. */
export const TIERS = 5;

/** The most lessons that are learned from: what learning takes grows with their cube. */
const MOST_LESSONS = 2500;
/** What words alike count beside measures alike. */
const WORDS_COUNT = 5;
/** How fast answers stop being alike as their measures part. */
const PARTS = 0.6;
/** What keeps single lessons from counting much. */
const PENALTY = 0.15;
/** How far from the others a tier's number must be to be likely. */
const SURENESS = 8;
/** What of an answer the tiers are told by. */
export interface Traits {
  readonly features: Features;
  /** Countable properties, always the same ones in the same order. */
  readonly measures: readonly number[];
}

/** A graded answer to learn from. */
export interface Lesson extends Traits {
  /** 1 to 5. */
  readonly tier: number;
}

/** What was learned from graded answers, as numbers alone. */
export interface Learned {
  /** What the lessons' words say for each tier: feature × tiers + tier. */
  readonly weights: Float32Array;
  /** For each tier what each lesson counts. */
  readonly shares: readonly Float64Array[];
  /** Each lesson's measures, on one scale. */
  readonly measured: readonly Float64Array[];
  readonly scale: Scale;
  /** How rare each feature is. */
  readonly rarity: Float64Array;
}

/** What graded answers taught. */
export interface TierModel {
  /** The chances of the five tiers, the worst first. */
  chances(traits: Traits): readonly number[];
  /** How much two answers share that is rare (0 to 1). */
  likeness(a: Features, b: Features): number;
}

/** Learns from graded answers what tells the tiers apart, whatever the prompt: how compliance, evasion, talk, help and law sound and how they are built (kernel ridge regression over words and measures), and which wording is rare. The same lessons teach the same. Gives the event loop turns. */
export async function learnTiers(lessons: readonly Lesson[]): Promise<Learned> {
  const kept = thinned(lessons);
  const scale = scaleOf(kept);
  const measured = kept.map(({ measures }) => scaled(measures, scale));
  const targets = Array.from({ length: TIERS }, (_, at) =>
    Float64Array.from(kept, ({ tier }) => (tier - 1 === at ? 1 : 0) - 1 / TIERS),
  );
  const shares = await solveRidge(await alikeOf(kept, measured), targets, PENALTY);
  return {
    weights: await weightsOf(kept, shares),
    shares,
    measured,
    scale,
    rarity: rarityOf(lessons.map(({ features }) => features)),
  };
}

/** Tells tiers apart by what was learned. */
export function tierModel({ weights, shares, measured, scale, rarity }: Learned): TierModel {
  return {
    chances: ({ features, measures }) => {
      const scores = byWords(weights, features);
      const these = scaled(measures, scale);
      for (const [index, others] of measured.entries()) {
        const near = nearness(these, others);
        for (let tier = 0; tier < TIERS; tier++)
          scores[tier] = (scores[tier] ?? 0) + near * (shares[tier]?.[index] ?? 0);
      }
      return softmax(scores.map((score) => SURENESS * score));
    },
    likeness: (a, b) => likenessOf(a, b, rarity),
  };
}

/** So many lessons as can be learned from, evenly from all. */
function thinned(lessons: readonly Lesson[]): readonly Lesson[] {
  const each = Math.max(1, lessons.length / MOST_LESSONS);
  const count = Math.min(lessons.length, MOST_LESSONS);
  return Array.from({ length: count }, (_, at) => lessons[Math.floor(at * each)]).filter(
    (lesson) => lesson !== undefined,
  );
}

/** How alike each lesson is to those before it and to itself. Gives the event loop turns. */
async function alikeOf(
  lessons: readonly Lesson[],
  measured: readonly Float64Array[],
): Promise<readonly Float64Array[]> {
  const seen = new Map<number, Seen>();
  const turn = turns();
  const rows: Float64Array[] = [];
  for (const [one, { features }] of lessons.entries()) {
    const row = wordsAlike(features, one, seen);
    for (let other = 0; other <= one; other++)
      row[other] = WORDS_COUNT * (row[other] ?? 0) + nearness(measured[one], measured[other]);
    rows.push(row);
    await turn();
  }
  return rows;
}

/** The lessons that have a feature, and how much of it. */
interface Seen {
  readonly lessons: number[];
  readonly values: number[];
}

/** The products of a lesson's features with those of the lessons `seen` before it and its own; then it is seen, too. */
function wordsAlike({ at, values }: Features, lesson: number, seen: Map<number, Seen>) {
  const row = new Float64Array(lesson + 1);
  for (let index = 0; index < at.length; index++) {
    const feature = at[index] ?? 0;
    const value = values[index] ?? 0;
    const its = seen.get(feature) ?? { lessons: [], values: [] };
    its.lessons.push(lesson);
    its.values.push(value);
    for (let each = 0; each < its.lessons.length; each++) {
      const other = its.lessons[each] ?? 0;
      row[other] = (row[other] ?? 0) + value * (its.values[each] ?? 0);
    }
    seen.set(feature, its);
  }
  return row;
}

const NONE = new Float64Array();

/** From 1 for the same measures down to 0. */
function nearness(these: Float64Array = NONE, others: Float64Array = NONE): number {
  let squares = 0;
  for (let index = 0; index < these.length; index++)
    squares += ((these[index] ?? 0) - (others[index] ?? 0)) ** 2;
  return Math.exp((-PARTS * squares) / Math.max(1, these.length));
}

/** What the lessons' words together say for each tier, feature by feature. Gives the event loop turns. */
async function weightsOf(
  lessons: readonly Lesson[],
  shares: readonly Float64Array[],
): Promise<Float32Array> {
  const turn = turns();
  const weights = new Float32Array(FEATURES * TIERS);
  for (const [lesson, { features }] of lessons.entries()) {
    for (const [index, at] of features.at.entries())
      for (let tier = 0; tier < TIERS; tier++)
        weights[at * TIERS + tier] =
          (weights[at * TIERS + tier] ?? 0) +
          WORDS_COUNT * (shares[tier]?.[lesson] ?? 0) * (features.values[index] ?? 0);
    await turn();
  }
  return weights;
}

function byWords(weights: Float32Array, { at, values }: Features): number[] {
  const scores = Array.from({ length: TIERS }, () => 0);
  for (let index = 0; index < at.length; index++)
    for (let tier = 0; tier < TIERS; tier++)
      scores[tier] =
        (scores[tier] ?? 0) +
        (values[index] ?? 0) * (weights[(at[index] ?? 0) * TIERS + tier] ?? 0);
  return scores;
}
