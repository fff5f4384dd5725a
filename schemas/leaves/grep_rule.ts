import Type, { type Static } from "typebox";
import { defineLeaf } from "../leaf.ts";
import { SEVERITIES } from "../taxonomy.ts";

const Content = Type.Object(
  {
    rule_id: Type.String({ pattern: "^[a-z0-9]+(_[a-z0-9]+)*$", description: "The id with `_` for `-`; unique." }),
    category: Type.String({ minLength: 1, description: "What the rule is about, in snake_case." }),
    severity: Type.Enum([...SEVERITIES], { description: "How grave a hit is." }),
    pattern: Type.String({
      minLength: 1,
      maxLength: 4000,
      description: "RE2 syntax, lower case; matched on the folded text.",
    }),
    description: Type.String({ minLength: 1, description: "What a hit means, in one sentence for users." }),
    examples: Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      description: "Texts that must match.",
    }),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  citation: Type.Optional(Type.String({ description: "The law or standard, as people cite it." })),
  cites: Type.Optional(Type.Array(Type.String(), { description: "`<leaf>/<id>` of the grounds." })),
  negative_examples: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), { description: "Look-alikes that must not match." }),
  ),
  patterns: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 4000 }), {
      description: "Further patterns beside content.pattern.",
    }),
  ),
  all_required: Type.Optional(
    Type.Boolean({ description: "Whether every pattern must match; default false: any is enough." }),
  ),
  within: Type.Optional(
    Type.Enum(["text", "sentence"], {
      description: "Where all_required patterns must meet: the whole text (default) or one sentence.",
    }),
  ),
  unless: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 4000 }), {
      description: "A match is dropped when one of these matches in the same sentence.",
    }),
  ),
  threshold: Type.Optional(
    Type.Object(
      {
        group: Type.Union([Type.Integer({ minimum: 1 }), Type.String()], {
          description: "The capturing group, by number or name, that holds the number.",
        }),
        op: Type.Enum([">", ">=", "<", "<=", "=="], { description: "How it is compared." }),
        value: Type.Number({ description: "With what." }),
      },
      { additionalProperties: false, description: "The match counts only if a number in it is beyond a value." },
    ),
  ),
  mode: Type.Optional(
    Type.Enum(["enforce", "shadow", "off"], {
      description: "shadow runs and is traced but changes nothing; default enforce.",
    }),
  ),
});

export type GrepRule = Static<typeof Content>;

export const grep_rule = defineLeaf({
  leaf: "grep_rule",
  branch: "matching_knowledge",
  purpose: "A regular expression that marks one sign of exploitative recruitment, with its evidence.",
  headline: "rule_id",
  read_by: "The grep layer runs it over the folded last user message; a hit is in the trace and the prompt.",
  subtype_fields: ["category", "severity"],
  common_subtypes: ["document_confiscation", "illegal_fees", "wage_withholding", "debt_bondage"],
  content: Content,
  extensions: Extensions,
  example: {
    rule_id: "passport_retention_offer",
    category: "document_confiscation",
    severity: "critical",
    pattern: "\\b(keep|hold|surrender)\\w*\\s+(your|her|his|the workers?'?)\\s+passports?",
    description: "An employer or agent keeps the worker's passport.",
    examples: [
      "We will keep your passport until the contract ends.",
      "The office holds your passport for two years.",
      "On arrival surrender your passport to the supervisor.",
    ],
  },
  example_extensions: {
    citation: "ILO C189 Art. 9(c)",
    cites: ["rag_doc/ilo-c189"],
    negative_examples: [
      "The embassy returned his passport the same day.",
      "Workers keep their own passports at all times.",
      "I lost my passport at the airport.",
    ],
    mode: "enforce",
  },
  example_tags: ["status:reviewed", "indicator:retention-of-identity-documents", "lang:en"],
});
