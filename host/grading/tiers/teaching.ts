import type { Snapshot } from "../../contract/knowledge.ts";
import { buildKnownTexts } from "../known-texts.ts";
import {
  adviceAnswersIn,
  adviceLessonsIn,
  lessonsIn,
  meaningsIn,
  passageLessonsIn,
  turnedLessonsIn,
} from "../lessons.ts";
import { buildPrompts, type GradedPrompt } from "../prompts.ts";
import { meaningRarity } from "../statements/meanings.ts";
import { noting, type AskedOfTexts } from "./asked-of-texts.ts";
import { learnPassages, type LearnedPassages } from "./passage-model.ts";
import { learnTiers, type Learned } from "./tier-model.ts";

/** What graded answers taught, as numbers alone. */
export interface Taught {
  readonly plain: Learned;
  /** By those with a borrowed good sentence. */
  readonly turned: Learned;
  readonly passages: LearnedPassages;
  /** How rare each meaning is. */
  readonly meanings: Float64Array;
  /** What was asked meanwhile of texts that an answer may hold. */
  readonly asked: AskedOfTexts;
}

/** The prompts of a snapshot that have graded answers. */
export function gradedIn(snapshot: Snapshot): readonly GradedPrompt[] {
  return [...snapshot.derive(buildPrompts).values()].filter(({ tiers }) => tiers.length > 0);
}

/** What all graded answers of a snapshot teach; takes half a minute for the bundled ones. The same knowledge teaches the same. */
export async function teach(snapshot: Snapshot): Promise<Taught> {
  const prompts = gradedIn(snapshot);
  const { known, asked } = noting(snapshot.derive(buildKnownTexts));
  return {
    plain: await learnTiers([
      ...(await lessonsIn(snapshot, prompts, known)),
      ...(await adviceAnswersIn(snapshot, prompts, known)),
    ]),
    turned: await learnTiers(await turnedLessonsIn(snapshot, prompts, known)),
    passages: await learnPassages([
      ...(await passageLessonsIn(snapshot, prompts, known)),
      ...adviceLessonsIn(snapshot, prompts),
    ]),
    meanings: meaningRarity(await meaningsIn(prompts)),
    asked: asked(),
  };
}
