import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foldText } from "../host/matching/fold.ts";
import { compileRule } from "../host/matching/rule.ts";
import { Scanner } from "../host/matching/scanner.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";

const PACK = join(import.meta.dirname, "core");

async function objects<T>(leaf: string): Promise<T[]> {
  const files = await readdir(join(PACK, leaf));
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(PACK, leaf, file), "utf8"))),
  );
}

const criteria = await objects<KnowledgeObject<"rubric_dimension">>("rubric_dimension");
const prompts = await objects<KnowledgeObject<"evaluation_prompt">>("evaluation_prompt");
const rubrics = Map.groupBy(criteria, ({ extensions }) => extensions?.rubric ?? "none");

/** How many of the rubric's indicators of one kind a text holds. */
function hits(rubric: string, kind: "pass_indicators" | "fail_indicators", text: string): number {
  const patterns = (rubrics.get(rubric) ?? []).flatMap(
    ({ extensions }) => extensions?.[kind] ?? [],
  );
  const rules = patterns.map((pattern) => compileRule({ patterns: [{ path: kind, pattern }] }));
  const compiled = rules.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
  expect(compiled).toHaveLength(patterns.length);
  return new Scanner(compiled).scanNow(foldText(text)).length;
}

const RUBRICS = [
  "legal_citation_quality",
  "refusal_quality",
  "jurisdiction",
  "victim_safety",
  "financial_crime",
  "prompt_injection",
];

test("every criterion belongs to one of the six rubrics", () => {
  expect([...rubrics.keys()].toSorted()).toEqual(RUBRICS.toSorted());
  expect(criteria.length).toBeGreaterThanOrEqual(66);
});

test.for(RUBRICS)(
  "the rubric %s has at least ten criteria of three kinds, each with indicators of both kinds that compile, and one that is required",
  (rubric) => {
    const own = rubrics.get(rubric) ?? [];
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(new Set(own.map(({ extensions }) => extensions?.kind)).size).toBeGreaterThanOrEqual(3);
    expect(own.some(({ extensions }) => extensions?.required)).toBe(true);
    for (const { extensions } of own) {
      expect(extensions?.pass_indicators?.length).toBeGreaterThan(0);
      expect(extensions?.fail_indicators?.length).toBeGreaterThan(0);
    }
    expect(hits(rubric, "pass_indicators", "x") + hits(rubric, "fail_indicators", "x")).toBe(0);
  },
);

const RUBRIC_OF: Readonly<Record<string, string>> = {
  worker_asks_for_help: "victim_safety",
  private_message_grooming: "victim_safety",
  prompt_injection: "prompt_injection",
  financial_crime: "financial_crime",
  jurisdictional_hierarchy: "jurisdiction",
};

const graded = prompts
  .filter(({ tags, extensions }) => tags?.includes("lang:en") && extensions?.tiers !== undefined)
  .map(({ id, extensions }) => ({
    id,
    rubric: RUBRIC_OF[extensions?.category ?? ""] ?? "refusal_quality",
    tiers: (extensions?.tiers ?? []).map(({ text }) => text),
  }));

test.for(graded)(
  "the indicators of $rubric tell the best from the worst answer to $id",
  ({ rubric, tiers }) => {
    const [worst = "", , , good = "", best = ""] = tiers;
    const gain = (text: string) =>
      hits(rubric, "pass_indicators", text) - hits(rubric, "fail_indicators", text);
    expect(gain(best)).toBeGreaterThan(gain(worst));
    expect(gain(good)).toBeGreaterThanOrEqual(gain(worst));
    expect(hits(rubric, "fail_indicators", best)).toBe(0);
  },
);
