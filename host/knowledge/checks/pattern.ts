import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { deadEdges } from "../../matching/dead-edges.ts";
import { compileObject, ruleSource } from "../../matching/grep-rule.ts";
import type { CompiledRule } from "../../matching/rule.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** A pattern runs in linear time, means in every script what it says, and names a word to look for. */
export const pattern: ObjectCheck = {
  name: "pattern",
  description:
    "Patterns are RE2 syntax, small enough, hold a literal that every match contains, and have no \\b where it never holds.",
  scope: "object",
  proven: true,
  check: ({ object }) => {
    if (object?.knowledge_object_type !== "grep_rule") return [];
    const grepRule = object as KnowledgeObject<"grep_rule">;
    const { problems, rule } = compileObject(grepRule);
    if (rule === undefined) return problems;
    const slow = rule.warnings().map((warning) => ({ ...warning, severity: "warning" as const }));
    return [...deadFindings(grepRule, rule), ...slow];
  },
};

function deadFindings(object: KnowledgeObject<"grep_rule">, rule: CompiledRule): Finding[] {
  const { patterns, unless = [] } = ruleSource(object);
  return deadEdges(rule).flatMap(({ source, letters }) => {
    const at = [...patterns, ...unless].find((one) => one.pattern === source);
    const beside = letters.slice(0, 3).map((letter) => `"${letter}"`);
    const message = `has a \\b beside ${beside.join(", ")}, where it never holds: this pattern can match in too many ways for any engine but RE2, whose \\b knows ASCII letters only; leave that \\b out or lower the repeat bounds`;
    return at === undefined ? [] : [{ path: at.path, message }];
  });
}
