import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { canonicalText } from "../knowledge/canonical.ts";
import { readInForce } from "../knowledge/read-only.ts";
import { VERSION } from "../version.ts";
import { showProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import { conceptsDigest } from "../wording/concept-files.ts";
import { KINDS } from "../wording/kinds.ts";
import { LARGEST, packWeights } from "../wording/packed-weights.ts";
import type { Blend, Speaker } from "../wording/text-model.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { openOfflineJudge } from "../judge-offline.ts";
import { fitBlend } from "./train/fit-blend.ts";
import { fitSpeaker } from "./train/fit-speaker.ts";
import { fit, type Fitted } from "./train/fit.ts";
import { lessonOf, readLessons, type Lesson, type Lessons } from "./train/lessons.ts";
import { samplesOf } from "./train/samples.ts";

const HELP = `Fits the text model that tells who speaks, on the bundled labelled texts, and writes it as a classifier_rule.
The half of bench/quality/texts that is held back is not read. The same texts give the same model.

Usage: npm run train

  --help   this text

Writes knowledge/core/classifier_rule/who-speaks.json. Then: npm run generate, npm run evaluate.
Exit code: 0 when it was written, 2 when it could not be.
`;

const ROOT = join(import.meta.dirname, "../..");
const FILE = "knowledge/core/classifier_rule/who-speaks.json";
const FITTING = { buckets: 1 << 20, epochs: 16, step: 0.3, decay: 3e-4, fewest: 3 } as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { dataDir } = readConfig(process.env);
  const knowledge = await readInForce({
    roots: [join(ROOT, "knowledge")],
    stateDir: join(dataDir, "state"),
    hostVersion: VERSION,
  });
  const read = await readLessons(ROOT, knowledge);
  const { speaker, blend } = await secondStage(read, knowledge);
  const lessons = [...[...read.training, ...read.seen].map(lessonOf), ...read.others];
  const fitted = fitOn(lessons);
  const object = objectOf(fitted, { speaker, blend, lessons: lessons.length });
  await writeFile(join(ROOT, FILE), canonicalText(object));
  process.stdout.write(`fitted on ${lessons.length} texts; wrote ${FILE}\n`);
  return 0;
}

/** How wording, rules and cues are weighed, by models that have not learned the texts they are asked about. */
async function secondStage(
  lessons: Lessons,
  knowledge: Snapshot,
): Promise<{ readonly speaker: Speaker; readonly blend: Blend }> {
  const judge = await openOfflineJudge(knowledge, [join(ROOT, "tools")]);
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
  return {
    schema_version: "1.0",
    knowledge_object_type: "classifier_rule",
    id: "who-speaks",
    version: "v1",
    provenance: {
      created_at: "2026-11-22T09:00:00Z",
      created_by: "safe-harness maintainers",
    },
    content: {
      rule_id: "who_speaks",
      label: "stance",
      model_uri: "ngrams:extensions.ngrams",
      input_format: "text",
      threshold: 0.55,
    },
    tags: ["status:reviewed"],
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
  };
}

await runCommand(main);
