import { join } from "node:path";
import type { Snapshot } from "../../contract/knowledge.ts";
import { folderOf, keptFor } from "../../kept/kept.ts";
import { digestOfFiles } from "../../matching/code-digest.ts";
import { meaningRarity, sharedMeaningBy, type SharedMeaning } from "../statements/meanings.ts";
import {
  adviceLessonsIn,
  lessonsIn,
  meaningsIn,
  adviceAnswersIn,
  passageLessonsIn,
  turnedLessonsIn,
} from "../lessons.ts";
import {
  learnPassages,
  passageHarm,
  type LearnedPassages,
  type PassageHarm,
} from "./passage-model.ts";
import { buildPrompts, type GradedPrompt } from "../prompts.ts";
import { learnTiers, tierModel, type Learned, type TierModel } from "./tier-model.ts";

const HOST = join(import.meta.dirname, "../..");
/** The code that measures answers and learns from them, and the words it knows. */
const CODE = [
  "../schemas/*.ts",
  ...["grading", "matching", "reading", "wording"].flatMap((part) => [
    `${part}/**/*.ts`,
    `${part}/**/*.json`,
  ]),
];
/** What graded answers and their measures are made of, beside the citations of rules. */
const LEAVES = [
  "classifier_rule",
  "context_snippet",
  "evaluation_prompt",
  "rag_doc",
  "rubric_dimension",
] as const;
/** From so few graded prompts it is learned as quickly as read from a disk. */
const FEW = 50;

interface All {
  readonly plain: Learned;
  readonly turned: Learned;
  readonly passages: LearnedPassages;
  /** How rare each meaning is. */
  readonly meanings: Float64Array;
}

/** What tells tiers apart. */
export interface GradingModels {
  readonly model: TierModel;
  readonly turned: TierModel;
  readonly passageHarm: PassageHarm;
  readonly sharedMeaning: SharedMeaning;
}

/** What all graded answers taught, what those with a borrowed good sentence did, and what their passages did; begun once per snapshot, every grade waits for the same. Learning takes some ten seconds, so it is known from an earlier process where nothing changed. */
export async function learnModels(snapshot: Snapshot): Promise<GradingModels> {
  const prompts = [...snapshot.derive(buildPrompts).values()];
  const { plain, turned, passages, meanings } = await allFor(snapshot, prompts);
  return {
    model: tierModel(plain),
    turned: tierModel(turned),
    passageHarm: passageHarm(passages),
    sharedMeaning: sharedMeaningBy(meanings),
  };
}

async function allFor(snapshot: Snapshot, prompts: readonly GradedPrompt[]): Promise<All> {
  // First: who derives it from a snapshot takes what is read before the first turn for all that it depends on.
  const kept = keptFor<All>(folderOf("grading"), sourcesOf(snapshot));
  if (prompts.filter(({ tiers }) => tiers.length > 0).length < FEW) return learn(snapshot, prompts);
  return kept.read() ?? kept.write(await learn(snapshot, prompts));
}

async function learn(snapshot: Snapshot, prompts: readonly GradedPrompt[]): Promise<All> {
  return {
    plain: await learnTiers([
      ...(await lessonsIn(snapshot, prompts)),
      ...(await adviceAnswersIn(snapshot, prompts)),
    ]),
    turned: await learnTiers(await turnedLessonsIn(snapshot, prompts)),
    passages: await learnPassages([
      ...(await passageLessonsIn(snapshot, prompts)),
      ...adviceLessonsIn(snapshot, prompts),
    ]),
    meanings: meaningRarity(await meaningsIn(prompts)),
  };
}

function* sourcesOf(snapshot: Snapshot): Generator<string, void, void> {
  yield digestOfFiles(HOST, CODE);
  for (const leaf of LEAVES) for (const object of snapshot.all(leaf)) yield JSON.stringify(object);
  for (const { extensions } of snapshot.all("grep_rule")) yield extensions?.citation ?? "";
}
