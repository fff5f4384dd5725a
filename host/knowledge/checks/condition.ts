import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { heuristicProblems } from "../../signs/heuristics.ts";
import type { ObjectCheck } from "./check.ts";

/** A heuristic asks only what there is to ask, in bounded work. */
export const condition: ObjectCheck = {
  name: "condition",
  description:
    "A heuristic's condition is JSON logic over facts that exist, and not too large; grave ones have three examples of each kind.",
  scope: "object",
  check: ({ object }) =>
    object?.knowledge_object_type === "heuristic_rule"
      ? heuristicProblems(object as KnowledgeObject<"heuristic_rule">)
      : [],
};
