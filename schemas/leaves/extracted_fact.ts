import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { freeObject, list, slug, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";
import { PiiStatus } from "../pii-status.ts";

const Content = Type.Object(
  {
    label: text("The fact in a few words."),
    fact_type: slug("What kind of fact it is"),
    summary: text("The fact in one or two sentences."),
    values: Type.Optional(freeObject("Its figures and names by key.")),
    aggregation_keys: Type.Optional(list(slug("A key"), "What such facts are counted by.")),
    source_refs: Type.Optional(
      list(text("A source."), "Where it was drawn from: addresses, or <leaf>/<id>."),
    ),
    pii_status: PiiStatus,
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type ExtractedFact = Static<typeof Content>;

export const extracted_fact = defineLeaf({
  leaf: "extracted_fact",
  branch: "input_knowledge",
  purpose: "A fact drawn from cases or sources, with nobody's name in it.",
  headline: "label",
  read_by: "The fee_camouflage and ilo_indicators lookups answer from facts of their type.",
  readers: ["tools/fee_camouflage.ts", "tools/ilo_indicators.ts"],
  subtype_fields: ["fact_type", "pii_status"],
  common_subtypes: ["fee_camouflage", "payment", "timeline"],
  content: Content,
  extensions: Extensions,
  example: {
    label: "Processing fee",
    fact_type: "fee_camouflage",
    summary: "A charge for handling papers, which is part of recruitment under another name.",
    values: { aliases: ["processing fee", "processing charge"] },
    aggregation_keys: ["fact_type"],
    source_refs: ["rag_doc/ilo-c181", "rag_doc/ilo-definition-fees-2018"],
    pii_status: "non_pii_aggregate",
  },
  example_extensions: {
    cites: ["rag_doc/ilo-c181"],
    source_url:
      "https://www.ilo.org/hanoi/Informationresources/Publicinformation/Videos/WCMS_743685/lang--en/index.htm",
  },
  example_tags: ["status:reviewed", "indicator:fee_camouflage"],
});
