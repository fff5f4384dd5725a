import { drawn, shuffle } from "./shuffle.ts";
import { weighed, withoutRare, type Weighed } from "./weighed.ts";

/** A text that exploits somebody, or tells of it, and the dimensions that are told. */
export interface HarmLesson {
  readonly text: string;
  readonly dimensions: readonly string[];
}

/** How a model of harms is fitted; the same settings on the same lessons give the same model. */
export interface HarmFitting {
  readonly dimensions: readonly string[];
  readonly buckets: number;
  readonly epochs: number;
  /** Length of a step at first (AdaGrad; Duchi, Hazan & Singer, 2011). */
  readonly step: number;
  /** How hard weights are held near 0. */
  readonly decay: number;
  /** A bucket that fewer lessons have gets no weight. */
  readonly fewest: number;
}

/** A fitted model: of each dimension a bias, and its weight for each bucket. */
export interface FittedHarms {
  readonly bias: readonly number[];
  /** Bucket × dimension. */
  readonly weights: Float32Array;
}

interface Prepared extends Weighed {
  /** Dimension → 1 where it is told. */
  readonly told: Uint8Array;
}

/** Log-odds of a dimension before anything is learned: most texts tell of few. */
const FIRST_BIAS = -2;
const BIAS_STEP = 0.02;
/** So much of every lesson is left open (label smoothing; Szegedy et al., 2016). */
const SMOOTHED = 0.02;

/** Fits a logistic model for each dimension over hashed n-grams, words and concepts by stochastic gradients. */
export function fitHarms(lessons: readonly HarmLesson[], fitting: HarmFitting): FittedHarms {
  const prepared = withoutRare(
    lessons.map((lesson) => prepare(lesson, fitting)),
    fitting,
  );
  const learner = new Learner(fitting);
  const draw = drawn(7);
  for (let epoch = 0; epoch < fitting.epochs; epoch++) {
    shuffle(prepared, draw);
    for (const lesson of prepared) learner.learn(lesson);
  }
  return learner.fitted();
}

function prepare(
  { text, dimensions: told }: HarmLesson,
  { dimensions, buckets }: HarmFitting,
): Prepared {
  const marks = Uint8Array.from(dimensions, (each) => (told.includes(each) ? 1 : 0));
  return { ...weighed(text, buckets), told: marks };
}

class Learner {
  readonly #width: number;
  readonly #how: Pick<HarmFitting, "step" | "decay">;
  readonly #bias: Float64Array;
  readonly #weights: Float32Array;
  /** Bucket × dimension → the sum of its squared gradients. */
  readonly #squares: Float32Array;

  constructor({ dimensions, buckets, step, decay }: HarmFitting) {
    this.#width = dimensions.length;
    this.#how = { step, decay };
    this.#bias = new Float64Array(this.#width).fill(FIRST_BIAS);
    this.#weights = new Float32Array(buckets * this.#width);
    this.#squares = new Float32Array(buckets * this.#width).fill(0.01);
  }

  learn(lesson: Prepared): void {
    const slopes = this.#slopes(lesson);
    for (const [at, slope] of slopes.entries())
      this.#bias[at] = (this.#bias[at] as number) - BIAS_STEP * slope;
    for (let i = 0; i < lesson.buckets.length; i++)
      this.#step((lesson.buckets[i] as number) * this.#width, slopes, lesson.much[i] as number);
  }

  fitted(): FittedHarms {
    return { bias: Array.from(this.#bias), weights: this.#weights };
  }

  /** How the lesson's loss grows with the score of each dimension. */
  #slopes({ buckets, much, told }: Prepared): Float64Array {
    const sums = Float64Array.from(this.#bias);
    for (let i = 0; i < buckets.length; i++) {
      const from = (buckets[i] as number) * this.#width;
      for (let at = 0; at < this.#width; at++)
        sums[at] =
          (sums[at] as number) + (this.#weights[from + at] as number) * (much[i] as number);
    }
    return sums.map(
      (sum, at) => 1 / (1 + Math.exp(-sum)) - (told[at] === 1 ? 1 - SMOOTHED : SMOOTHED),
    );
  }

  #step(from: number, slopes: Float64Array, much: number): void {
    const { step, decay } = this.#how;
    for (let at = 0; at < this.#width; at++) {
      const weight = this.#weights[from + at] as number;
      const gradient = (slopes[at] as number) * much + decay * weight;
      const square = (this.#squares[from + at] as number) + gradient * gradient;
      this.#squares[from + at] = square;
      this.#weights[from + at] = weight - (step * gradient) / Math.sqrt(square);
    }
  }
}
