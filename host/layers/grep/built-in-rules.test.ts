import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { exampleObject } from "../../../schemas/example.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { buildRules } from "./built-in-rules.ts";

const example = exampleObject("grep_rule") as KnowledgeObject<"grep_rule">;

/** A rule that finds its own word alone. */
function ruleOf(n: number): KnowledgeObject<"grep_rule"> {
  const { extensions: _, ...rest } = example;
  return {
    ...rest,
    id: `rule-${n}`,
    content: { ...example.content, rule_id: `rule_${n}`, pattern: wordOf(n) },
    tags: ["status:reviewed", "indicator:illegal_fees"],
  };
}

function wordOf(n: number): string {
  return `zorb${n.toString(8).replaceAll(/\d/g, (digit) => "abcdefgh"[Number(digit)] ?? "")}q`;
}

async function found(rules: readonly KnowledgeObject[], words: string): Promise<string[]> {
  const built = snapshotOf(rules).derive(buildRules);
  const hits = await built.scan(foldText(words));
  return hits.map(({ rule }) => rule.object.id).toSorted();
}

test("however rules come and go, one after the other or many at once, exactly those in force are found, each once", async () => {
  const all = Array.from({ length: 400 }, (_, n) => ruleOf(n));
  const words = all.map((_, n) => wordOf(n)).join(" ");
  const ids = (rules: readonly KnowledgeObject[]) => rules.map(({ id }) => id).toSorted();
  const sizes = [100, 101, 110, 117, 140, 141, 158, 175, 176, 300, 299, 316, 150, 400, 20, 333];
  for (const [turn, size] of sizes.entries()) {
    const rules = all.slice(turn, turn + size);
    expect(await found(rules, words), `${size} rules`).toEqual(ids(rules));
  }
});

test("a rule that changed is found as it is now", async () => {
  const rules = Array.from({ length: 100 }, (_, n) => ruleOf(n));
  await found(rules, "");
  const changed = { ...ruleOf(7), content: { ...ruleOf(7).content, pattern: "quux" } };
  const next = rules.with(7, changed);
  expect(await found(next, `${wordOf(7)} quux ${wordOf(8)}`)).toEqual(["rule-7", "rule-8"]);
  expect(await found(next, wordOf(7))).toEqual([]);
});
