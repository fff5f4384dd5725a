import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";
import { SEVERITIES } from "../taxonomy.ts";

const Content = Type.Object(
  {
    rule_id: snakeCase("The id with `_` for `-`; unique among rules"),
    label: Type.Optional(text("What people call the rule.")),
    category: snakeCase("What the rule is about"),
    severity: Type.Enum([...SEVERITIES], { description: "How grave a hit is." }),
    glob: text("A glob over the whole name, lower case: * ? [ab] {a,b} and ** across slashes.", {
      maxLength: 500,
    }),
    applies_to: Type.Enum(["filename", "url", "domain", "text_line"], {
      description: "What the glob is laid over.",
    }),
    description: text("What a hit means, in one sentence for users."),
    examples: list(text("A name that must match."), "Names that must match.", { minItems: 1 }),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  citation: Type.Optional(text("The law or standard, as people cite it.")),
  negative_examples: Type.Optional(list(text("A look-alike."), "Look-alikes that must not match.")),
});

export type GlobRule = Static<typeof Content>;

export const glob_rule = defineLeaf({
  leaf: "glob_rule",
  branch: "matching_knowledge",
  purpose: "A glob that marks a file name, address or line by its shape alone.",
  headline: "rule_id",
  read_by:
    "The grep layer lays it over the file names, addresses, domains and lines of a message; a hit is in the trace beside those of patterns.",
  readers: ["host/signs/globs/globs.ts"],
  subtype_fields: ["applies_to", "category"],
  common_subtypes: ["filename", "url", "domain", "text_line"],
  content: Content,
  extensions: Extensions,
  example: {
    rule_id: "identity_document_scan",
    label: "Scan of an identity document",
    category: "document_confiscation",
    severity: "medium",
    glob: "*{passport,iqama,visa}*.{jpg,jpeg,png,pdf}",
    applies_to: "filename",
    description: "The file's name says that it is a scan of somebody's identity paper.",
    examples: ["passport_page_2.jpg", "scan-iqama-front.pdf", "my visa.png"],
  },
  example_extensions: {
    negative_examples: ["contract.pdf", "passport-rules.txt", "holiday.jpg"],
  },
  example_tags: ["status:reviewed", "indicator:retention-of-identity-documents"],
});
