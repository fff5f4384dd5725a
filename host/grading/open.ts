import { setImmediate } from "node:timers/promises";
import type { FiveTierResult, GradeRequest, GradeResult } from "../../schemas/http/grade.ts";
import type { Grade, Grading, NotGraded } from "../contract/grading.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import {
  gradeByRubric,
  takenBack,
  withoutCountry,
  type Answer,
  type RubricGrade,
} from "./rubrics/by-rubric.ts";
import { placeOf } from "./tiers/by-tier.ts";
import { heldBy, isAstray } from "./foreign.ts";
import { buildKnownTexts } from "./known-texts.ts";
import {
  askedOf,
  buildAskedByRubric,
  buildClaims,
  buildPrompts,
  rubricOf,
  samplesOf,
  type AskedByRubric,
  type GradedPrompt,
} from "./prompts.ts";
import { astray, BAD, belowBest, capped, type Place } from "./tiers/place.ts";
import { readingsOf } from "./readings/readings.ts";
import { buildRubrics, type CompiledRubric } from "./rubrics/rubrics.ts";
import { buildSpeaking } from "./statements/speaking.ts";
import { ownWords, statementsOf } from "./statements/statements.ts";
import { harmAlone } from "./tiers/harm-alone.ts";
import { learnModels } from "./tiers/learned-models.ts";

/** What a grade asks of a snapshot. */
const NEEDED = [buildKnownTexts, buildPrompts, buildRubrics, buildClaims] as const;

/** The deterministic grader. What it needs of a snapshot it makes at the first grade. */
export function openGrading(): Grading {
  return {
    async grade(request, knowledge) {
      // Each takes a while where it is new, and others are not to wait for all of them.
      for (const build of NEEDED) {
        knowledge.derive<unknown>(build);
        await setImmediate();
      }
      const { texts, isUnread } = readingsOf(request.response_text);
      let lowest: Grade | NotGraded | undefined;
      for (const text of texts.flatMap((each) => portionsOf(each))) {
        const graded = await gradeOf(text, request, knowledge);
        if (lowest === undefined || scoreOf(graded) < scoreOf(lowest)) lowest = graded;
        await setImmediate();
      }
      return withheld(lowest ?? (await gradeOf("", request, knowledge)), isUnread);
    },
    rubrics: (knowledge) =>
      Array.from(knowledge.derive(buildRubrics).values(), ({ listed }) => listed),
  };
}

async function gradeOf(
  text: string,
  { prompt_id, category }: GradeRequest,
  knowledge: Snapshot,
): Promise<Grade | NotGraded> {
  const answer = { text, statements: statementsOf(text, knowledge.derive(buildKnownTexts)) };
  if (prompt_id === undefined) return byCategory(answer, category ?? "", knowledge);
  const prompt = knowledge.derive(buildPrompts).get(prompt_id);
  if (prompt === undefined) return { unknown: `prompt ${prompt_id}` };
  return byPrompt(answer, prompt, { knowledge, isBoth: category !== undefined });
}

/** Units of an answer that are graded at once; of a longer one the lowest portion counts. */
const PORTION = 40_000;

function portionsOf(text: string): readonly string[] {
  const count = Math.max(1, Math.ceil(text.length / PORTION));
  return Array.from({ length: count }, (_, at) => text.slice(at * PORTION, (at + 1) * PORTION));
}

/** What cannot be read may harm. */
function withheld(graded: Grade | NotGraded, isUnread: boolean): Grade | NotGraded {
  if (!isUnread || "unknown" in graded) return graded;
  if (graded.mode === "five_tier")
    return graded.tier > BAD ? { ...graded, ...capped(graded) } : graded;
  return { ...graded, passed: false };
}

function scoreOf(graded: Grade | NotGraded): number {
  if ("unknown" in graded) return 0;
  return graded.mode === "five_tier" ? graded.score : graded.pct_score;
}

async function byCategory(
  answer: Answer,
  category: string,
  knowledge: Snapshot,
): Promise<GradeResult | { unknown: string }> {
  const rubric = knowledge.derive(buildRubrics).get(category);
  if (rubric === undefined) return { unknown: `rubric ${category}` };
  const graded = await gradeByRubric(rubric, answer, null);
  const asking = knowledge.derive(buildAskedByRubric).get(category);
  const harm = asking ? await harmIn(answer, { asking, graded, knowledge }) : null;
  return { mode: "category", ...heldToHarm({ rubric, graded, harm }) };
}

async function byPrompt(
  answer: Answer,
  prompt: GradedPrompt,
  { knowledge, isBoth }: { readonly knowledge: Snapshot; readonly isBoth: boolean },
): Promise<GradeResult | FiveTierResult | { unknown: string }> {
  const by = { knowledge, isAway: isAstray(answer.text, prompt, knowledge) };
  const judged = await judgedFor(answer, prompt, by);
  if (prompt.tiers.length === 0)
    return judged === null
      ? { unknown: `rubric for the prompt ${prompt.id}` }
      : resultFor(prompt, heldToHarm(judged));
  const criteria = judged?.graded.criteria ?? [];
  const place = await placeAmong(answer, prompt, { ...by, criteria });
  const worst = place.tier <= BAD ? ownWords(answer.statements, false) : null;
  const held = judged && heldToHarm({ ...judged, harm: judged.harm ?? worst });
  return {
    mode: "five_tier",
    prompt_id: prompt.id,
    ...place,
    criteria: held?.criteria ?? [],
    ...(isBoth && held !== null && { category_result: resultFor(prompt, held) }),
  };
}

/** What an answer to a prompt is graded by. */
interface GradedBy {
  readonly knowledge: Snapshot;
  /** Whether it speaks of other countries alone. */
  readonly isAway: boolean;
}

/** A grade by a rubric, and the passage in which the answer harms. */
interface Judged {
  readonly rubric: CompiledRubric;
  readonly graded: RubricGrade;
  readonly harm: string | null;
}

/** By the rubric that grades answers to the prompt; null without one. */
async function judgedFor(
  answer: Answer,
  prompt: GradedPrompt,
  { knowledge, isAway }: GradedBy,
): Promise<Judged | null> {
  const rubrics = knowledge.derive(buildRubrics);
  const claims = knowledge.derive(buildClaims);
  const rubric = rubrics.get(rubricOf(prompt, { rubrics, claims }));
  if (rubric === undefined) return null;
  const byWords = await gradeByRubric(rubric, answer, prompt.category);
  const graded = isAway ? withoutCountry(rubric, byWords) : byWords;
  const asking = { asks: prompt.asks, asked: askedOf(prompt) };
  return { rubric, graded, harm: await harmIn(answer, { asking, graded, knowledge }) };
}

function resultFor({ id: prompt_id }: GradedPrompt, held: RubricGrade): GradeResult {
  return { mode: "category_of_prompt", prompt_id, ...held };
}

/** Where an answer stands among the graded ones of its prompt. */
async function placeAmong(
  { text, statements }: Answer,
  prompt: GradedPrompt,
  { criteria, knowledge, isAway }: GradedBy & Pick<RubricGrade, "criteria">,
): Promise<Place> {
  const asked = askedOf(prompt);
  const place = placeOf({
    answer: text,
    statements,
    asked,
    samples: samplesOf(prompt, asked),
    ...(await knowledge.derive(learnModels)),
    criteria,
    speaking: knowledge.derive(buildSpeaking),
  });
  if (isAway) return astray(place);
  return heldBy(text, prompt, knowledge) ? belowBest(place) : place;
}

function heldToHarm({ rubric, graded, harm }: Judged): RubricGrade {
  return harm === null ? graded : takenBack(rubric, graded, harm);
}

/** The passage in which an answer harms; null where it harms in none. */
async function harmIn(
  { statements }: Answer,
  {
    asking: { asks: kind, asked },
    graded: { criteria },
    knowledge,
  }: {
    readonly asking: AskedByRubric;
    readonly graded: RubricGrade;
    readonly knowledge: Snapshot;
  },
): Promise<string | null> {
  const models = await knowledge.derive(learnModels);
  const speaking = knowledge.derive(buildSpeaking);
  return harmAlone({ statements, kind, asked, criteria, speaking, ...models });
}
