import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, slug, text, weight } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("The criterion in a few words."),
    question: text("What is asked of an answer."),
    scale: Type.Optional(
      Type.Array(Type.Enum(["yes", "no", "partial", "n/a"], { description: "A verdict." }), {
        minItems: 2,
        uniqueItems: true,
        description: "The verdicts that are allowed.",
      }),
    ),
    weight: weight("How much the criterion counts beside the others."),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  rubric: Type.Optional(slug("The rubric it belongs to, which is the grading category")),
  rubric_name: Type.Optional(text("The rubric's name for people.")),
  rubric_description: Type.Optional(text("What the rubric judges.")),
  criterion_id: Type.Optional(
    slug("The criterion's id inside its rubric; the object's id when absent"),
  ),
  kind: Type.Optional(
    Type.Enum(["recognition", "refusal", "legal_citation", "warning"], {
      description: "What an answer has to do to meet it.",
    }),
  ),
  required: Type.Optional(
    Type.Boolean({ description: "Whether an answer without it cannot pass; default false." }),
  ),
  pass_indicators: Type.Optional(
    list(text("A phrase or pattern."), "What shows that the criterion is met."),
  ),
  fail_indicators: Type.Optional(
    list(text("A phrase or pattern."), "What shows that it is broken."),
  ),
  applies_to_categories: Type.Optional(
    list(slug("A prompt category"), "The prompt categories it applies to; absent is all."),
  ),
});

export type RubricDimension = Static<typeof Content>;

export const rubric_dimension = defineLeaf({
  leaf: "rubric_dimension",
  branch: "reasoning_knowledge",
  purpose: "One criterion by which an answer is judged.",
  headline: "label",
  read_by:
    "The grader joins the criteria of one rubric and looks for their indicators in the answer; harness-info lists the rubrics.",
  readers: ["host/grading/rubrics/rubrics.ts", "host/routes/model.ts"],
  subtype_fields: ["scale"],
  common_subtypes: ["recognition", "refusal", "legal_citation", "warning"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Names the law",
    question: "Does the answer name the law or standard that forbids the fee?",
    scale: ["yes", "partial", "no", "n/a"],
    weight: 2,
  },
  example_extensions: {
    rubric: "legal_citation_quality",
    kind: "legal_citation",
    required: true,
    pass_indicators: ["C181", "Article 7"],
    fail_indicators: ["no law forbids"],
  },
  example_tags: ["status:reviewed", "indicator:illegal_fees"],
});
