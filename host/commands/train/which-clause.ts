import type { LabelledText } from "../../classifier/labelled-text.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { sentencesIn } from "../../matching/sentence.ts";
import type { HarmLesson } from "./fitting/fit-harms.ts";
import { fitLabels } from "./fitting/fit-labels.ts";
import type { Lessons } from "./lessons.ts";
import { modelObject } from "./model-object.ts";

const FITTING = {
  dimensions: ["binds"],
  buckets: 1 << 18,
  epochs: 10,
  step: 0.3,
  decay: 3e-4,
  fewest: 2,
} as const;

/** Chance from which on a clause is told to bind. A clause is that rarely such a one that this is much: of 104 lawful contracts that were not learned it is reached by a clause of 5, of as many with one bad clause of 54, and of 1,562 other lawful texts of 5. */
const THRESHOLD = 0.2;

/** So many times each clause is learned, as sentences of lawful texts are many and mostly about something else. */
const OFTEN = 4;
/** Of every so many sentences of lawful texts one is learned. */
const EVERY = 4;
/** Units of a sentence that is learned. */
const FEWEST_UNITS = 24;
const MOST_UNITS = 320;

/** Fits which clauses bind whoever works: an object of `classifier_rule`. What informs or speaks of something else holds no such clause, unless it quotes one; sentences of texts that speak of work unlawfully teach nothing here, as most of their sentences are lawful, too. */
export function fitWhichClause({
  clauses,
  training,
  seen,
}: Pick<Lessons, "clauses" | "training" | "seen">): object {
  const told = clauses.map(({ text, binds }): HarmLesson => ({
    text,
    dimensions: binds ? ["binds"] : [],
    times: OFTEN,
  }));
  const lawful = [...training, ...seen]
    .filter(({ stance }) => stance === "unrelated")
    .flatMap(sentencesOf)
    .filter((_, at) => at % EVERY === 0)
    .map((text): HarmLesson => ({ text, dimensions: [] }));
  return modelObject({
    id: "which-clause",
    created_at: "2026-11-30T16:00:00Z",
    label: "clause",
    model_uri: "ngrams:extensions.clauses",
    threshold: THRESHOLD,
    extensions: {
      clauses: {
        ...fitLabels("Fitting clauses", [...told, ...lawful], FITTING),
        fitted_on: `${clauses.length} clauses, ${lawful.length} sentences of lawful texts that are not held back.`,
      },
      description: "A clause of it is like those that bind workers unlawfully.",
      severity: "medium",
    },
  });
}

function sentencesOf({ text }: LabelledText): readonly string[] {
  const folded = foldText(text);
  return sentencesIn(folded)
    .map(({ start, end }) => text.slice(folded.startOf(start), folded.endOf(end)).trim())
    .filter(({ length }) => length >= FEWEST_UNITS && length <= MOST_UNITS);
}
