import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Step = Type.Object(
  {
    tool: snakeCase("The tool that is called"),
    args_from: Type.String({
      pattern: "^(message|steps\\.\\d{1,2})$",
      description:
        "Where its arguments come from: message, or steps.<n> for an earlier step, the first is 0.",
    }),
  },
  { additionalProperties: false, description: "One call." },
);

const Content = Type.Object(
  {
    label: text("What the chain finds out."),
    steps: list(Step, "The calls, in their order.", { minItems: 1 }),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type ToolChain = Static<typeof Content>;

export const tool_chain = defineLeaf({
  leaf: "tool_chain",
  branch: "tool_knowledge",
  purpose: "Lookups that belong together, each fed by the message or by an earlier one.",
  headline: "label",
  read_by: "The tools layer carries it out step by step once its first step found something.",
  readers: ["host/layers/tools/tool-chains.ts"],
  subtype_fields: ["label"],
  common_subtypes: ["fee_then_contact", "statute_then_contact"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Cap of the route, then whom to call",
    steps: [
      { tool: "corridor_fee_cap", args_from: "message" },
      { tool: "ngo_directory", args_from: "steps.0" },
    ],
  },
  example_tags: ["status:reviewed"],
});
