import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { language, list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("The step in a few words."),
    order: Type.Integer({ minimum: 0, description: "Its place: smaller comes first." }),
    instruction: text("What to do or say at this step."),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  language: Type.Optional(language("What the instruction is written in")),
  slot: Type.Optional(slug("The part of an answer the step belongs to")),
  applies_to_indicators: Type.Optional(
    list(slug("A dimension id"), "The dimensions the step belongs to; absent is all."),
  ),
  unless_indicators: Type.Optional(
    list(
      slug("A dimension id"),
      "Dimensions beside which the step is left out where they are gravely told: to who is held for ransom nobody speaks of fees.",
    ),
  ),
});

export type ReasoningStep = Static<typeof Content>;

export const reasoning_step = defineLeaf({
  leaf: "reasoning_step",
  branch: "reasoning_knowledge",
  purpose: "One step of how an answer is thought through, in its order.",
  headline: "label",
  read_by: "A composed answer gives its advice in this order, and a model is told the same steps.",
  readers: ["host/reasoning/steps.ts"],
  subtype_fields: ["order"],
  common_subtypes: ["safety_first", "evidence", "law", "contact", "proof"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Keep proof",
    order: 40,
    instruction:
      "Photograph the contract, every receipt and the messages, and send the pictures to someone you trust.",
  },
  example_tags: ["status:reviewed", "lang:en"],
});
