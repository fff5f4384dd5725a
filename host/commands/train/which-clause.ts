import type { LabelledText } from "../../classifier/labelled-text.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { sentencesIn } from "../../matching/sentence.ts";
import type { HarmLesson } from "./fitting/fit-harms.ts";
import { fitLabels } from "./fitting/fit-labels.ts";
import type { Lessons } from "./lessons.ts";
import { modelObject } from "./model-object.ts";

const BINDS = ["binds"] as const;
const FITTING = {
  dimensions: BINDS,
  buckets: 1 << 18,
  epochs: 10,
  step: 0.3,
  decay: 3e-4,
  fewest: 2,
} as const;

/** Chance from which on a clause is told to bind: chosen on clauses by whoever wrote the lessons that were not learned themselves, and on lawful texts by others that set out terms of work, of 605 of which 15 hold a clause that reaches it. */
const THRESHOLD = 0.7;

/** So many times each clause is learned, as sentences of other texts are many. */
const OFTEN = 4;
/** Of every so many sentences of texts about something else one is learned, and of such that inform or keep the law: these speak of the same things as contracts, and forbid or deny what binds. */
const EVERY = { unrelated: 4, compliance: 2 } as const;
/** Units of a sentence that is learned. */
const FEWEST_UNITS = 24;
const MOST_UNITS = 320;

/** Fits which clauses bind whoever works: an object of `classifier_rule`. What informs or speaks of something else holds no such clause; an offer that exploits and is one sentence alone is like one. Longer ones teach nothing here, as most of their sentences are lawful, too. */
export function fitWhichClause({
  clauses,
  training,
  seen,
}: Pick<Lessons, "clauses" | "training" | "seen">): object {
  const texts = [...training, ...seen];
  const told = clauses.map(({ text, binds }): HarmLesson => ({
    text,
    dimensions: binds ? BINDS : [],
    times: OFTEN,
  }));
  const offers = sentencesSaid(texts, "offer")
    .filter((sentences) => sentences.length === 1)
    .flatMap((sentences) => sentences.filter(isLearned))
    .map((text): HarmLesson => ({ text, dimensions: BINDS }));
  const lawful = (["unrelated", "compliance"] as const).flatMap((stance) =>
    sentencesSaid(texts, stance)
      .flatMap((sentences) => sentences.filter(isLearned))
      .filter((_, at) => at % EVERY[stance] === 0)
      .map((text): HarmLesson => ({ text, dimensions: [] })),
  );
  return modelObject({
    id: "which-clause",
    created_at: "2026-11-30T16:00:00Z",
    label: "clause",
    model_uri: "ngrams:extensions.clauses",
    threshold: THRESHOLD,
    extensions: {
      clauses: {
        ...fitLabels("Fitting clauses", [...told, ...offers, ...lawful], FITTING),
        fitted_on: `${clauses.length} clauses, ${offers.length} offers of one sentence, ${lawful.length} sentences of lawful texts; none of a text that is held back.`,
      },
      description: "A clause of it is like those that bind workers unlawfully.",
      severity: "medium",
    },
  });
}

/** The sentences of each text of a stance. */
function sentencesSaid(
  texts: readonly LabelledText[],
  stance: LabelledText["stance"],
): readonly (readonly string[])[] {
  return texts.filter((text) => text.stance === stance).map(sentencesOf);
}

function sentencesOf({ text }: LabelledText): readonly string[] {
  const folded = foldText(text);
  return sentencesIn(folded).map(({ start, end }) =>
    text.slice(folded.startOf(start), folded.endOf(end)).trim(),
  );
}

function isLearned({ length }: string): boolean {
  return length >= FEWEST_UNITS && length <= MOST_UNITS;
}
