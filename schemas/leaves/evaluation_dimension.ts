import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    id: slug("The dimension's id, equal to the object's id"),
    name: text("What people call it."),
    description: text("What is judged."),
    applies_to: Type.Optional(list(slug("A harness or leaf"), "What it judges; absent is all.")),
    scale: Type.Optional(
      Type.Array(Type.Enum(["pass", "partial", "fail", "n/a"], { description: "A verdict." }), {
        minItems: 2,
        uniqueItems: true,
        description: "The verdicts that are allowed.",
      }),
    ),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type EvaluationDimension = Static<typeof Content>;

export const evaluation_dimension = defineLeaf({
  leaf: "evaluation_dimension",
  branch: "evaluation_knowledge",
  purpose: "One thing the evaluation gate judges about the service.",
  headline: "name",
  read_by:
    "It is checked, listed and looked up; the evaluation gate groups its prompts, metrics and weights by it.",
  readers: [],
  subtype_fields: ["applies_to", "scale"],
  common_subtypes: ["example-library", "legal-accuracy", "contact-safety", "refusal"],
  content: Content,
  extensions: Extensions,
  example: {
    id: "contact-safety",
    name: "Contact safety",
    description:
      "Every number an answer tells stands in a pack and carries the day it was verified.",
    applies_to: ["chat"],
    scale: ["pass", "partial", "fail", "n/a"],
  },
  example_tags: ["status:reviewed"],
});
