import { setImmediate } from "node:timers/promises";
import type { FiveTierResult, GradeRequest, GradeResult } from "../../schemas/http/grade.ts";
import type { Grade, Grading, NotGraded } from "../contract/grading.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { gradeByRubric, type Answer } from "./rubrics/by-rubric.ts";
import { placeOf } from "./tiers/by-tier.ts";
import { heldBy } from "./foreign.ts";
import { buildKnownTexts } from "./known-texts.ts";
import {
  askedOf,
  buildClaims,
  buildPrompts,
  rubricOf,
  samplesOf,
  type GradedPrompt,
} from "./prompts.ts";
import { BAD, belowBest, capped } from "./tiers/place.ts";
import { readingsOf } from "./readings/readings.ts";
import { buildRubrics } from "./rubrics/rubrics.ts";
import { buildSpeaking } from "./statements/speaking.ts";
import { statementsOf } from "./statements/statements.ts";
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
  return { mode: "category", ...(await gradeByRubric(rubric, answer, null)) };
}

async function byPrompt(
  answer: Answer,
  prompt: GradedPrompt,
  { knowledge, isBoth }: { readonly knowledge: Snapshot; readonly isBoth: boolean },
): Promise<GradeResult | FiveTierResult | { unknown: string }> {
  const rubrics = knowledge.derive(buildRubrics);
  const claims = knowledge.derive(buildClaims);
  const rubric = rubrics.get(rubricOf(prompt, { rubrics, claims }));
  const graded = rubric && (await gradeByRubric(rubric, answer, prompt.category));
  if (prompt.tiers.length === 0)
    return graded === undefined
      ? { unknown: `rubric for the prompt ${prompt.id}` }
      : { mode: "category_of_prompt", prompt_id: prompt.id, ...graded };
  const asked = askedOf(prompt);
  const models = await knowledge.derive(learnModels);
  const samples = samplesOf(prompt, asked);
  const { text, statements } = answer;
  const criteria = graded?.criteria ?? [];
  const speaking = knowledge.derive(buildSpeaking);
  const place = placeOf({
    answer: text,
    statements,
    asked,
    samples,
    ...models,
    criteria,
    speaking,
  });
  return {
    mode: "five_tier",
    prompt_id: prompt.id,
    ...(heldBy(text, prompt, knowledge) ? belowBest(place) : place),
    criteria,
    ...(isBoth &&
      graded !== undefined && {
        category_result: { mode: "category_of_prompt", prompt_id: prompt.id, ...graded },
      }),
  };
}
