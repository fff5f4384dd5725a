import { ngramsOf } from "../../classifier/ngram-features.ts";
import { foldText } from "../../matching/fold.ts";
import { STANCES } from "../../../schemas/http/classifier.ts";
import type { Lesson } from "./lessons.ts";

/** A fitted model: a bias for each stance, and its weight for each bucket. */
export interface Fitted {
  readonly bias: readonly number[];
  /** Bucket × stance. */
  readonly weights: Float32Array;
}

/** How a model is fitted; the same settings on the same lessons give the same model. */
export interface Fitting {
  readonly buckets: number;
  readonly epochs: number;
  /** Length of a step at first (AdaGrad; Duchi, Hazan & Singer, 2011). */
  readonly step: number;
  /** How hard weights are held near 0. */
  readonly decay: number;
}

const KINDS = STANCES.length;

interface Prepared {
  readonly features: Int32Array;
  /** Stance → whether the text may be it. */
  readonly may: readonly boolean[];
  readonly weight: number;
}

/** Fits a softmax over hashed n-grams by stochastic gradients. A lesson that may be several stances counts as whichever of them the model finds likeliest (Jin & Ghahramani, 2002). */
export function fit(
  lessons: readonly Lesson[],
  { buckets, epochs, step, decay }: Fitting,
  onEpoch: (done: number) => void,
): Fitted {
  const prepared = lessons.map((lesson) => prepare(lesson, buckets));
  const learner = new Learner(buckets, { step, decay });
  const draw = drawn(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(prepared, draw);
    for (const lesson of prepared) learner.learn(lesson);
    onEpoch(epoch + 1);
  }
  return learner;
}

/** Steps of the bias: it has few lessons to wait for. */
const BIAS_STEP = 0.02;

class Learner implements Fitted {
  readonly bias = Array.from({ length: KINDS }, () => 0);
  readonly weights: Float32Array;
  /** Bucket × stance → the sum of its squared gradients. */
  readonly #squares: Float32Array;
  readonly #how: Pick<Fitting, "step" | "decay">;

  constructor(buckets: number, how: Pick<Fitting, "step" | "decay">) {
    this.weights = new Float32Array(buckets * KINDS);
    this.#squares = new Float32Array(buckets * KINDS).fill(0.01);
    this.#how = how;
  }

  learn(lesson: Prepared): void {
    const share = 1 / Math.sqrt(Math.max(1, lesson.features.length));
    const slopes = slopesOf(lesson, chancesOf(this, lesson.features));
    for (const [kind, slope] of slopes.entries()) {
      this.bias[kind] = (this.bias[kind] ?? 0) - BIAS_STEP * slope;
      for (const bucket of lesson.features) this.#step(bucket * KINDS + kind, slope * share);
    }
  }

  #step(at: number, slope: number): void {
    const { step, decay } = this.#how;
    const weight = this.weights[at] as number;
    const gradient = slope + decay * weight;
    const square = (this.#squares[at] as number) + gradient * gradient;
    this.#squares[at] = square;
    this.weights[at] = weight - (step * gradient) / Math.sqrt(square);
  }
}

function prepare({ text, stances, weight }: Lesson, buckets: number): Prepared {
  return {
    features: ngramsOf(foldText(text).folded, buckets),
    may: STANCES.map((stance) => stances.includes(stance)),
    weight,
  };
}

/** The chance that a text exploits or tells of it, as a model says. */
export function exploitingBy(fitted: Fitted, text: string, buckets: number): number {
  const chances = chancesOf(fitted, ngramsOf(foldText(text).folded, buckets));
  return (chances[STANCES.indexOf("offer")] ?? 0) + (chances[STANCES.indexOf("victim")] ?? 0);
}

function chancesOf({ bias, weights }: Fitted, features: Int32Array): readonly number[] {
  const share = 1 / Math.sqrt(Math.max(1, features.length));
  const scores = bias.map((each, kind) => {
    let sum = 0;
    for (const bucket of features) sum += weights[bucket * KINDS + kind] as number;
    return each + sum * share;
  });
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** How the lesson's loss grows with each stance's score. */
function slopesOf({ may, weight }: Prepared, chances: readonly number[]): readonly number[] {
  const right = chances.reduce((sum, chance, kind) => sum + (may[kind] === true ? chance : 0), 0);
  return chances.map(
    (chance, kind) => (chance - (may[kind] === true ? chance / Math.max(1e-9, right) : 0)) * weight,
  );
}

/** Numbers from 0 to 1 that look like chance and are always the same (linear congruential, Knuth). */
function drawn(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
}

/** Puts the lessons into another order (Fisher & Yates, 1938). */
function shuffle(lessons: Prepared[], draw: () => number): void {
  for (let i = lessons.length - 1; i > 0; i--) {
    const other = Math.floor(draw() * (i + 1));
    const [a, b] = [lessons[i], lessons[other]];
    if (a === undefined || b === undefined) continue;
    lessons[i] = b;
    lessons[other] = a;
  }
}
