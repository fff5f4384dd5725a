import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { compileObject } from "../../matching/grep-rule.ts";
import type { ObjectCheck } from "./check.ts";

/** A pattern runs in linear time and names a word to look for. */
export const pattern: ObjectCheck = {
  name: "pattern",
  description:
    "Patterns are RE2 syntax, small enough, and hold a literal that every match contains.",
  scope: "object",
  onContentOnly: true,
  check: ({ object }) => {
    if (object?.knowledge_object_type !== "grep_rule") return [];
    const { problems, rule } = compileObject(object as KnowledgeObject<"grep_rule">);
    if (rule === undefined) return problems;
    return rule.warnings().map((warning) => ({ ...warning, severity: "warning" as const }));
  },
};
