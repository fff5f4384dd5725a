import { DIMENSIONS } from "../../../schemas/taxonomy.ts";
import { isExploiting } from "../../classifier/labelled-text.ts";
import { fitLabels } from "./fitting/fit-labels.ts";
import type { Lessons } from "./lessons.ts";
import { modelObject } from "./model-object.ts";

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

/** Fits which harm is told by a text that exploits somebody or tells of it: an object of `classifier_rule`. */
export function fitWhichHarm({ training, seen }: Pick<Lessons, "training" | "seen">): object {
  const lessons = [...training, ...seen].filter(
    (labelled) => isExploiting(labelled) && labelled.dimensions.length > 0,
  );
  return modelObject({
    id: "which-harm",
    created_at: "2026-11-23T09:00:00Z",
    label: "dimension",
    model_uri: "ngrams:extensions.harms",
    threshold: THRESHOLD,
    extensions: {
      harms: {
        ...fitLabels("Fitting harms", lessons, FITTING),
        fitted_on: `${lessons.length} labelled texts of offers and victims that are not held back.`,
      },
      description: "The wording is like that of texts that tell of this harm.",
      severity: "medium",
    },
  });
}
