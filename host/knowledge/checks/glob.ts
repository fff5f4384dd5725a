import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { globProblems } from "../../signs/globs/glob-rule.ts";
import type { ObjectCheck } from "./check.ts";

/** A glob can be read, and proves itself on the names it was written for and on their look-alikes. */
export const glob: ObjectCheck = {
  name: "glob",
  description: "A glob can be read; every example matches as a whole name, no negative one does.",
  scope: "object",
  check: ({ object }) =>
    object?.knowledge_object_type === "glob_rule"
      ? globProblems(object as KnowledgeObject<"glob_rule">)
      : [],
};
