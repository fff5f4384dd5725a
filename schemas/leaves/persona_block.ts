import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { language, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("What people call the persona."),
    role: text("Who speaks, in a few words."),
    text: text("The role prompt itself; it becomes the first system message.", {
      maxLength: 20_000,
    }),
    audience: slug("Who reads the answers"),
    language: language("What the prompt is written in"),
    output_format: Type.Optional(text("The form of the answer, for example plain text or JSON.")),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type PersonaBlock = Static<typeof Content>;

export const persona_block = defineLeaf({
  leaf: "persona_block",
  branch: "reasoning_knowledge",
  purpose: "A role prompt: who speaks, to whom, and what it must not do.",
  headline: "label",
  read_by: "The persona layer puts it before everything else the model reads.",
  readers: ["host/layers/persona.ts"],
  subtype_fields: ["audience", "language", "output_format"],
  common_subtypes: ["worker", "caseworker", "moderator", "regulator", "researcher"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Caseworker's assistant",
    role: "assistant to a caseworker",
    text: "You help a caseworker who supports migrant workers. Use only the laws, caps and contacts quoted to you, and cite each one. Say what is unknown. Keep the worker's safety first.",
    audience: "caseworker",
    language: "en",
    output_format: "plain text",
  },
  example_tags: ["status:reviewed", "lang:en", "audience:caseworker"],
});
