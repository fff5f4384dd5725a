import { setImmediate } from "node:timers/promises";
import type { GradeCriterion } from "../../schemas/http/grade.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { gradeByRubric } from "./by-rubric.ts";
import { passageTraits, traitsOf } from "./by-tier.ts";
import { buildKnownTexts } from "./known-texts.ts";
import { askedOf, buildClaims, rubricOf, samplesOf, type GradedPrompt } from "./prompts.ts";
import type { PassageLesson } from "./passage-model.ts";
import { passagesOf } from "./passages.ts";
import { BAD, NEUTRAL } from "./place.ts";
import { buildRubrics } from "./rubrics.ts";
import { buildSpeaking } from "./speaking.ts";
import { isSaid, ownWords, statementsOf } from "./statements.ts";
import { refuses } from "./refusal.ts";
import type { Lesson } from "./tier-model.ts";
import { borrowedFrom, turnedFrom } from "./turned.ts";

/** What the graded answers to these prompts teach, each measured as an answer from outside would be: without itself among the samples. Gives the event loop turns. */
export async function lessonsIn(
  knowledge: Snapshot,
  prompts: Iterable<GradedPrompt>,
): Promise<readonly Lesson[]> {
  const lessons: Lesson[] = [];
  for (const prompt of prompts) {
    if (prompt.tiers.length === 0) continue;
    lessons.push(...(await lessonsOf(prompt, prompt.tiers, knowledge)));
  }
  return lessons;
}

/** What harmful answers with a good sentence before or behind them teach beside good ones with one. The sentences are of the same prompts. Gives the event loop turns. */
export async function turnedLessonsIn(
  knowledge: Snapshot,
  prompts: readonly GradedPrompt[],
): Promise<readonly Lesson[]> {
  const borrowed = borrowedFrom(prompts);
  const lessons: Lesson[] = [];
  for (const prompt of prompts) {
    const meant = prompt.tiers.filter(({ text }) => refuses(text));
    const answers = [...meant, ...turnedFrom(prompt, borrowed)];
    lessons.push(...(await lessonsOf(prompt, answers, knowledge)));
  }
  return lessons;
}

/** What an answer that neither harms nor helps counts beside others, as it says little. */
const NEUTRAL_COUNTS = 0.2;

/** What the passages of the graded answers to these prompts teach of harm. Gives the event loop turns. */
export async function passageLessonsIn(
  knowledge: Snapshot,
  prompts: Iterable<GradedPrompt>,
): Promise<readonly PassageLesson[]> {
  const known = knowledge.derive(buildKnownTexts);
  const speaking = knowledge.derive(buildSpeaking);
  const lessons: PassageLesson[] = [];
  for (const prompt of prompts) {
    const asked = askedOf(prompt);
    const samples = samplesOf(prompt, asked);
    for (const { tier, text } of prompt.tiers) {
      const others = samples.filter((sample) => sample.tier !== tier);
      const said = statementsOf(text, known).filter((each) => isSaid(each));
      lessons.push({
        passages: passagesOf(said.map((each) => each.text.trim())).map((passage) =>
          passageTraits(passage, { asked, samples: others, criteria: [], speaking }),
        ),
        harms: tier <= BAD,
        counts: tier === NEUTRAL ? NEUTRAL_COUNTS : 1,
      });
      await setImmediate();
    }
  }
  return lessons;
}

async function lessonsOf(
  prompt: GradedPrompt,
  answers: GradedPrompt["tiers"],
  knowledge: Snapshot,
): Promise<readonly Lesson[]> {
  const asked = askedOf(prompt);
  const samples = samplesOf(prompt, asked);
  const known = knowledge.derive(buildKnownTexts);
  const lessons: Lesson[] = [];
  for (const { tier, text } of answers) {
    const statements = statementsOf(text, known);
    const traits = traitsOf(ownWords(statements, true) || text, {
      asked,
      samples: samples.filter((sample) => sample.tier !== tier),
      criteria: await criteriaOf({ text, statements }, prompt, knowledge),
      speaking: knowledge.derive(buildSpeaking),
    });
    lessons.push({ ...traits, tier });
    await setImmediate();
  }
  return lessons;
}

async function criteriaOf(
  answer: Parameters<typeof gradeByRubric>[1],
  { category }: GradedPrompt,
  knowledge: Snapshot,
): Promise<readonly GradeCriterion[]> {
  const rubrics = knowledge.derive(buildRubrics);
  const rubric = rubrics.get(
    rubricOf(category, { rubrics, claims: knowledge.derive(buildClaims) }),
  );
  return rubric === undefined ? [] : (await gradeByRubric(rubric, answer, category)).criteria;
}
