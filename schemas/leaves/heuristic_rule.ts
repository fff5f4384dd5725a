import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { list, share, snakeCase, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";
import { SEVERITIES } from "../taxonomy.ts";

const Content = Type.Object(
  {
    rule_id: snakeCase("The id with `_` for `-`; unique among rules"),
    category: snakeCase("What the rule is about"),
    severity: Type.Enum([...SEVERITIES], { description: "How grave a hit is." }),
    description: text("What a hit means, in one sentence for users."),
    condition: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: "object",
      minProperties: 1,
      maxProperties: 1,
      description:
        "JSON logic, one operator at the top, over rules, dimensions, stance, entities and amounts; data, never code.",
    }),
    weight: share("How much a hit adds to the risk"),
    examples: list(text("A text that must fire."), "Texts that must fire.", { minItems: 1 }),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  citation: Type.Optional(text("The law or standard, as people cite it.")),
  negative_examples: Type.Optional(list(text("A look-alike."), "Look-alikes that must not fire.")),
});

export type HeuristicRule = Static<typeof Content>;

export const heuristic_rule = defineLeaf({
  leaf: "heuristic_rule",
  branch: "matching_knowledge",
  purpose: "A condition over what other rules found, for signs that only count together.",
  headline: "rule_id",
  read_by:
    "The grep layer asks its condition after all other rules, over what fired and what the message talks about.",
  readers: ["host/signs/heuristics.ts"],
  subtype_fields: ["category", "severity"],
  common_subtypes: ["debt_bondage", "illegal_fees", "fraudulent_offer"],
  content: Content,
  extensions: Extensions,
  example: {
    rule_id: "fee_and_held_passport",
    category: "debt_bondage",
    severity: "critical",
    description: "A fee for the job and a kept passport in one message tie the worker to the debt.",
    condition: {
      and: [
        { in: ["illegal_fees", { var: "dimensions" }] },
        { in: ["retention-of-identity-documents", { var: "dimensions" }] },
      ],
    },
    weight: 0.8,
    examples: [
      "Pay the placement fee first; we keep your passport until it is paid.",
      "The agent holds my passport because I still owe the recruitment fee.",
      "Your passport stays with us until the agency fee has been deducted.",
    ],
  },
  example_extensions: {
    citation: "ILO C029 Art. 2(1)",
    cites: ["rag_doc/ilo-c029"],
    negative_examples: [
      "There is no placement fee and you keep your passport.",
      "The embassy charges a fee for a new passport.",
      "The employer pays the agency.",
    ],
  },
  example_tags: ["status:reviewed", "indicator:debt-bondage"],
});
