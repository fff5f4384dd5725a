import { showProgress } from "../running/progress.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { openOfflineJudge } from "../../judge-offline.ts";
import { conceptsDigest } from "../../wording/concepts/concept-files.ts";
import { KINDS } from "../../wording/models/kinds.ts";
import { LARGEST, packWeights } from "../../wording/models/packed-weights.ts";
import type { Blend, Speaker } from "../../wording/models/text-model.ts";
import { fitBlend } from "./fitting/fit-blend.ts";
import { fitSpeaker } from "./fitting/fit-speaker.ts";
import { fit, type Fitted } from "./fitting/fit.ts";
import type { Lesson } from "./lesson.ts";
import { lessonOf, type Lessons } from "./lessons.ts";
import { samplesOf } from "./fitting/samples.ts";
import { modelObject } from "./model-object.ts";

const FITTING = { buckets: 1 << 20, epochs: 16, step: 0.3, decay: 3e-4, fewest: 3 } as const;

/** Fits who speaks, and how that is weighed against rules and cues: an object of `classifier_rule`. `tools` are the roots of tool modules. */
export async function fitWhoSpeaks(
  read: Lessons,
  knowledge: Snapshot,
  tools: readonly string[],
): Promise<object> {
  const judge = await openOfflineJudge(knowledge, tools);
  const { speaker, blend } = await secondStage(read, judge);
  const lessons = [...[...read.training, ...read.seen].map(lessonOf), ...read.others];
  return objectOf(fitOn(lessons), { speaker, blend, lessons: lessons.length });
}

/** How wording, rules and cues are weighed, by models that have not learned the texts they are asked about. */
async function secondStage(
  lessons: Lessons,
  judge: Awaited<ReturnType<typeof openOfflineJudge>>,
): Promise<{ readonly speaker: Speaker; readonly blend: Blend }> {
  const progress = showProgress("Weighing");
  const samples = await samplesOf(lessons, {
    fitting: FITTING,
    judge,
    onStep: (done, of) => progress.at(done, of),
  });
  progress.stop();
  return { speaker: fitSpeaker(samples), blend: fitBlend(samples) };
}

function fitOn(lessons: readonly Lesson[]): Fitted {
  const progress = showProgress("Fitting");
  const fitted = fit(lessons, FITTING, (done) => progress.at(done, FITTING.epochs));
  progress.stop();
  return fitted;
}

interface SecondStage {
  readonly speaker: Speaker;
  readonly blend: Blend;
  readonly lessons: number;
}

/** Smaller sizes are left out: they are half of all weights, and on texts by others there were fewer false alarms without them. */
const SMALLEST = 2;

function sizeOf(share: number): number {
  const size = Math.round(share * LARGEST);
  return Math.abs(size) < SMALLEST ? 0 : size;
}

function objectOf({ bias, weights }: Fitted, { speaker, blend, lessons }: SecondStage): object {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const bytes = Int8Array.from(weights, (weight) => sizeOf(weight / largest));
  return modelObject({
    id: "who-speaks",
    created_at: "2026-11-22T09:00:00Z",
    label: "stance",
    model_uri: "ngrams:extensions.ngrams",
    threshold: 0.55,
    extensions: {
      ngrams: {
        buckets: FITTING.buckets,
        scale: largest / LARGEST,
        bias: bias.map((each) => Math.round(each * 1e6) / 1e6),
        concepts: conceptsDigest(),
        weights: packWeights(bytes),
        speaker,
        blend,
        fitted_on: `${lessons} texts: labelled ones that are not held back, examples of rules, example prompts. Kinds: ${KINDS.join(", ")}.`,
      },
      description:
        "The wording is that of somebody who exploits people, or of somebody it happens to.",
      severity: "medium",
    },
  });
}
