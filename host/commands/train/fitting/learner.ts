import type { Weighed } from "./weighed.ts";

/** How a learner learns. */
export interface Learning {
  readonly buckets: number;
  /** Scores that each text has: the weights of a bucket. */
  readonly width: number;
  /** What every score is before anything is learned. */
  readonly firstBias: number;
  /** Length of a step at first (AdaGrad; Duchi, Hazan & Singer, 2011). */
  readonly step: number;
  /** How hard weights are held near 0. */
  readonly decay: number;
}

/** Steps of the bias: it has few lessons to wait for. */
const BIAS_STEP = 0.02;
/** What was learned: a bias for each score, and its weight for each bucket (bucket × score). */
export interface Learned {
  readonly bias: Float64Array;
  readonly weights: Float32Array;
}

/** What the squares of gradients begin with. */
const FIRST_SQUARE = 0.01;

/** Linear scores of texts, learned by stochastic gradients. */
export class Learner implements Learned {
  readonly bias: Float64Array;
  /** Bucket × score. */
  readonly weights: Float32Array;
  /** Bucket × score → the sum of its squared gradients. */
  readonly #squares: Float32Array;
  readonly #how: Learning;
  #notes = 0;
  #mean: Learned | undefined;

  constructor(how: Learning) {
    this.bias = new Float64Array(how.width).fill(how.firstBias);
    this.weights = new Float32Array(how.buckets * how.width);
    this.#squares = new Float32Array(how.buckets * how.width).fill(FIRST_SQUARE);
    this.#how = how;
  }

  /** What a text scores now, in log-odds. */
  scores({ buckets, much }: Weighed): Float64Array {
    const { width } = this.#how;
    const scores = Float64Array.from(this.bias);
    for (let i = 0; i < buckets.length; i++) {
      const from = (buckets[i] as number) * width;
      for (let at = 0; at < width; at++)
        scores[at] =
          (scores[at] as number) + (this.weights[from + at] as number) * (much[i] as number);
    }
    return scores;
  }

  /** Takes a step for a text, against how its loss grows with each score. */
  learn({ buckets, much }: Weighed, slopes: ArrayLike<number>): void {
    for (let at = 0; at < slopes.length; at++)
      this.bias[at] = (this.bias[at] as number) - BIAS_STEP * (slopes[at] as number);
    for (let i = 0; i < buckets.length; i++)
      this.#step((buckets[i] as number) * this.#how.width, slopes, much[i] as number);
  }

  /** Takes what is known now into the mean of what was known at such times. */
  note(): void {
    this.#mean ??= { bias: this.bias.map(() => 0), weights: this.weights.map(() => 0) };
    this.#notes += 1;
    moveTowards(this.#mean.bias, this.bias, 1 / this.#notes);
    moveTowards(this.#mean.weights, this.weights, 1 / this.#notes);
  }

  /** The mean of what was noted, which tells of unlearned texts a little better than the last step (averaging; Polyak & Juditsky, 1992); what is known now where nothing was. */
  mean(): Learned {
    return this.#mean ?? this;
  }

  #step(from: number, slopes: ArrayLike<number>, much: number): void {
    const { step, decay } = this.#how;
    for (let at = 0; at < slopes.length; at++) {
      const weight = this.weights[from + at] as number;
      const gradient = (slopes[at] as number) * much + decay * weight;
      const square = (this.#squares[from + at] as number) + gradient * gradient;
      this.#squares[from + at] = square;
      this.weights[from + at] = weight - (step * gradient) / Math.sqrt(square);
    }
  }
}

function moveTowards<T extends Float64Array | Float32Array>(mean: T, to: T, share: number): void {
  for (let at = 0; at < mean.length; at++)
    mean[at] = (mean[at] as number) + ((to[at] as number) - (mean[at] as number)) * share;
}
