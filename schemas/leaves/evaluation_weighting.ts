import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { slug, text, weight } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("What people call it."),
    use_case: Type.Optional(slug("Who the weighting is for")),
    dimension_id: slug("The evaluation_dimension it weighs"),
    weight: weight("How much the dimension counts beside the others."),
    blocking_if_fail: Type.Optional(
      Type.Boolean({ description: "Whether a fail alone stops a release; default false." }),
    ),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type EvaluationWeighting = Static<typeof Content>;

export const evaluation_weighting = defineLeaf({
  leaf: "evaluation_weighting",
  branch: "evaluation_knowledge",
  purpose: "How much a dimension counts for one use, and whether failing it stops a release.",
  headline: "label",
  read_by: "It is checked, listed and looked up; the evaluation gate weighs its verdicts by it.",
  readers: [],
  subtype_fields: ["use_case"],
  common_subtypes: ["worker_chat", "platform_moderation", "regulator_report"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Contacts in the worker chat",
    use_case: "worker_chat",
    dimension_id: "contact-safety",
    weight: 5,
    blocking_if_fail: true,
  },
  example_tags: ["status:reviewed", "audience:worker"],
});
