import type { Fitting } from "./fit.ts";
import { Learner } from "./learner.ts";
import { drawn, shuffle } from "./shuffle.ts";
import { weighed, withoutRare, type Weighed } from "./weighed.ts";

/** A text that exploits somebody, or tells of it, and the dimensions that are told. */
export interface HarmLesson {
  readonly text: string;
  readonly dimensions: readonly string[];
  /** Of which it is not known whether they are told; left out where there are none. */
  readonly unknown?: readonly string[];
  /** So many times it is learned; once where that is left out. */
  readonly times?: number;
}

/** How a model of harms is fitted; the same settings on the same lessons give the same model. */
export interface HarmFitting extends Fitting {
  readonly dimensions: readonly string[];
}

/** A fitted model: of each dimension a bias, and its weight for each bucket. */
export interface FittedHarms {
  readonly bias: readonly number[];
  /** Bucket × dimension. */
  readonly weights: Float32Array;
}

interface Prepared extends Weighed {
  /** Dimension → 1 where it is told, `UNKNOWN` where that is not known. */
  readonly told: Uint8Array;
}

/** Log-odds of a dimension before anything is learned: most texts tell of few. */
const FIRST_BIAS = -2;
/** Nothing is learned of a dimension from such a lesson. */
const UNKNOWN = 2;
/** So much of every lesson is left open (label smoothing; Szegedy et al., 2016). */
const SMOOTHED = 0.02;

/** Fits a logistic model for each dimension over hashed n-grams, words and concepts by stochastic gradients. */
export function fitHarms(lessons: readonly HarmLesson[], fitting: HarmFitting): FittedHarms {
  const learned = withoutRare(
    lessons.flatMap((lesson) => {
      const { times = 1 } = lesson;
      const prepared = prepare(lesson, fitting);
      return Array.from({ length: times }, () => prepared);
    }),
    fitting,
  );
  const width = fitting.dimensions.length;
  const learner = new Learner({ ...fitting, width, firstBias: FIRST_BIAS });
  const draw = drawn(7);
  for (let epoch = 0; epoch < fitting.epochs; epoch++) {
    shuffle(learned, draw);
    for (const lesson of learned) learner.learn(lesson, slopesOf(lesson, learner.scores(lesson)));
  }
  return { bias: Array.from(learner.bias), weights: learner.weights };
}

function prepare(
  { text, dimensions: told, unknown = [] }: HarmLesson,
  { dimensions, buckets }: HarmFitting,
): Prepared {
  const marks = Uint8Array.from(dimensions, (each) => {
    if (unknown.includes(each)) return UNKNOWN;
    return told.includes(each) ? 1 : 0;
  });
  return { ...weighed(text, buckets), told: marks };
}

/** How the lesson's loss grows with the score of each dimension. */
function slopesOf({ told }: Prepared, scores: Float64Array): Float64Array {
  return scores.map((score, at) =>
    told[at] === UNKNOWN
      ? 0
      : 1 / (1 + Math.exp(-score)) - (told[at] === 1 ? 1 - SMOOTHED : SMOOTHED),
  );
}
