import { descend } from "./descend.ts";
import type { FittedHarms, HarmFitting, HarmLesson } from "./fit-harms.ts";
import { weighed } from "./weighed.ts";

/** What a model that has not learned a text says of one dimension, and whether the text tells it. */
export interface Guess {
  readonly logOdds: number;
  readonly told: boolean;
}

/** By what log-odds are multiplied, and what is added, so that of those told to 60 % six of ten are (Platt, 1999). */
export interface Calibration {
  readonly times: number;
  readonly plus: number;
}

/** What a model says of each dimension of a text of which it is known whether it is told. */
export function guessesOf(
  { bias, weights }: FittedHarms,
  { text, dimensions: told, unknown = [] }: HarmLesson,
  { buckets: size, dimensions }: Pick<HarmFitting, "buckets" | "dimensions">,
): readonly Guess[] {
  const { buckets, much } = weighed(text, size);
  return dimensions.flatMap((dimension, at) => {
    if (unknown.includes(dimension)) return [];
    let logOdds = bias[at] ?? 0;
    for (const [i, bucket] of buckets.entries())
      logOdds += (weights[bucket * dimensions.length + at] ?? 0) * (much[i] as number);
    return [{ logOdds, told: told.includes(dimension) }];
  });
}

/** Fits a calibration by logistic regression. */
export function calibrationOf(guesses: readonly Guess[]): Calibration {
  const [times = 1, plus = 0] = descend({
    start: Float64Array.from([1, 0]),
    slopesAt: (at) => slopesAt(at, guesses),
    decays: [0, 0],
    rounds: 300,
    step: 0.5,
  });
  return { times, plus };
}

function slopesAt([times = 1, plus = 0]: Float64Array, guesses: readonly Guess[]): Float64Array {
  const slopes = new Float64Array(2);
  for (const { logOdds, told } of guesses) {
    const off = 1 / (1 + Math.exp(-times * logOdds - plus)) - (told ? 1 : 0);
    slopes[0] = (slopes[0] as number) + (off * logOdds) / guesses.length;
    slopes[1] = (slopes[1] as number) + off / guesses.length;
  }
  return slopes;
}

/** The model with its log-odds calibrated. */
export function calibrated(
  { bias, weights }: FittedHarms,
  { times, plus }: Calibration,
): FittedHarms {
  return {
    bias: bias.map((each) => each * times + plus),
    weights: weights.map((each) => each * times),
  };
}
