import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openGrading } from "../host/grading/open.ts";
import { readInForce } from "../host/knowledge/keeping/read-only.ts";
import { compileRule } from "../host/matching/rule.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import type { GradeResult } from "../schemas/http/grade.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";

const RUBRICS = [
  "legal_citation_quality",
  "refusal_quality",
  "jurisdiction",
  "victim_safety",
  "financial_crime",
  "prompt_injection",
];

const grading = openGrading();
let knowledge: Snapshot;
beforeAll(async () => {
  const stateDir = await mkdtemp(join(tmpdir(), "rubrics-"));
  knowledge = await readInForce({ roots: [import.meta.dirname], stateDir, hostVersion: "1.0.0" });
  await rm(stateDir, { recursive: true });
});

/** The grade by the rubric of the prompt's category. */
async function gradeOf(prompt_id: string, response_text: string): Promise<GradeResult> {
  const asked = { response_text, prompt_id, category: "of the prompt" };
  const grade = await grading.grade(asked, knowledge);
  if (!("category_result" in grade) || grade.category_result === undefined)
    throw new Error(`${prompt_id} is not graded by a rubric`);
  return grade.category_result;
}

test("every criterion belongs to one of the six rubrics", () => {
  const rubrics = grading.rubrics(knowledge);
  expect(rubrics.map(({ category }) => category)).toEqual(RUBRICS.toSorted());
  expect(rubrics.flatMap(({ criteria }) => criteria).length).toBeGreaterThanOrEqual(66);
});

test.for(RUBRICS)(
  "the rubric %s has at least ten criteria of three kinds, each with indicators of both kinds that compile, and one that is required",
  async (rubric) => {
    const own = grading.rubrics(knowledge).find(({ category }) => category === rubric)?.criteria;
    expect(own?.length).toBeGreaterThanOrEqual(10);
    expect(new Set(own?.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    expect(own?.some(({ required }) => required)).toBe(true);
    for (const { id, pass_indicators, fail_indicators } of own ?? []) {
      expect(pass_indicators.length, id).toBeGreaterThan(0);
      expect(fail_indicators.length, id).toBeGreaterThan(0);
      for (const pattern of [...pass_indicators, ...fail_indicators])
        expect(compileRule({ patterns: [{ path: id, pattern }] }).problems).toBeUndefined();
    }
    expect(await grading.grade({ response_text: "x", category: rubric }, knowledge)).toMatchObject({
      pct_score: 0,
    });
  },
);

test("the indicators of its rubric tell the best from the worst answer to English prompts", async () => {
  const prompts = knowledge
    .all("evaluation_prompt")
    .filter(({ tags, extensions }) => tags?.includes("lang:en") && extensions?.tiers !== undefined);
  expect(prompts.length).toBeGreaterThan(150);
  const failing: string[] = [];
  for (const { id, extensions } of prompts) {
    const [worst, , , ...better] = extensions?.tiers ?? [];
    const [bad, good, best] = await Promise.all(
      [worst, ...better].map((sample) => gradeOf(id, sample?.text ?? "")),
    );
    // A good answer helps without citing law; only the best one must.
    const isCiting = best?.category === "legal_citation_quality";
    const isTold = gain(best) > gain(bad) && (isCiting || gain(good) >= gain(bad));
    const isUnbroken = best?.criteria.every(({ fail_hits }) => fail_hits.length === 0);
    if (!isTold || isUnbroken !== true) failing.push(id);
  }
  // A best answer that names laws beside the case rather than in it shows little of what indicators look for.
  expect(failing.length, failing.join(", ")).toBeLessThanOrEqual(0.02 * prompts.length);
});

function gain(grade: GradeResult | undefined): number {
  return (grade?.criteria ?? []).reduce(
    (sum, { pass_hits, fail_hits }) => sum + pass_hits.length - fail_hits.length,
    0,
  );
}
