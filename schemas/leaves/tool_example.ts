import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { freeObject, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    tool_name: snakeCase("The tool that is called"),
    args: freeObject("The arguments, as the tool's schema asks."),
    result: freeObject("What the tool answers."),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  message: Type.Optional(text("A message that leads to this call.")),
});

export type ToolExample = Static<typeof Content>;

export const tool_example = defineLeaf({
  leaf: "tool_example",
  branch: "tool_knowledge",
  purpose: "One call of a tool with its answer.",
  headline: "tool_name",
  read_by: "The tests run each one against its tool, and its message must lead to its call.",
  readers: ["tools/bundled.test.ts"],
  subtype_fields: ["tool_name"],
  common_subtypes: ["corridor_fee_cap", "ngo_directory", "statute_lookup"],
  content: Content,
  extensions: Extensions,
  example: {
    tool_name: "corridor_fee_cap",
    args: { corridor: "PH-HK" },
    result: { found: true },
  },
  example_tags: ["status:reviewed", "corridor:PH-HK"],
});
