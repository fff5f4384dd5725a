import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";
import { SEVERITIES } from "../taxonomy.ts";

const pattern = (description: string) => text(description, { maxLength: 4000 });

const Content = Type.Object(
  {
    rule_id: snakeCase("The id with `_` for `-`; unique among rules"),
    category: snakeCase("What the rule is about"),
    severity: Type.Enum([...SEVERITIES], { description: "How grave a hit is." }),
    pattern: pattern("RE2 syntax, lower case; matched on the folded text."),
    description: text("What a hit means, in one sentence for users."),
    examples: list(text("A text that must match."), "Texts that must match.", { minItems: 1 }),
  },
  { additionalProperties: false },
);

const Threshold = Type.Object(
  {
    group: Type.Union([Type.Integer({ minimum: 1 }), Type.String({ minLength: 1 })], {
      description: "The capturing group, by number or name, that holds the number.",
    }),
    op: Type.Enum([">", ">=", "<", "<=", "=="], { description: "How it is compared." }),
    value: Type.Number({ description: "With what." }),
  },
  {
    additionalProperties: false,
    description: "The match counts only if a number in it is beyond a value.",
  },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  citation: Type.Optional(text("The law or standard, as people cite it.")),
  negative_examples: Type.Optional(list(text("A look-alike."), "Look-alikes that must not match.")),
  patterns: Type.Optional(list(pattern("RE2 syntax."), "Further patterns beside content.pattern.")),
  all_required: Type.Optional(
    Type.Boolean({
      description: "Whether every pattern must match; default false: any is enough.",
    }),
  ),
  within: Type.Optional(
    Type.Enum(["text", "passage", "sentence"], {
      description:
        "Where all_required patterns must meet: the whole text (default), one sentence, or a sentence and its two neighbours.",
    }),
  ),
  unless: Type.Optional(
    list(pattern("RE2 syntax."), "A match is dropped when one of these matches in its sentence."),
  ),
  threshold: Type.Optional(Threshold),
  spelled: Type.Optional(
    list(
      text("A word with its marks, for example `bán`.", { maxLength: 40 }),
      "Words of the patterns as they are spelled: matching folds marks away, so that a match in which one of them has other marks is dropped (`bạn`), and one without marks is kept (`ban`).",
    ),
  ),
  told_by: Type.Optional(
    Type.Enum(["victim", "offer"], {
      description:
        "Who says what it matches: a victim, of what befell a worker, or one who makes an offer or gives an order. Of a victim the classifier takes no text for one that keeps to the law where its wording is rather a victim's; an offer it takes for one, whatever its wording is like, and only wording that surely informs lowers the rule.",
    }),
  ),
});

export type GrepRule = Static<typeof Content>;

export const grep_rule = defineLeaf({
  leaf: "grep_rule",
  branch: "matching_knowledge",
  purpose:
    "A regular expression that marks one sign of exploitative recruitment, with its evidence.",
  headline: "rule_id",
  read_by:
    "The grep layer runs it over the folded last user message; a hit is in the trace and the prompt.",
  readers: [
    "host/risk/told-by.ts",
    "host/layers/grep/built-in-rules.ts",
    "host/routes/catalog.ts",
    "host/verification/statements/stating.ts",
  ],
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
