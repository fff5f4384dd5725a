import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { corridorPattern, list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    snippet_id: slug("The object's id, or the id with `_` for `-`"),
    applies_to_corridors: Type.Optional(
      list(corridorPattern("A route"), "The routes it belongs to; absent or * is all."),
    ),
    applies_to_indicators: Type.Optional(
      list(slug("A dimension id"), "The dimensions it belongs to; absent is all."),
    ),
    text: text("The background, in plain words."),
    max_tokens_when_prepended: Type.Optional(
      Type.Integer({ minimum: 1, description: "Most tokens of it a prompt may spend." }),
    ),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type ContextSnippet = Static<typeof Content>;

export const context_snippet = defineLeaf({
  leaf: "context_snippet",
  branch: "reasoning_knowledge",
  purpose: "Background that a prompt gets when a route or a sign is in play.",
  headline: "snippet_id",
  read_by:
    "Reasoning puts it before the layers' findings when its route and its dimensions are in play, within its token budget.",
  readers: ["host/reasoning/snippets.ts"],
  subtype_fields: ["applies_to_corridors", "applies_to_indicators"],
  common_subtypes: ["retention-of-identity-documents", "illegal_fees", "debt-bondage"],
  content: Content,
  extensions: Extensions,
  example: {
    snippet_id: "interest-limits-hong-kong",
    applies_to_corridors: ["*-HK"],
    applies_to_indicators: ["predatory_lending", "debt-bondage"],
    text: "In Hong Kong lending above 48 % a year is an offence, and above 36 % a year a loan is presumed extortionate; both limits hold since 30 December 2022.",
    max_tokens_when_prepended: 80,
  },
  example_extensions: {
    cites: ["rag_doc/hk-cap163-money-lenders"],
    source_url:
      "https://clic.org.hk/en/topics/consumerCredit/money_lenders_ordinance/interest_rates_regulation",
  },
  example_tags: ["status:reviewed", "indicator:predatory_lending", "lang:en"],
});
