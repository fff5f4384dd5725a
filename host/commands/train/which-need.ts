import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { HEARD, type Heard } from "../../../schemas/needs.ts";
import { kindOf, type LabelledText } from "../../classifier/labelled-text.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import type { HarmLesson } from "./fitting/fit-harms.ts";
import { fitLabels } from "./fitting/fit-labels.ts";
import type { NeedText } from "./lesson.ts";
import type { Lessons } from "./lessons.ts";
import { needPhrases, ordinaryPhrases } from "./need-phrases.ts";
import { modelObject } from "./model-object.ts";

const FITTING = {
  dimensions: HEARD,
  buckets: 1 << 20,
  epochs: 8,
  step: 0.3,
  decay: 3e-4,
  fewest: 4,
} as const;

/** Chance from which on a need counts as told: what is told in vain costs a reader two sentences, what is left out may cost a life. */
const THRESHOLD = 0.25;

/** So many times a look-alike is learned: there are few, and they are what the model would else mistake. */
const ALIKE = 5;

/** So many times a turn of a conversation is learned that tells what turns alone teach. */
const OF_A_TURN = 3;
const OF_TURNS: Heard = "in_danger";

/** Concepts of `host/wording/concepts` beside which a text that was labelled for other questions may tell a need. */
const MAY_NEED = conceptHashes(
  "kill hurt sick medicine burn accident pregnant ransom sell minor child hide police afraid arrest undocumented weapon rape hit escape",
);

/** Fits who must be helped before anything else: an object of `classifier_rule`. Texts labelled for who speaks tell whether somebody in danger does, and no need where nothing in them may be one; others are left out. */
export function fitWhichNeed({
  training,
  seen,
  needs,
}: Pick<Lessons, "training" | "seen" | "needs">): object {
  const without = [...training, ...seen].filter(tellsNoNeed).map(lessonOfText);
  const told = needs.map(lessonOfNeed);
  const alike = told.filter(({ dimensions }) => dimensions.length === 0);
  const turned = told.filter(({ dimensions }) => dimensions.includes(OF_TURNS));
  const again = [...repeated(alike, ALIKE - 1), ...repeated(turned, OF_A_TURN - 1)];
  const lessons = [...told, ...again, ...needPhrases(), ...ordinaryPhrases(), ...without];
  return modelObject({
    id: "which-need",
    created_at: "2026-11-29T09:00:00Z",
    label: "need",
    model_uri: "ngrams:extensions.needs",
    threshold: THRESHOLD,
    extensions: {
      needs: {
        ...fitLabels("Fitting needs", lessons, FITTING),
        fitted_on: `${needs.length} texts of needs and their look-alikes, the phrases of the reading, ${without.length} labelled texts that tell none, or of danger alone.`,
      },
      description: "The wording is like that of texts of who must be helped before anything else.",
      severity: "medium",
    },
  });
}

/** The needs that a text is labelled for where it does not say. */
const LABELLED_FOR: readonly Heard[] = [
  "wish_to_die",
  "needs_doctor",
  "ransom",
  "minor",
  "fears_police",
];

function lessonOfNeed({ text, needs, labelled_for = LABELLED_FOR }: NeedText): HarmLesson {
  const unknown = HEARD.filter((need) => !labelled_for.includes(need));
  return { text, dimensions: needs, unknown };
}

function repeated<Lesson>(lessons: readonly Lesson[], times: number): readonly Lesson[] {
  return Array.from({ length: times }, () => lessons).flat();
}

/** A text labelled for who speaks, and in which nothing may tell a need: whether somebody in danger does. */
function lessonOfText(labelled: LabelledText): HarmLesson {
  const dimensions: readonly Heard[] = kindOf(labelled) === "danger" ? ["in_danger"] : [];
  return { text: labelled.text, dimensions, unknown: untoldBy(labelled.stance) };
}

/** Of victims and questions nobody labelled whether relatives write. */
function untoldBy(stance: LabelledText["stance"]): readonly Heard[] {
  return stance === "victim" || stance === "inquiry" ? ["from_afar"] : [];
}

/** Adverts, warnings and everyday talk tell none; of victims and questions those without a word of what may be one. */
function tellsNoNeed({ stance, text, language }: LabelledText): boolean {
  if (stance === "unrelated" || stance === "compliance") return true;
  return !meanAny(findConcepts(foldText(text).folded, language), MAY_NEED);
}
