import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { evidenceProblems } from "../../matching/evidence.ts";
import type { ObjectCheck } from "./check.ts";

/** A rule proves itself: what it was written for fires, its look-alikes do not, on the same road as real messages. */
export const evidence: ObjectCheck = {
  name: "evidence",
  description:
    "Every example matches and no negative example does; high and critical rules have three of each.",
  scope: "object",
  onContentOnly: true,
  check: ({ object }) => {
    if (object?.knowledge_object_type !== "grep_rule") return [];
    // What is wrong with its patterns is told by their own check.
    return evidenceProblems(object as KnowledgeObject<"grep_rule">).filter(({ path }) =>
      /^(content\.examples|extensions\.negative_examples)/.test(path),
    );
  },
};
