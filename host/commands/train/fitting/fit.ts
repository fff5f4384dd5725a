import type { KindChances } from "../../../contract/reading.ts";
import { KINDS, WEIGHED } from "../../../wording/models/kinds.ts";
import { softmax } from "../../../wording/models/softmax.ts";
import { chancesBy } from "../../../wording/models/text-model.ts";
import { Learner, type Learned, type Learning } from "./learner.ts";
import type { Lesson } from "../lesson.ts";
import { drawn, shuffle } from "./shuffle.ts";
import { readFeatures, weighed, withoutRare, type Weighed } from "./weighed.ts";

/** A fitted model: for each kind but the last a bias, and its weight for each bucket. */
export interface Fitted {
  readonly bias: readonly number[];
  /** Bucket × kind but the last. */
  readonly weights: Float32Array;
}

/** How a model is fitted; the same settings on the same lessons give the same model. */
export interface Fitting extends Pick<Learning, "buckets" | "step" | "decay"> {
  readonly epochs: number;
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
  const learner = new Learner({ buckets, width: ALL, firstBias: 0, step, decay });
  const draw = drawn(7);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(prepared, draw);
    for (const lesson of prepared)
      learner.learn(lesson, slopesOf(lesson, softmax(Array.from(learner.scores(lesson)))));
    if (epoch + 1 > epochs / 4) learner.note();
    onEpoch(epoch + 1);
  }
  return againstLast(learner.mean());
}

const ALL = KINDS.length;

/** What was learned, against the last kind. It has weights of its own while it learns: without them it would learn less than the others. */
function againstLast({ bias, weights: learned }: Learned): Fitted {
  const last = bias[WEIGHED] as number;
  const weights = new Float32Array((learned.length / ALL) * WEIGHED);
  for (let i = 0; i < weights.length; i++) {
    const bucket = Math.floor(i / WEIGHED) * ALL;
    weights[i] =
      (learned[bucket + (i % WEIGHED)] as number) - (learned[bucket + WEIGHED] as number);
  }
  return { bias: Array.from(bias.subarray(0, WEIGHED), (each) => each - last), weights };
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
