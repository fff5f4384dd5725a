import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("What people call it."),
    metric: slug("The measure's name in reports"),
    description: Type.Optional(text("How it is worked out.")),
    fields: Type.Optional(list(text("A field."), "The fields of a result it is worked out from.")),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type EvaluationMetric = Static<typeof Content>;

export const evaluation_metric = defineLeaf({
  leaf: "evaluation_metric",
  branch: "evaluation_knowledge",
  purpose: "A number the evaluation gate works out from its results.",
  headline: "label",
  read_by:
    "It is checked, listed and looked up; the evaluation gate reports it for every candidate snapshot.",
  readers: [],
  subtype_fields: ["metric"],
  common_subtypes: ["recall", "false_alarm_rate", "citation_rate"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "False alarms on lawful adverts",
    metric: "false_alarm_rate",
    description: "Share of lawful texts on which a rule of severity high or critical fires.",
    fields: ["hits", "severity", "stance"],
  },
  example_tags: ["status:reviewed"],
});
