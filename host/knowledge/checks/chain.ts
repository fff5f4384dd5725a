import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { ObjectCheck } from "./check.ts";

/** A chain's step waits for no step behind it, which would never have answered. */
export const chain: ObjectCheck = {
  name: "chain",
  description: "A step of a tool chain takes its arguments from the message or an earlier step.",
  scope: "object",
  check: ({ object }) => {
    if (object?.knowledge_object_type !== "tool_chain") return [];
    const { steps } = (object as KnowledgeObject<"tool_chain">).content;
    return steps.flatMap(({ args_from }, index) => {
      const from = Number(args_from.replace("steps.", ""));
      if (args_from === "message" || from < index) return [];
      const message = `is "${args_from}" in step ${index}; name message or a step before it, counted from 0`;
      return [{ path: `content.steps.${index}.args_from`, message }];
    });
  },
};
