import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { grep_rule } from "../../schemas/leaves/grep_rule.ts";
import { evidenceProblems } from "./evidence.ts";

type Rule = KnowledgeObject<"grep_rule">;

function ruleWith(content: Partial<Rule["content"]>, extensions: Rule["extensions"] = {}): Rule {
  return {
    schema_version: "1.0",
    knowledge_object_type: "grep_rule",
    id: "passport-retention-offer",
    content: { ...grep_rule.example, ...content },
    extensions: { ...grep_rule.example_extensions, ...extensions },
  };
}

test("the leaf's own example has sound evidence", () => {
  expect(evidenceProblems(ruleWith({}))).toEqual([]);
});

test("an example that does not match is named by its field", () => {
  const examples = [...grep_rule.example.examples, "Nothing of the kind."];
  expect(evidenceProblems(ruleWith({ examples }))).toMatchObject([{ path: "content.examples.3" }]);
});

test("a negative example that matches is named by its field", () => {
  const negative_examples = ["They keep your passport.", "No.", "Not at all."];
  expect(evidenceProblems(ruleWith({}, { negative_examples }))).toMatchObject([
    { path: "extensions.negative_examples.0" },
  ]);
});

test("a grave rule needs three of each", () => {
  const scarce = ruleWith({ examples: ["We keep your passport."] }, { negative_examples: [] });
  expect(evidenceProblems(scarce).map(({ path }) => path)).toEqual([
    "content.examples",
    "extensions.negative_examples",
  ]);
  expect(evidenceProblems({ ...scarce, content: { ...scarce.content, severity: "low" } })).toEqual(
    [],
  );
});

test("a pattern that cannot be read is told before any evidence", () => {
  expect(evidenceProblems(ruleWith({ pattern: "pass(?=port)" }))).toMatchObject([
    { path: "content.pattern" },
  ]);
});
