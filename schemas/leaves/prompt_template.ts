import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { language, list, slug, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("What people call it."),
    text: text("The sentences, with {brace} placeholders."),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  language: Type.Optional(language("What it is written in")),
  slot: Type.Optional(slug("The part of an answer it fills, such as answer-closing")),
  placeholders: Type.Optional(list(snakeCase("A name"), "The placeholders the text uses.")),
});

export type PromptTemplate = Static<typeof Content>;

export const prompt_template = defineLeaf({
  leaf: "prompt_template",
  branch: "input_knowledge",
  purpose: "Sentences with placeholders, from which answers and prompts are written.",
  headline: "label",
  read_by: "The composer fills it from the evidence, by slot and language.",
  readers: ["host/engine/composer/phrasebook.ts", "host/verification/statements/ground.ts"],
  subtype_fields: ["label"],
  common_subtypes: ["finding", "cap", "law", "contact", "closing"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Whom to call",
    text: "{name} in {place}: {reach}",
  },
  example_extensions: {
    language: "en",
    slot: "answer-contact",
    placeholders: ["name", "place", "reach"],
  },
  example_tags: ["status:reviewed", "lang:en"],
});
