import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { STANCES } from "../../schemas/http/classifier.ts";
import { readConfig } from "../config.ts";
import { canonicalText } from "../knowledge/canonical.ts";
import { readInForce } from "../knowledge/read-only.ts";
import { VERSION } from "../version.ts";
import { showProgress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import type { Blend } from "../classifier/blend.ts";
import { riskOf } from "../classifier/dimension-risks.ts";
import { isExploiting, type LabelledText } from "../classifier/labelled-text.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";
import { openOfflineJudge } from "../judge-offline.ts";
import { exploitingBy, fit, type Fitted } from "./train/fit.ts";
import { fitBlend, type Weighed } from "./train/fit-blend.ts";
import { lessonOf, readLessons, type Lesson } from "./train/lessons.ts";

const HELP = `Fits the text model that tells who speaks, on the bundled labelled texts, and writes it as a classifier_rule.
The half of bench/quality/texts that is held back is not read. The same texts give the same model.

Usage: npm run train

  --help   this text

Writes knowledge/core/classifier_rule/who-speaks.json. Then: npm run generate, npm run evaluate.
Exit code: 0 when it was written, 2 when it could not be.
`;

const ROOT = join(import.meta.dirname, "../..");
const FILE = "knowledge/core/classifier_rule/who-speaks.json";
const FITTING = { buckets: 1 << 17, epochs: 12, step: 0.3, decay: 1e-4 } as const;

/** Largest weight that a signed byte stands for. */
const LARGEST = 127;

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
  const { first, labelled } = await readLessons(ROOT, knowledge);
  const blend = await blendOf(first, labelled, knowledge);
  const lessons = [...first, ...labelled.map(lessonOf)];
  const fitted = fitOn(lessons, "Fitting");
  await writeFile(join(ROOT, FILE), canonicalText(objectOf(fitted, blend, lessons.length)));
  process.stdout.write(`fitted on ${lessons.length} texts; wrote ${FILE}\n`);
  return 0;
}

/** Weighs rules against the wording as a model tells it that has not learned the labelled texts. */
async function blendOf(
  first: readonly Lesson[],
  labelled: readonly LabelledText[],
  knowledge: Snapshot,
): Promise<Blend> {
  const fitted = fitOn(first, "Fitting to weigh");
  const judge = await openOfflineJudge(knowledge, [join(ROOT, "tools")]);
  const samples: Weighed[] = [];
  for (const each of labelled) {
    const { trace } = await judge(each.text);
    samples.push({
      rules: riskOf((trace.grep?.["hits"] ?? []) as readonly GrepHit[]),
      wording: exploitingBy(fitted, each.text, FITTING.buckets),
      exploits: isExploiting(each),
    });
  }
  return fitBlend(samples);
}

function fitOn(lessons: readonly Lesson[], doing: string): Fitted {
  const progress = showProgress(doing);
  const fitted = fit(lessons, FITTING, (done) => progress.at(done, FITTING.epochs));
  progress.stop();
  return fitted;
}

function objectOf({ bias, weights }: Fitted, blend: Blend, lessons: number): object {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / largest) * LARGEST));
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
      threshold: 0.5,
    },
    tags: ["status:reviewed"],
    extensions: {
      ngrams: {
        buckets: FITTING.buckets,
        scale: largest / LARGEST,
        bias: bias.map((each) => Math.round(each * 1e6) / 1e6),
        weights: Buffer.from(bytes.buffer).toString("base64"),
        blend,
        fitted_on: `${lessons} texts: labelled ones that are not held back, examples of rules, example prompts. Classes: ${STANCES.join(", ")}.`,
      },
      description: "Tells from the wording alone who speaks.",
    },
  };
}

await runCommand(main);
