import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { NOTHING_ON, type HarnessToggles } from "../../../schemas/http/chat.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { GrepHit } from "../../contract/layer.ts";
import { layerInputOf } from "../../reading/reading.fixture.ts";
import { grepLayer } from "./grep.ts";

type Rule = KnowledgeObject<"grep_rule">;

function rule(id: string, content: Partial<Rule["content"]>, more: Partial<Rule> = {}): Rule {
  return {
    schema_version: "1.0",
    knowledge_object_type: "grep_rule",
    id,
    content: {
      rule_id: id.replaceAll("-", "_"),
      category: "test",
      severity: "high",
      pattern: id,
      description: `Tells of ${id}.`,
      examples: [id],
      ...content,
    },
    tags: ["status:reviewed", "indicator:illegal_fees"],
    ...more,
  };
}

/** A snapshot of these rules: the same shape the store gives, drafts listed but not in force. */
function snapshotOf(rules: readonly Rule[]): Snapshot {
  const derived = new Map<unknown, unknown>();
  const listed = (leaf: string): readonly Rule[] => (leaf === "grep_rule" ? rules : []);
  const all = (leaf: string): readonly Rule[] =>
    listed(leaf).filter(({ tags }) => tags?.includes("status:reviewed") === true);
  const snapshot = {
    revision: "test",
    packs: [],
    get: () => undefined,
    all,
    listed,
    packOf: () => "core",
    derive: <T>(build: (snapshot: Snapshot) => T): T => {
      if (!derived.has(build)) derived.set(build, build(snapshot));
      return derived.get(build) as T;
    },
  } as unknown as Snapshot;
  return snapshot;
}

const ONLY_GREP: HarnessToggles = { ...NOTHING_ON, grep: true };

const layer = grepLayer();

async function run(text: string, rules: readonly Rule[], toggles: Partial<HarnessToggles> = {}) {
  const output = await layer.run({
    ...layerInputOf(text, snapshotOf(rules)),
    toggles: { ...ONLY_GREP, ...toggles },
  });
  return { ...output, hits: output.trace["hits"] as GrepHit[] };
}

test("a hit names rule, severity, ground, dimensions and the original words", async () => {
  const passport = rule(
    "passport",
    { severity: "critical" },
    { extensions: { citation: "C189 Art. 9", cites: ["rag_doc/ilo-c189"] } },
  );
  const { hits, fired, prompt, trace } = await run("My PASSPORT.", [passport]);
  expect(fired).toBe(true);
  expect(trace["n_rules"]).toBe(1);
  expect(hits).toEqual([
    {
      rule: "passport",
      category: "test",
      severity: "critical",
      citation: "C189 Art. 9",
      indicator: "Tells of passport.",
      dimensions: ["illegal_fees"],
      cites: ["rag_doc/ilo-c189"],
      matches: [{ text: "PASSPORT", start: 3, end: 11 }],
    },
  ]);
  expect(prompt).toContain(
    'passport [critical]: Tells of passport. (C189 Art. 9) Found: "PASSPORT"',
  );
});

test("without a rule that enforces the layer fails, and only rules of the request are asked", async () => {
  const trial = rule("fee", {}, { extensions: { mode: "shadow" } });
  for (const rules of [[], [trial]])
    await expect(run("fee", rules)).rejects.toThrow("no grep_rule that enforces is in force");
  const custom_grep_rules = [{ rule: "own", patterns: ["fee"] }];
  const { hits, failed } = await run("fee", [trial], { custom_grep_rules });
  expect(hits).toHaveLength(1);
  expect(failed).toMatchObject([{ kind: "rule", name: "*" }]);
});

test("graver hits come first, then those earlier in the text", async () => {
  const rules = [rule("fee", {}), rule("debt", {}), rule("beaten", { severity: "critical" })];
  const { hits } = await run("debt and fee, and beaten", rules);
  expect(hits.map((hit) => hit.rule)).toEqual(["beaten", "debt", "fee"]);
});

test("drafts and shadow rules are traced and change nothing; rules that are off do not run", async () => {
  const rules = [
    rule("fee", {}, { tags: ["status:draft"] }),
    rule("debt", {}, { extensions: { mode: "shadow" } }),
    rule("loan", {}, { extensions: { mode: "off" } }),
    rule("bond", {}, { tags: ["status:deprecated"] }),
    rule("beaten", {}),
  ];
  const { hits, fired, prompt, trace } = await run("fee debt loan bond", rules);
  expect(hits).toEqual([]);
  expect(fired).toBe(false);
  expect(prompt).toBeNull();
  expect((trace["shadow"] as GrepHit[]).map((hit) => hit.rule)).toEqual(["fee", "debt"]);
});

test("a request's own rules run beside the bundled ones", async () => {
  const custom_grep_rules = [{ rule: "mine", patterns: ["GOLD", "ring"], all_required: true }];
  const { hits } = await run("a fee, a ring. All of it of gold", [rule("fee", {})], {
    custom_grep_rules,
  });
  expect(hits.map((hit) => [hit.rule, hit.severity, hit.custom])).toEqual([
    ["fee", "high", undefined],
    ["mine", "medium", true],
  ]);
});

test("a bad custom rule is refused by name and field", () => {
  const toggles = {
    ...ONLY_GREP,
    custom_grep_rules: [{ rule: "mine", patterns: ["ok", "(?=x)y"] }],
  };
  expect(layer.refuses?.(toggles)).toMatch(
    /"mine".*custom_grep_rules\.0\.patterns\.1.*look-around/,
  );
  expect(layer.refuses?.(ONLY_GREP)).toBeNull();
});

test("custom rules are bounded together", () => {
  const custom_grep_rules = Array.from({ length: 9 }, (_, i) => ({
    rule: `r${i}`,
    patterns: ["x(?:[a-z]{30}y){20}"],
  }));
  expect(layer.refuses?.({ ...ONLY_GREP, custom_grep_rules })).toMatch(/"r\d".*together/);
});

test("many matches are cut and said to be", async () => {
  const { hits, trace } = await run("fee ".repeat(100), [rule("fee", {})]);
  expect(hits[0]?.matches).toHaveLength(20);
  expect(trace["truncated"]).toBe(true);
});

test("a rule that was added is found beside those that were there, and one that is gone is silent", async () => {
  const [fee, passport] = [rule("placement-fee", {}), rule("passport-held", {})];
  const many = Array.from({ length: 80 }, (_, n) => rule(`number-${n}-end`, {}));
  const text = "placement-fee passport-held number-7-end";
  const firedOf = async (rules: readonly Rule[]): Promise<string[]> =>
    (await run(text, rules)).hits.map((hit) => hit.rule).toSorted();
  expect(await firedOf([fee, ...many])).toEqual(["number_7_end", "placement_fee"]);
  expect(await firedOf([fee, passport, ...many])).toEqual([
    "number_7_end",
    "passport_held",
    "placement_fee",
  ]);
  expect(await firedOf([passport, ...many.filter(({ id }) => id !== "number-7-end")])).toEqual([
    "passport_held",
  ]);
  const changed = rule("passport-held", { pattern: "number-7" });
  expect(await firedOf([changed, ...many.slice(0, 5)])).toEqual(["passport_held"]);
});
