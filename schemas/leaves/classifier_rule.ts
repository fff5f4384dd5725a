import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { share, slug, snakeCase } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    rule_id: snakeCase("The id with `_` for `-`; unique among rules"),
    label: slug("The label the model is asked about, usually a dimension id"),
    model_uri: Type.String({
      pattern: "^[a-z][a-z0-9+.-]*:\\S+$",
      description: "Which model gives the label (a URI; engine:default is the host's own engine)",
    }),
    input_format: Type.Enum(["text", "image"], { description: "What the model reads." }),
    threshold: share("The label counts from this probability on"),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type ClassifierRule = Static<typeof Content>;

export const classifier_rule = defineLeaf({
  leaf: "classifier_rule",
  branch: "matching_knowledge",
  purpose: "From which probability on a model's label counts as a sign.",
  headline: "rule_id",
  read_by: "The classifier compares the model's probability for the label with the threshold.",
  subtype_fields: ["input_format", "label"],
  common_subtypes: ["text", "image"],
  content: Content,
  extensions: Extensions,
  example: {
    rule_id: "debt_bondage_by_model",
    label: "debt-bondage",
    model_uri: "engine:default",
    input_format: "text",
    threshold: 0.7,
  },
  example_tags: ["status:reviewed", "indicator:debt-bondage"],
});
