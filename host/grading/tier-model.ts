import { setImmediate } from "node:timers/promises";
import { FEATURES, type Features } from "./features.ts";

/** Tiers of a prompt. */
export const TIERS = 5;
/** Milliseconds of learning before the event loop gets a turn. */
const TURN_MS = 8;
const ROUNDS = 12;
const STEP = 3;
const SLOWER = 0.5;
const BIAS_STEP = 0.1;
const SHRINK = 0.0005;
/** What a measure that is one spread above the middle counts beside the words, which have length 1 together. */
const MEASURE_COUNTS = 0.16;

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

/** What graded answers taught. */
export interface TierModel {
  /** The chances of the five tiers, the worst first. */
  chances(traits: Traits): readonly number[];
  /** How much two answers share that is rare (0 to 1). */
  likeness(a: Features, b: Features): number;
}

/** Learns from graded answers what tells the tiers apart, whatever the prompt: how compliance, evasion, talk, help and law sound and how they are built (multinomial logistic regression by stochastic gradient descent), and which wording is rare (inverse document frequency). The same lessons in the same order give the same model. */
export async function learnTiers(lessons: readonly Lesson[]): Promise<TierModel> {
  const standard = standardOf(lessons);
  const model: Weights = {
    weights: new Float64Array(FEATURES * TIERS),
    ofMeasures: new Float64Array((lessons[0]?.measures.length ?? 0) * TIERS),
    bias: new Float64Array(TIERS),
  };
  const ready = lessons.map(({ features, measures, tier }) => ({
    features,
    measures: standard(measures),
    tier,
  }));
  const random = sequence();
  let started = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    const step = STEP / (1 + round * SLOWER);
    for (const lesson of shuffled(ready, random)) {
      learn(model, lesson, step);
      if (performance.now() - started < TURN_MS) continue;
      await setImmediate();
      started = performance.now();
    }
  }
  const rarity = rarityOf(lessons);
  return {
    chances: ({ features, measures }) =>
      chancesOf(model, { features, measures: standard(measures) }),
    likeness: (a, b) => likenessOf(a, b, rarity),
  };
}

interface Weights {
  readonly weights: Float64Array;
  readonly ofMeasures: Float64Array;
  readonly bias: Float64Array;
}

function chancesOf({ weights, ofMeasures, bias }: Weights, traits: Traits): number[] {
  const scores = [...bias];
  const add = (all: Float64Array, row: number, value: number): void => {
    for (let tier = 0; tier < TIERS; tier++)
      scores[tier] = (scores[tier] ?? 0) + value * (all[row * TIERS + tier] ?? 0);
  };
  const { at, values } = traits.features;
  for (let index = 0; index < at.length; index++) add(weights, at[index] ?? 0, values[index] ?? 0);
  for (const [row, value] of traits.measures.entries()) add(ofMeasures, row, value);
  return softmax(scores);
}

function learn(model: Weights, lesson: Lesson, step: number): void {
  const pull = chancesOf(model, lesson).map(
    (chance, each) => step * ((each === lesson.tier - 1 ? 1 : 0) - chance),
  );
  const keep = 1 - step * SHRINK;
  const move = (all: Float64Array, row: number, value: number): void => {
    for (let tier = 0; tier < TIERS; tier++) {
      const index = row * TIERS + tier;
      all[index] = (all[index] ?? 0) * keep + value * (pull[tier] ?? 0);
    }
  };
  for (let each = 0; each < TIERS; each++)
    model.bias[each] = (model.bias[each] ?? 0) + BIAS_STEP * (pull[each] ?? 0);
  const { at, values } = lesson.features;
  for (let index = 0; index < at.length; index++)
    move(model.weights, at[index] ?? 0, values[index] ?? 0);
  for (const [row, value] of lesson.measures.entries()) move(model.ofMeasures, row, value);
}

/** Puts measures on one scale: how many spreads above or below the middle of the lessons, bounded. */
function standardOf(lessons: readonly Lesson[]): (measures: readonly number[]) => number[] {
  const count = Math.max(1, lessons.length);
  const width = lessons[0]?.measures.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => {
    const column = lessons.map(({ measures }) => measures[at] ?? 0);
    const middle = column.reduce((sum, each) => sum + each, 0) / count;
    const squares = column.reduce((sum, each) => sum + (each - middle) ** 2, 0);
    return { middle, spread: Math.sqrt(squares / count) + 1e-6 };
  });
  return (measures) =>
    columns.map(({ middle, spread }, at) => {
      const away = ((measures[at] ?? 0) - middle) / spread;
      return MEASURE_COUNTS * Math.min(4, Math.max(-4, away));
    });
}

function rarityOf(lessons: readonly Lesson[]): Float64Array {
  const seen = new Float64Array(FEATURES);
  for (const { features } of lessons) for (const at of features.at) seen[at] = (seen[at] ?? 0) + 1;
  return seen.map((times) => Math.log((1 + lessons.length) / (1 + times)));
}

/** The cosine of two answers' features, rare ones counting more (Spärck Jones, 1972). */
function likenessOf(a: Features, b: Features, rarity: Float64Array): number {
  const weighed = new Map<number, number>();
  const squaresOf = (
    { at, values }: Features,
    each: (at: number, value: number) => void,
  ): number => {
    let squares = 0;
    for (let index = 0; index < at.length; index++) {
      const value = (values[index] ?? 0) * (rarity[at[index] ?? 0] ?? 0);
      squares += value * value;
      each(at[index] ?? 0, value);
    }
    return squares;
  };
  let shared = 0;
  const ofA = squaresOf(a, (at, value) => weighed.set(at, value));
  const ofB = squaresOf(b, (at, value) => {
    shared += value * (weighed.get(at) ?? 0);
  });
  return shared / (Math.sqrt(ofA * ofB) || 1);
}

/** Chances in proportion to the powers of e. */
export function softmax(scores: readonly number[]): number[] {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a === undefined || b === undefined) continue;
    order[last] = b;
    order[other] = a;
  }
  return order;
}

/** Numbers from 0 to 1, the same every time (a linear congruential generator: Numerical Recipes). */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
