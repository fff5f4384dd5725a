import { showProgress } from "../progress.ts";
import { DIMENSIONS } from "../../../schemas/taxonomy.ts";
import { isExploiting } from "../../classifier/labelled-text.ts";
import { conceptsDigest } from "../../wording/concept-files.ts";
import { packHarms } from "../../wording/harm-weights.ts";
import { LARGEST } from "../../wording/packed-weights.ts";
import { calibrated, calibrationOf, guessesOf, type Guess } from "./fitting/calibrate-harms.ts";
import { fitHarms, type FittedHarms, type HarmLesson } from "./fitting/fit-harms.ts";
import type { Lessons } from "./lessons.ts";

const FITTING = {
  dimensions: DIMENSIONS,
  buckets: 1 << 20,
  epochs: 8,
  step: 0.3,
  decay: 3e-4,
  // Rare buckets are most of the weights, and without them texts that were not learned are told as well.
  fewest: 12,
} as const;

/** Chance from which on a dimension counts as told: on labelled texts that were not learned three of four are then found, and three of four that are told are right. */
const THRESHOLD = 0.3;
/** Share of the largest weight from which on one counts as the largest: few are so large, and the others need the steps between. */
const LARGE = 0.5;
/** Smaller sizes are left out, as they are most of all weights. */
const SMALLEST = 2;

/** So many models are fitted to calibrate one, each on all but its part of the texts. */
const PARTS = 3;

/** Fits which harm is told by a text that exploits somebody or tells of it: an object of `classifier_rule`. */
export function fitWhichHarm({ training, seen }: Pick<Lessons, "training" | "seen">): object {
  const lessons = [...training, ...seen].filter(
    (labelled) => isExploiting(labelled) && labelled.dimensions.length > 0,
  );
  const progress = showProgress("Fitting harms");
  const guesses: Guess[] = [];
  for (let part = 0; part < PARTS; part++) {
    const fitted = fittedOn(lessons.filter((_, at) => at % PARTS !== part));
    for (const lesson of lessons.filter((_, at) => at % PARTS === part))
      guesses.push(...guessesOf(fitted, lesson, FITTING));
    progress.at(part + 1, PARTS + 1);
  }
  const fitted = calibrated(fittedOn(lessons), calibrationOf(guesses));
  progress.stop();
  return objectOf(fitted, lessons.length);
}

/** The model, with every weight one of the sizes that are kept. */
function fittedOn(lessons: readonly HarmLesson[]): FittedHarms {
  const { bias, weights } = fitHarms(lessons, FITTING);
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

function objectOf({ bias, weights }: FittedHarms, lessons: number): object {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / LARGEST;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return {
    schema_version: "1.0",
    knowledge_object_type: "classifier_rule",
    id: "which-harm",
    version: "v1",
    provenance: {
      created_at: "2026-11-23T09:00:00Z",
      created_by: "safe-harness maintainers",
    },
    content: {
      rule_id: "which_harm",
      label: "dimension",
      model_uri: "ngrams:extensions.harms",
      input_format: "text",
      threshold: THRESHOLD,
    },
    tags: ["status:reviewed"],
    extensions: {
      harms: {
        buckets: FITTING.buckets,
        scale,
        dimensions: DIMENSIONS,
        bias: bias.map((each) => Math.round(each * 1e6) / 1e6),
        concepts: conceptsDigest(),
        weights: packHarms(bytes, DIMENSIONS.length),
        fitted_on: `${lessons} labelled texts of offers and victims that are not held back.`,
      },
      description: "The wording is like that of texts that tell of this harm.",
      severity: "medium",
    },
  };
}
