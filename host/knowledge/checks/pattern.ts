import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { compileObject } from "../../matching/grep-rule.ts";
import { compileRule } from "../../matching/rule.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** A pattern runs in linear time and names a word to look for. */
export const pattern: ObjectCheck = {
  name: "pattern",
  description:
    "Patterns, of criteria too, are RE2 syntax, small enough, and hold a literal that every match contains.",
  scope: "object",
  onContentOnly: true,
  check: ({ object }) => {
    if (object?.knowledge_object_type === "rubric_dimension")
      return indicatorFindings(object as KnowledgeObject<"rubric_dimension">);
    if (object?.knowledge_object_type !== "grep_rule") return [];
    const { problems, rule } = compileObject(object as KnowledgeObject<"grep_rule">);
    if (rule === undefined) return problems;
    return rule.warnings().map((warning) => ({ ...warning, severity: "warning" as const }));
  },
};

/** An indicator that cannot be read would leave its criterion without it, and the grade without a word. */
function indicatorFindings({ extensions }: KnowledgeObject<"rubric_dimension">): Finding[] {
  return (["pass_indicators", "fail_indicators"] as const).flatMap((key) =>
    (extensions?.[key] ?? []).flatMap((indicator, index) => {
      const path = `extensions.${key}.${index}`;
      return [...(compileRule({ patterns: [{ path, pattern: indicator }] }).problems ?? [])];
    }),
  );
}
