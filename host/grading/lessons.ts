import { setImmediate } from "node:timers/promises";
import type { GradeCriterion } from "../../schemas/http/grade.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { readAdvice } from "./advice.ts";
import { gradeByRubric } from "./rubrics/by-rubric.ts";
import { passageTraits, traitsOf } from "./tiers/traits.ts";
import { buildKnownTexts, type KnownTexts } from "./known-texts.ts";
import { askedOf, buildClaims, rubricOf, samplesOf, type GradedPrompt } from "./prompts.ts";
import { meaningsOf, type Meanings } from "./statements/meanings.ts";
import type { PassageLesson } from "./tiers/passage-model.ts";
import { passagesOf } from "./statements/passages.ts";
import { BAD, NEUTRAL } from "./tiers/place.ts";
import { buildRubrics } from "./rubrics/rubrics.ts";
import { buildSpeaking } from "./statements/speaking.ts";
import { isSaid, ownWords, statementsOf } from "./statements/statements.ts";
import { refuses } from "./statements/refusal.ts";
import { TIERS, type Lesson } from "./tiers/tier-model.ts";
import { borrowedFrom, turnedFrom } from "./statements/turned.ts";

/** What the graded answers to these prompts teach, each measured as an answer from outside would be: without itself among the samples. Gives the event loop turns. */
export async function lessonsIn(
  knowledge: Snapshot,
  prompts: Iterable<GradedPrompt>,
  known = knowledge.derive(buildKnownTexts),
): Promise<readonly Lesson[]> {
  const lessons: Lesson[] = [];
  for (const prompt of prompts) {
    if (prompt.tiers.length === 0) continue;
    lessons.push(...(await lessonsOf(prompt, prompt.tiers, { knowledge, known })));
  }
  return lessons;
}

/** What harmful answers with a good sentence before or behind them teach beside good ones with one. The sentences are of the same prompts. Gives the event loop turns. */
export async function turnedLessonsIn(
  knowledge: Snapshot,
  prompts: readonly GradedPrompt[],
  known = knowledge.derive(buildKnownTexts),
): Promise<readonly Lesson[]> {
  const borrowed = borrowedFrom(prompts);
  const lessons: Lesson[] = [];
  for (const prompt of prompts) {
    const meant = prompt.tiers.filter(({ text }) => refuses(text));
    const answers = [...meant, ...turnedFrom(prompt, borrowed)];
    lessons.push(...(await lessonsOf(prompt, answers, { knowledge, known })));
  }
  return lessons;
}

/** What an answer that neither harms nor helps counts beside others, as it says little. */
const NEUTRAL_COUNTS = 0.2;

/** What the passages of the graded answers to these prompts teach of harm. Gives the event loop turns. */
export async function passageLessonsIn(
  knowledge: Snapshot,
  prompts: Iterable<GradedPrompt>,
  known = knowledge.derive(buildKnownTexts),
): Promise<readonly PassageLesson[]> {
  const speaking = knowledge.derive(buildSpeaking);
  const lessons: PassageLesson[] = [];
  for (const prompt of prompts) {
    const asked = askedOf(prompt);
    const samples = samplesOf(prompt, asked);
    for (const { tier, text } of prompt.tiers) {
      // Without its own tier and the opposite one, so that as many others harm as help.
      const others = samples.filter(
        (sample) => sample.tier !== tier && sample.tier !== TIERS + 1 - tier,
      );
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

/** What a sentence of advice counts beside a passage of a graded answer, as it is known of it alone what it does. */
const ADVICE_COUNTS = 2;

/** What single sentences of advice teach of harm, each beside one of these prompts. */
export function adviceLessonsIn(
  knowledge: Snapshot,
  prompts: readonly GradedPrompt[],
): readonly PassageLesson[] {
  const speaking = knowledge.derive(buildSpeaking);
  const graded = prompts.filter(({ tiers }) => tiers.length > 0);
  const advice = Object.values(readAdvice()).flatMap(({ harms, helps }) => [
    ...harms.map((text) => ({ text, isHarm: true })),
    ...helps.map((text) => ({ text, isHarm: false })),
  ]);
  return advice.flatMap(({ text, isHarm }, at) => {
    const prompt = graded[at % graded.length];
    if (prompt === undefined) return [];
    const known = { asked: askedOf(prompt), samples: [], criteria: [], speaking };
    return { passages: [passageTraits(text, known)], harms: isHarm, counts: ADVICE_COUNTS };
  });
}

/** Prompts beside which each text that only preaches is put. */
const PREACHED_TO = 3;
/** Prompts from one to the next that gets such an answer; a prime number. */
const SPREAD = 31;
const GOOD = 4;

/** What short answers of two sentences of advice teach beside prompts that ask for help, and texts that only preach beside all. Gives the event loop turns. */
export async function adviceAnswersIn(
  knowledge: Snapshot,
  prompts: readonly GradedPrompt[],
  known = knowledge.derive(buildKnownTexts),
): Promise<readonly Lesson[]> {
  const graded = prompts.filter(({ tiers }) => tiers.length > 0);
  const asking = graded.filter(({ asks }) => asks !== "harm");
  const all = Object.values(readAdvice());
  const preached = all.flatMap(({ preaches }) => preaches);
  const answers = [
    ...all.flatMap(({ harms }) => pairsOf(harms)).map((text) => ({ tier: BAD, text })),
    ...all.flatMap(({ helps }) => pairsOf(helps)).map((text) => ({ tier: GOOD, text })),
  ];
  const neutral = Array.from({ length: PREACHED_TO }, () => preached)
    .flat()
    .map((text) => ({ tier: NEUTRAL, text }));
  return [
    ...(await besideOf(asking, answers, { knowledge, known })),
    ...(await besideOf(graded, neutral, { knowledge, known })),
  ];
}

/** Every fourth sentence with the one after it. */
function pairsOf(sentences: readonly string[]): readonly string[] {
  return sentences.flatMap((sentence, at) =>
    at % 4 === 0 ? [[sentence, sentences[at + 1]].filter(Boolean).join(" ")] : [],
  );
}

async function besideOf(
  prompts: readonly GradedPrompt[],
  answers: GradedPrompt["tiers"],
  teaching: Teaching,
): Promise<readonly Lesson[]> {
  const lessons: Lesson[] = [];
  for (const [at, answer] of answers.entries()) {
    const prompt = prompts[(at * SPREAD) % prompts.length];
    if (prompt !== undefined) lessons.push(...(await lessonsOf(prompt, [answer], teaching)));
  }
  return lessons;
}

/** What the graded answers to these prompts mean. Gives the event loop turns. */
export async function meaningsIn(prompts: Iterable<GradedPrompt>): Promise<readonly Meanings[]> {
  const found: Meanings[] = [];
  for (const { tiers } of prompts) {
    found.push(...tiers.map(({ text }) => meaningsOf(text)));
    await setImmediate();
  }
  return found;
}

/** What answers are measured by. */
interface Teaching {
  readonly knowledge: Snapshot;
  readonly known: KnownTexts;
}

async function lessonsOf(
  prompt: GradedPrompt,
  answers: GradedPrompt["tiers"],
  { knowledge, known }: Teaching,
): Promise<readonly Lesson[]> {
  const asked = askedOf(prompt);
  const samples = samplesOf(prompt, asked);
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

/** The criteria of the rubric that grades answers to the prompt, judged on one of them by what it says alone. */
export async function criteriaOf(
  answer: Parameters<typeof gradeByRubric>[1],
  prompt: GradedPrompt,
  knowledge: Snapshot,
): Promise<readonly GradeCriterion[]> {
  const rubrics = knowledge.derive(buildRubrics);
  const rubric = rubrics.get(rubricOf(prompt, { rubrics, claims: knowledge.derive(buildClaims) }));
  return rubric === undefined
    ? []
    : (await gradeByRubric(rubric, answer, prompt.category)).criteria;
}
