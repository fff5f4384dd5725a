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

/** A graded answer to learn from. */
export interface Lesson {
  readonly features: Features;
  /** 1 to 5. */
  readonly tier: number;
}

/** Gives the chances of the five tiers, the worst first. */
export type TierModel = (features: Features) => readonly number[];

/** Learns from graded answers what tells the tiers apart, whatever the prompt: how compliance, evasion, talk, help and law sound (multinomial logistic regression by stochastic gradient descent). The same lessons in the same order give the same model. */
export async function learnTiers(lessons: readonly Lesson[]): Promise<TierModel> {
  const weights = new Float64Array(FEATURES * TIERS);
  const bias = new Float64Array(TIERS);
  const random = sequence();
  let started = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    const step = STEP / (1 + round * SLOWER);
    for (const lesson of shuffled(lessons, random)) {
      learn({ weights, bias }, lesson, step);
      if (performance.now() - started < TURN_MS) continue;
      await setImmediate();
      started = performance.now();
    }
  }
  return (features) => chancesOf({ weights, bias }, features);
}

interface Weights {
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

function chancesOf({ weights, bias }: Weights, { at, values }: Features): number[] {
  const scores = [...bias];
  for (let index = 0; index < at.length; index++) {
    const row = (at[index] ?? 0) * TIERS;
    const value = values[index] ?? 0;
    for (let tier = 0; tier < TIERS; tier++)
      scores[tier] = (scores[tier] ?? 0) + value * (weights[row + tier] ?? 0);
  }
  return softmax(scores);
}

function learn(model: Weights, { features, tier }: Lesson, step: number): void {
  const { weights, bias } = model;
  const pull = chancesOf(model, features).map(
    (chance, each) => step * ((each === tier - 1 ? 1 : 0) - chance),
  );
  for (let each = 0; each < TIERS; each++)
    bias[each] = (bias[each] ?? 0) + BIAS_STEP * (pull[each] ?? 0);
  const keep = 1 - step * SHRINK;
  const { at, values } = features;
  for (let index = 0; index < at.length; index++) {
    const row = (at[index] ?? 0) * TIERS;
    const value = values[index] ?? 0;
    for (let each = 0; each < TIERS; each++)
      weights[row + each] = (weights[row + each] ?? 0) * keep + value * (pull[each] ?? 0);
  }
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
