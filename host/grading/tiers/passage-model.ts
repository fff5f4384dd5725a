import { FEATURES } from "./features.ts";
import { scaled, scaleOf, type Scale } from "./measure-scale.ts";
import { turns } from "./ridge.ts";
import type { Traits } from "./tier-model.ts";

/** How often all answers are gone through; in the first rounds every passage counts alike. */
const ROUNDS = { all: 6, alike: 2 } as const;
/** What words and measures count beside each other. */
const COUNTS = { words: 5, measures: 0.3 } as const;
/** How far the first steps go; later ones are smaller. */
const STEP = 0.03;
/** What the steps begin to grow smaller from. */
const STEADY = 0.01;
/** How much more than others the passages count that seem to harm, in an answer that harms and in one that does not, and the most that one counts. */
const SEEMING = { inHarm: 1, inGood: 0.5, most: 2 } as const;
/** Answers to pass over before the next, so that none is followed by those to the same prompt; a prime number. */
const STRIDE = 7919;

/** The passages of a graded answer. */
export interface PassageLesson {
  readonly passages: readonly Traits[];
  readonly harms: boolean;
  /** What it counts beside others. */
  readonly counts: number;
}

/** What passages taught, as numbers alone. */
export interface LearnedPassages {
  /** For each feature, then each measure, then any passage. */
  readonly weights: Float32Array;
  readonly scale: Scale;
}

/** Tells of a passage by its traits how likely it harms (0 to 1). */
export type PassageHarm = (traits: Traits) => number;

/** Learns from answers of which it is only known whether they harm somewhere which of their passages does: those count most that seem to by what was learned so far (multiple-instance learning: Dietterich et al., 1997; logistic regression by AdaGrad: Duchi et al., 2011; the weights of the last rounds averaged). The same lessons teach the same. Gives the event loop turns. */
export async function learnPassages(lessons: readonly PassageLesson[]): Promise<LearnedPassages> {
  const scale = scaleOf(lessons.flatMap(({ passages }) => passages));
  const size = FEATURES + scale.middles.length + 1;
  const [weights, squares, sums] = [
    new Float32Array(size),
    new Float32Array(size).fill(STEADY),
    new Float32Array(size),
  ];
  const turn = turns();
  for (let round = 0; round < ROUNDS.all; round++) {
    for (let each = 0; each < lessons.length; each++) {
      const lesson = lessons[(each * STRIDE + round) % lessons.length];
      if (lesson !== undefined)
        learnFrom(lesson, round < ROUNDS.alike, { weights, squares, scale });
      await turn();
    }
    if (2 * round >= ROUNDS.all)
      for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  return { weights: sums.map((sum) => sum / Math.ceil(ROUNDS.all / 2)), scale };
}

/** Tells of passages by what was learned. */
export function passageHarm({ weights, scale }: LearnedPassages): PassageHarm {
  return (traits) => chanceOf(scoreOf(vectorOf(traits, scale), weights));
}

/** What is weighed of a passage. */
interface Vector {
  readonly at: Int32Array;
  readonly values: Float32Array;
}

function vectorOf({ features, measures }: Traits, scale: Scale): Vector {
  const far = scaled(measures, scale);
  const words = features.at.length;
  const at = new Int32Array(words + far.length + 1);
  const values = new Float32Array(at.length);
  at.set(features.at);
  values.set(features.values.map((value) => COUNTS.words * value));
  for (const [measure, value] of far.entries()) {
    at[words + measure] = FEATURES + measure;
    values[words + measure] = COUNTS.measures * value;
  }
  at[at.length - 1] = FEATURES + far.length;
  values[at.length - 1] = 1;
  return { at, values };
}

function scoreOf({ at, values }: Vector, weights: Float32Array): number {
  let score = 0;
  for (let index = 0; index < at.length; index++)
    score += (values[index] ?? 0) * (weights[at[index] ?? 0] ?? 0);
  return score;
}

function chanceOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** What each passage counts of its answer. */
function sharesOf(scores: readonly number[], harms: boolean, isAlike: boolean): readonly number[] {
  if (isAlike) return scores.map(() => 1);
  const most = Math.max(...scores);
  const seeming = scores.map((score) =>
    Math.exp((harms ? SEEMING.inHarm : SEEMING.inGood) * (score - most)),
  );
  const total = seeming.reduce((sum, each) => sum + each, 0);
  return seeming.map((each) => Math.min(SEEMING.most, (scores.length * each) / total));
}

function learnFrom(
  { passages, harms, counts }: PassageLesson,
  isAlike: boolean,
  { weights, squares, scale }: LearnedPassages & { readonly squares: Float32Array },
): void {
  const vectors = passages.map((traits) => vectorOf(traits, scale));
  const scores = vectors.map((vector) => scoreOf(vector, weights));
  const shares = sharesOf(scores, harms, isAlike);
  for (const [passage, { at, values }] of vectors.entries()) {
    const chance = chanceOf(scores[passage] ?? 0);
    const wrong = counts * (shares[passage] ?? 0) * (chance - (harms ? 1 : 0));
    for (let index = 0; index < at.length; index++) {
      const feature = at[index] ?? 0;
      const slope = wrong * (values[index] ?? 0);
      const square = (squares[feature] ?? 0) + slope * slope;
      squares[feature] = square;
      weights[feature] = (weights[feature] ?? 0) - (STEP * slope) / Math.sqrt(square);
    }
  }
}
