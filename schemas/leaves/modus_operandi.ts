import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    label: text("The tactic in a few words."),
    pattern_name: slug("Its name in counts and reports"),
    description: text("How it works, in plain words."),
    indicators: list(slug("A dimension id"), "The dimensions it shows.", { minItems: 1 }),
    aggregation_keys: Type.Optional(
      list(slug("A key"), "What cases are counted by, for example corridor."),
    ),
    review_status: Type.Optional(
      Type.Enum(["draft", "reviewed"], { description: "Whether a person has reviewed it." }),
    ),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  phrases: Type.Optional(list(text("A phrase."), "How it sounds.")),
  signs: Type.Optional(list(text("A sign."), "What a person can see of it.")),
  aliases: Type.Optional(list(text("A name."), "Other names people use.")),
  citation: Type.Optional(text("The law or standard, as people cite it.")),
});

export type ModusOperandi = Static<typeof Content>;

export const modus_operandi = defineLeaf({
  leaf: "modus_operandi",
  branch: "reasoning_knowledge",
  purpose: "How one tactic of exploitation works, so that cases can be recognised and counted.",
  headline: "label",
  read_by:
    "Reasoning recognises it by its indicators and names; the trace reports it, and an answer tells it where enough fired.",
  readers: ["host/reasoning/patterns.ts"],
  subtype_fields: ["pattern_name", "review_status"],
  common_subtypes: ["upfront_fee", "tied_loan", "passport_collateral", "contract_substitution"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Fee before any job exists",
    pattern_name: "upfront_fee",
    description:
      "Money is taken to start papers or to hold a place before there is a signed contract, and is seldom given back.",
    indicators: ["illegal_fees", "deception", "debt-bondage"],
    aggregation_keys: ["corridor", "sector", "month"],
    review_status: "reviewed",
  },
  example_extensions: { cites: ["rag_doc/ilo-c181", "rag_doc/ilo-definition-fees-2018"] },
  example_tags: ["status:reviewed", "indicator:illegal_fees", "indicator:deception"],
});
