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

export type SubmissionSchema = Static<typeof Content>;

export const submission_schema = defineLeaf({
  leaf: "submission_schema",
  branch: "output_knowledge",
  purpose: "The shape of what may be submitted to a hub, by its version and address.",
  headline: "label",
  read_by:
    "It is checked, listed and looked up; what is submitted is held against it before anything leaves.",
  readers: [],
  subtype_fields: ["label", "version"],
  common_subtypes: ["signal", "knowledge"],
  content: Content,
  extensions: Extensions,
  example: { label: "Anonymized signal", version: "1.0", schema_url: "/openapi.json" },
  example_tags: ["status:reviewed"],
});
