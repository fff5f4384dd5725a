import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { share, slug, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";
import { HEARD } from "../needs.ts";
import { DIMENSIONS, SEVERITIES } from "../taxonomy.ts";

const SIX = Type.Array(Type.Number(), {
  minItems: 6,
  maxItems: 6,
  description:
    "Log-odds of offer, victim in danger, other victim, inquiry, compliance, and a text about something else.",
});

const BUCKETS = Type.Integer({
  minimum: 1024,
  maximum: 1_048_576,
  description: "Numbers that runs of units are hashed to; a power of two.",
});

const CONCEPTS = Type.Optional(
  Type.String({
    pattern: "^[0-9a-f]{64}$",
    description: "SHA-256 of the lists of words for concepts that it was fitted with.",
  }),
);

const SCALE = Type.Number({ description: "What a weight of 1 stands for." });

const Content = Type.Object(
  {
    rule_id: snakeCase("The id with `_` for `-`; unique among rules"),
    label: slug("The label the model is asked about, usually a dimension id"),
    model_uri: Type.String({
      pattern: "^[a-z][a-z0-9+.-]*:\\S+$",
      description:
        "Which model gives the label: linear:extensions.model, ngrams:extensions.ngrams, ngrams:extensions.harms, ngrams:extensions.needs or ngrams:extensions.clauses for weights in this object, words:extensions.words for the words in it, engine:default for the host's own engine, or the address of its model.",
    }),
    input_format: Type.Enum(["text", "image"], { description: "What the model reads." }),
    threshold: share("The label counts from this probability on"),
  },
  { additionalProperties: false },
);

/** Weights of a model that tells of each label whether a text has it. */
function labelWeights<const Label extends string>(labels: readonly Label[], description: string) {
  return Type.Object(
    {
      buckets: BUCKETS,
      scale: SCALE,
      dimensions: Type.Array(Type.Enum([...labels]), {
        minItems: 1,
        uniqueItems: true,
        description: "What it tells, in the order of every list of weights.",
      }),
      bias: Type.Array(Type.Number(), {
        minItems: 1,
        description: "Log-odds of each dimension in a text of which nothing else is known.",
      }),
      concepts: CONCEPTS,
      weights: text(
        "A bit for each bucket, then for each bucket whose bit is set a signed byte for each dimension; packed by Brotli and written in base64.",
      ),
      fitted_on: text("What texts it was fitted on."),
    },
    { additionalProperties: false, description },
  );
}

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  model: Type.Optional(
    Type.Object(
      {
        bias: Type.Number({ description: "Log-odds of a text that has none of the terms." }),
        weights: Type.Record(Type.String(), Type.Number(), {
          description: "What each run of one to three words adds to the log-odds, once per text.",
        }),
      },
      {
        additionalProperties: false,
        description: "The weights of linear:extensions.model: a logistic model over words.",
      },
    ),
  ),
  ngrams: Type.Optional(
    Type.Object(
      {
        buckets: BUCKETS,
        scale: SCALE,
        bias: Type.Array(Type.Number(), {
          minItems: 5,
          maxItems: 5,
          description:
            "Log-odds against a text about something else: offer, victim in danger, other victim, inquiry, compliance.",
        }),
        concepts: CONCEPTS,
        weights: text(
          "Signed bytes, five for each bucket in the order of the bias, packed by Brotli and written in base64.",
        ),
        speaker: Type.Object(
          {
            wording: Type.Number({ minimum: 0, description: "Weight of the wording's log-odds." }),
            cues: Type.Record(Type.String(), SIX, {
              description: "What each cue adds: a name such as question or topic:fee.",
            }),
          },
          {
            additionalProperties: false,
            description: "How wording and cues together tell who speaks, in log-odds.",
          },
        ),
        blend: Type.Object(
          {
            rules: Type.Number({ minimum: 0, description: "Weight of the rules' log-odds." }),
            wording: Type.Number({ minimum: 0, description: "Weight of the wording's log-odds." }),
            cues: Type.Record(Type.String(), Type.Number(), {
              description: "What each cue adds to the risk's log-odds.",
            }),
          },
          {
            additionalProperties: false,
            description: "How the risk is made of rules, wording and cues.",
          },
        ),
        fitted_on: text("What texts it was fitted on, and what it was found to be worth."),
      },
      {
        additionalProperties: false,
        description:
          "The weights of ngrams:extensions.ngrams: a logistic model over runs of units, words and concepts that tells who speaks; npm run train writes it.",
      },
    ),
  ),
  harms: Type.Optional(
    labelWeights(
      DIMENSIONS,
      "The weights of ngrams:extensions.harms: a logistic model for each dimension that tells which harm a text is about; npm run train writes it.",
    ),
  ),
  needs: Type.Optional(
    labelWeights(
      HEARD,
      "The weights of ngrams:extensions.needs: a logistic model for each need that tells who must be helped before anything else; npm run train writes it.",
    ),
  ),
  clauses: Type.Optional(
    labelWeights(
      ["binds"],
      "The weights of ngrams:extensions.clauses: a logistic model that tells whether a clause of a contract binds a worker unlawfully; npm run train writes it.",
    ),
  ),
  words: Type.Optional(
    Type.Object(
      {
        languages: Type.Array(Type.String(), {
          minItems: 1,
          uniqueItems: true,
          description: "The languages whose words are known, by ISO 639 code.",
        }),
        least: Type.Array(share("A share of known words"), {
          minItems: 1,
          description:
            "Of each language, the share of a text's words under which the text is in another: as many of its labelled texts as the threshold says have more.",
        }),
        filter: text("The words of each language as the bits of a Bloom filter, in base64."),
        made_of: text("What texts the words are from."),
      },
      {
        additionalProperties: false,
        description:
          "The words of words:extensions.words: a text that has fewer of them than texts in its nearest language have is in one that nothing here reads; npm run train writes it.",
      },
    ),
  ),
  severity: Type.Optional(
    Type.Enum([...SEVERITIES], { description: "How grave a hit is; default medium." }),
  ),
  description: Type.Optional(text("What a hit means, in one sentence for users.")),
  citation: Type.Optional(text("The law or standard, as people cite it.")),
});

export type ClassifierRule = Static<typeof Content>;

export const classifier_rule = defineLeaf({
  leaf: "classifier_rule",
  branch: "matching_knowledge",
  purpose: "From which probability on a model's label counts as a sign.",
  headline: "rule_id",
  read_by:
    "The grep layer asks its model, whose weights lie in the object or which is the host's own engine, and it fires from its threshold on; of ngrams the classifier reads who speaks, of harms the grep layer which harm is told where no rule says so, of needs the reading who must be helped first, of words whether a message is in a language that nothing here reads.",
  readers: ["host/signs/labels/labels.ts", "host/wording/models/rule-with.ts"],
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
