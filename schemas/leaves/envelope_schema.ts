import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { schemaAddress, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("What people call it."),
    version: text("The shape's own version."),
    schema_url: schemaAddress("Where its JSON Schema can be read"),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type EnvelopeSchema = Static<typeof Content>;

export const envelope_schema = defineLeaf({
  leaf: "envelope_schema",
  branch: "output_knowledge",
  purpose: "The shape of an answer the service gives, by its version and address.",
  headline: "label",
  read_by: "It is checked, listed and looked up; integrators find the shape of an answer by it.",
  readers: [],
  subtype_fields: ["label", "version"],
  common_subtypes: ["chat", "classifier", "grade"],
  content: Content,
  extensions: Extensions,
  example: { label: "Classifier result", version: "1.0", schema_url: "/openapi.json" },
  example_tags: ["status:reviewed"],
});
