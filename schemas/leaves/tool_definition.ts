import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { freeObject, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    name: snakeCase("The tool's name, equal to its file in tools/"),
    description: text("What it looks up, for people and for a model that may call it."),
    schema: freeObject("JSON Schema (draft 2020-12) of the arguments."),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type ToolDefinition = Static<typeof Content>;

export const tool_definition = defineLeaf({
  leaf: "tool_definition",
  branch: "tool_knowledge",
  purpose: "A lookup that the tools layer and a function-calling model may call.",
  headline: "name",
  read_by:
    "The catalogue of tools lists it, also where its tool is not there; a test holds it to the tool's own words.",
  readers: ["host/routes/catalog.ts"],
  subtype_fields: ["name"],
  common_subtypes: ["corridor_fee_cap", "ngo_directory", "statute_lookup"],
  content: Content,
  extensions: Extensions,
  example: {
    name: "corridor_fee_cap",
    description: "What a worker may be charged on one migration route, with the law that says so.",
    schema: {
      type: "object",
      properties: { corridor: { type: "string", description: "The route, such as PH-HK." } },
      required: ["corridor"],
      additionalProperties: false,
    },
  },
  example_tags: ["status:reviewed"],
});
