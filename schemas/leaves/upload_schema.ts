import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("What people call it."),
    format: slug("The file's format"),
    required_columns: list(text("A column."), "The columns every file has.", { minItems: 1 }),
    optional_columns: Type.Optional(list(text("A column."), "The columns a file may have.")),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type UploadSchema = Static<typeof Content>;

export const upload_schema = defineLeaf({
  leaf: "upload_schema",
  branch: "input_knowledge",
  purpose: "Which columns an uploaded table has to have.",
  headline: "label",
  read_by:
    "It is checked, listed and looked up; reading an uploaded table chooses its columns by it.",
  readers: [],
  subtype_fields: ["format"],
  common_subtypes: ["csv", "jsonl"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Case messages as a table",
    format: "csv",
    required_columns: ["row_id", "text"],
    optional_columns: ["received_at", "corridor", "language"],
  },
  example_tags: ["status:reviewed"],
});
