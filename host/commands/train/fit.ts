import type { KindChances } from "../../contract/reading.ts";
import { KINDS, WEIGHED } from "../../wording/kinds.ts";
import { softmax } from "../../wording/softmax.ts";
import { chancesBy } from "../../wording/text-model.ts";
import type { Lesson } from "./lessons.ts";
import { drawn, shuffle } from "./shuffle.ts";
import { readFeatures, weighed, withoutRare, type Weighed } from "./weighed.ts";

/** A fitted model: for each kind but the last a bias, and its weight for each bucket. */
export interface Fitted {
  readonly bias: readonly number[];
  /** Bucket × kind but the last. */
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
  /** A bucket that fewer lessons have gets no weight: what was seen once or twice tells little, and takes room. */
  readonly fewest: number;
}

interface Prepared extends Weighed {
  /** Kind → whether the text may be it. */
  readonly may: readonly boolean[];
  readonly weight: number;
}

/** Fits a softmax over hashed n-grams by stochastic gradients. A lesson that may be several kinds counts as whichever of them the model finds likeliest (Jin & Ghahramani, 2002). */
export function fit(
  lessons: readonly Lesson[],
  { buckets, epochs, step, decay, fewest }: Fitting,
  onEpoch: (done: number) => void,
): Fitted {
  const prepared = withoutRare(
    lessons.map((lesson) => prepare(lesson, buckets)),
    { buckets, fewest },
  );
  const learner = new Learner(buckets, { step, decay });
  const draw = drawn(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(prepared, draw);
    for (const lesson of prepared) learner.learn(lesson);
    onEpoch(epoch + 1);
  }
  return learner.fitted();
}

/** Steps of the bias: it has few lessons to wait for. */
const BIAS_STEP = 0.02;

const ALL = KINDS.length;

/** Learns a weight for every kind, also for the last: one without weights of its own would learn less than the others. */
class Learner {
  readonly #bias = Array.from({ length: ALL }, () => 0);
  /** Bucket × kind. */
  readonly #weights: Float32Array;
  /** Bucket × kind → the sum of its squared gradients. */
  readonly #squares: Float32Array;
  readonly #how: Pick<Fitting, "step" | "decay">;

  constructor(buckets: number, how: Pick<Fitting, "step" | "decay">) {
    this.#weights = new Float32Array(buckets * ALL);
    this.#squares = new Float32Array(buckets * ALL).fill(0.01);
    this.#how = how;
  }

  learn(lesson: Prepared): void {
    for (const [kind, slope] of slopesOf(lesson, this.#chances(lesson)).entries()) {
      this.#bias[kind] = (this.#bias[kind] ?? 0) - BIAS_STEP * slope;
      for (const [i, bucket] of lesson.buckets.entries())
        this.#step(bucket * ALL + kind, slope * (lesson.much[i] as number));
    }
  }

  /** What was learned, against the last kind. */
  fitted(): Fitted {
    const last = this.#bias[WEIGHED] ?? 0;
    const weights = new Float32Array((this.#weights.length / ALL) * WEIGHED);
    for (let i = 0; i < weights.length; i++) {
      const bucket = Math.floor(i / WEIGHED) * ALL;
      weights[i] =
        (this.#weights[bucket + (i % WEIGHED)] as number) -
        (this.#weights[bucket + WEIGHED] as number);
    }
    return { bias: this.#bias.slice(0, WEIGHED).map((each) => each - last), weights };
  }

  #chances({ buckets, much }: Prepared): readonly number[] {
    const sums = Array.from(this.#bias);
    for (const [i, bucket] of buckets.entries())
      for (let kind = 0; kind < ALL; kind++)
        sums[kind] =
          (sums[kind] as number) +
          (this.#weights[bucket * ALL + kind] as number) * (much[i] as number);
    return softmax(sums);
  }

  #step(at: number, slope: number): void {
    const { step, decay } = this.#how;
    const weight = this.#weights[at] as number;
    const gradient = slope + decay * weight;
    const square = (this.#squares[at] as number) + gradient * gradient;
    this.#squares[at] = square;
    this.#weights[at] = weight - (step * gradient) / Math.sqrt(square);
  }
}

function prepare({ text, kinds, weight }: Lesson, buckets: number): Prepared {
  return { ...weighed(text, buckets), may: KINDS.map((kind) => kinds.includes(kind)), weight };
}

/** How likely each kind is for a text, as a model says. */
export function chancesFor({ bias, weights }: Fitted, text: string, buckets: number): KindChances {
  return chancesBy({ bias, weights, scale: 1 }, readFeatures(text, buckets));
}

/** So much of every lesson is spread evenly over all kinds (label smoothing; Szegedy et al., 2016): a model that is never to be sure learns less by heart. */
const SMOOTHED = 0.05;

/** How the lesson's loss grows with each kind's score. */
function slopesOf({ may, weight }: Prepared, chances: readonly number[]): readonly number[] {
  const right = chances.reduce((sum, chance, kind) => sum + (may[kind] === true ? chance : 0), 0);
  return chances.map((chance, kind) => {
    const told = may[kind] === true ? chance / Math.max(1e-9, right) : 0;
    return (chance - told * (1 - SMOOTHED) - SMOOTHED / ALL) * weight;
  });
}
