import Type, { type Static } from "typebox";
import { amount, FeeCap } from "../charge-limits.ts";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { corridor, country, currency, list, nullable, text, webAddress } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    corridor: corridor("The route"),
    label: text("The route in words."),
    fee_cap_php: Type.Optional(amount("Most a worker may be charged, in Philippine pesos")),
    passport_retention_legal: Type.Optional(
      nullable(
        Type.Boolean({ description: "Lawful or not." }),
        "Whether an employer or agent may keep the worker's passport",
      ),
    ),
    statutes: Type.Optional(
      list(text("A rag_doc id."), "The rag_doc ids of the laws that govern it."),
    ),
    contact_pack_refs: Type.Optional(
      list(
        text("An ngo_directory id."),
        "Whom to call: ngo_directory ids, as <id> or <leaf>/<id>.",
      ),
    ),
  },
  { additionalProperties: false },
);

const InterestCeiling = Type.Object(
  {
    side: Type.Enum(["origin", "destination"], { description: "Which country's law it is." }),
    statute: text("The rag_doc id of the law."),
    ceiling: text("The limit in words, with its period."),
  },
  { description: "A limit on loan interest." },
);

const ExtraSource = Type.Object(
  {
    field: text("The field of this profile."),
    source_url: webAddress("Where it was read"),
  },
  { description: "Where one field was read, where that is not where the rest was." },
);

const LowestWage = Type.Object(
  {
    amount: Type.Number({ exclusiveMinimum: 0, description: "The lowest lawful pay." }),
    currency: currency("Currency of the pay"),
    per: Type.Enum(["hour", "month"], { description: "What the pay is for." }),
    work: Type.Optional(
      Type.Enum(["household", "other"], {
        description: "Whose pay it is, where it is not everybody's.",
      }),
    ),
  },
  { description: "A figure of `min_wage_note`, to hold a pay against." },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  origin: Type.Optional(country("Country of origin")),
  destination: Type.Optional(country("Country of destination")),
  origin_words: Type.Optional(list(text("A word."), "Words that point to the origin.")),
  destination_words: Type.Optional(list(text("A word."), "Words that point to the destination.")),
  fee_cap: Type.Optional(FeeCap),
  fee_cap_note: Type.Optional(text("Who may charge what to whom, and since when.")),
  worker_pays_nothing_scope: Type.Optional(
    nullable(text("Scope."), "Which workers pay nothing; zero often means household workers only"),
  ),
  passport_note: Type.Optional(text("What the law says about keeping passports.")),
  passport_by_consent: Type.Optional(
    Type.Boolean({
      description: "Whether an employer may keep a passport where the worker agrees to it.",
    }),
  ),
  passport_rule_for: Type.Optional(
    Type.Enum(["agencies"], {
      description: "Who alone the rule on passports binds, where it is not the employer too.",
    }),
  ),
  min_wage_note: Type.Optional(text("The lowest lawful wage, dated.")),
  min_wages: Type.Optional(list(LowestWage, "The figures of `min_wage_note`.")),
  termination_note: Type.Optional(text("How either side may end the contract.")),
  extra_sources: Type.Optional(list(ExtraSource, "Further sources, by field.")),
  loan_interest_ceilings: Type.Optional(
    list(InterestCeiling, "Limits on the interest of loans to workers."),
  ),
});

export type CorridorProfile = Static<typeof Content>;

export const corridor_profile = defineLeaf({
  leaf: "corridor_profile",
  branch: "grounding_knowledge",
  purpose: "What the law allows on one migration route: fees, passports, loans, and whom to call.",
  headline: "label",
  read_by: "The corridor_fee_cap lookup answers from it; it orders laws and contacts for a route.",
  readers: [
    "tools/wording/profiles-by-route.ts",
    "host/reading/sides/route-habits.ts",
    "host/verification/amounts/judge-amounts.ts",
  ],
  subtype_fields: ["corridor"],
  common_subtypes: ["PH-HK", "NP-QA", "BD-MY", "ID-SG", "KE-SA"],
  content: Content,
  extensions: Extensions,
  example: {
    corridor: "PH-HK",
    label: "Philippines to Hong Kong SAR",
    fee_cap_php: 0,
    passport_retention_legal: false,
    statutes: ["ph-poea-gbr-06-2006", "hk-cap57a-agency-regulations", "hk-ea-code-of-practice"],
    contact_pack_refs: [
      "ngo_directory/dmw-main-lines",
      "ngo_directory/mission-for-migrant-workers-hk",
    ],
  },
  example_extensions: {
    origin: "PH",
    destination: "HK",
    fee_cap: {
      amount: 0,
      currency: "PHP",
      basis:
        "Nothing from household workers; for other jobs a Hong Kong agency may take 10 % of the first month's wages, once.",
    },
    worker_pays_nothing_scope: "household workers",
    cites: ["rag_doc/ph-poea-gbr-06-2006", "rag_doc/hk-cap57a-agency-regulations"],
    verified: "2026-11-20",
    confidence: "high",
  },
  example_tags: ["status:reviewed", "corridor:PH-HK"],
});
