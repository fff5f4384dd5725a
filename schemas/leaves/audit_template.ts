import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("What people call it."),
    version: text("The template's own version."),
    fields: Type.Array(
      Type.Enum(["ts", "run_id", "action", "target_url", "sha256_blob", "transmitted"], {
        description: "A field of the row.",
      }),
      {
        minItems: 1,
        uniqueItems: true,
        description: "The fields of an audit row, in their order.",
      },
    ),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type AuditTemplate = Static<typeof Content>;

export const audit_template = defineLeaf({
  leaf: "audit_template",
  branch: "output_knowledge",
  purpose: "What is written down when something is submitted or kept.",
  headline: "label",
  read_by: "It is checked, listed and looked up; rows of the audit log have its fields.",
  readers: [],
  subtype_fields: ["label", "version"],
  common_subtypes: ["submission", "promotion"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Submission row",
    version: "1.0",
    fields: ["ts", "run_id", "action", "target_url", "sha256_blob", "transmitted"],
  },
  example_tags: ["status:reviewed"],
});
