import { conceptsDigest } from "../../../wording/concepts/concept-files.ts";
import { packHarms } from "../../../wording/models/harm-weights.ts";
import { LARGEST } from "../../../wording/models/packed-weights.ts";
import { showProgress } from "../../running/progress.ts";
import { calibrated, calibrationOf, guessesOf, type Guess } from "./calibrate-harms.ts";
import { fitHarms, type FittedHarms, type HarmFitting, type HarmLesson } from "./fit-harms.ts";

/** Share of the largest weight from which on one counts as the largest: few are so large, and the others need the steps between. */
const LARGE = 0.5;
/** Smaller sizes are left out, as they are most of all weights. */
const SMALLEST = 2;

/** So many models are fitted to calibrate one, each on all but its part of the texts. */
const PARTS = 3;

/** Fits a calibrated model that tells of each label whether a text has it: what `extensions.harms` and `extensions.needs` of a classifier_rule hold. */
export function fitLabels(doing: string, lessons: readonly HarmLesson[], fitting: HarmFitting) {
  const progress = showProgress(doing);
  const guesses: Guess[] = [];
  for (let part = 0; part < PARTS; part++) {
    const fitted = fittedOn(
      lessons.filter((_, at) => at % PARTS !== part),
      fitting,
    );
    for (const lesson of lessons.filter((_, at) => at % PARTS === part))
      guesses.push(...guessesOf(fitted, lesson, fitting));
    progress.at(part + 1, PARTS + 1);
  }
  const fitted = calibrated(fittedOn(lessons, fitting), calibrationOf(guesses));
  progress.stop();
  return packed(fitted, fitting);
}

/** The model, with every weight one of the sizes that are kept. */
function fittedOn(lessons: readonly HarmLesson[], fitting: HarmFitting): FittedHarms {
  const { bias, weights } = fitHarms(lessons, fitting);
  const scale = scaleOf(weights);
  return { bias, weights: weights.map((weight) => sizeOf(weight / scale) * scale) };
}

/** What a weight of size 1 stands for. */
function scaleOf(weights: Float32Array): number {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  return (largest * LARGE) / LARGEST;
}

function sizeOf(share: number): number {
  const size = Math.max(-LARGEST, Math.min(LARGEST, Math.round(share)));
  return Math.abs(size) < SMALLEST ? 0 : size;
}

function packed({ bias, weights }: FittedHarms, { buckets, dimensions }: HarmFitting) {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / LARGEST;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return {
    buckets,
    scale,
    dimensions,
    bias: bias.map((each) => Math.round(each * 1e6) / 1e6),
    concepts: conceptsDigest(),
    weights: packHarms(bytes, dimensions.length),
  };
}
