import Type, { type Static } from "typebox";
import { WorkerCharge } from "../charge-limits.ts";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import {
  corridorPattern,
  isoDateOrTime,
  jurisdiction,
  list,
  sha256,
  slug,
  text,
  webAddress,
} from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    title: text("The document's own title."),
    jurisdiction: jurisdiction("Whose law it is"),
    doc_type: Type.Optional(slug("What kind of document it is")),
    text: text("What it says, in plain words; this is searched and quoted."),
    source_url: Type.Optional(webAddress("Where it can be read")),
    fetched_at: Type.Optional(isoDateOrTime("When the source was last read")),
    fetched_sha256: Type.Optional(sha256("Digest of the bytes that were read")),
    applicable_corridors: Type.Optional(
      list(corridorPattern("A route"), "The routes it matters for; * is all."),
    ),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({
  ...SHARED_EXTENSIONS,
  citation: Type.Optional(text("The document as people cite it.")),
  provisions: Type.Optional(
    list(
      Type.Object(
        {
          section: text("Article, section or clause."),
          fact: text("What it says, in plain words."),
          seen_in_source: Type.Boolean({
            description: "Whether a source was seen saying it; else it is general knowledge.",
          }),
          source_url: Type.Optional(webAddress("Where this provision was seen")),
        },
        { description: "One provision." },
      ),
      "What each provision says.",
    ),
  ),
  aliases: Type.Optional(list(text("A name."), "Other names and abbreviations people use.")),
  topics: Type.Optional(list(slug("A subject"), "What it is about.")),
  in_force: Type.Optional(
    Type.Boolean({
      description: "false for what is no law: a bill, or a text that was suspended; told as that.",
    }),
  ),
  worker_charge: Type.Optional(WorkerCharge),
  year: Type.Optional(Type.Integer({ description: "Year it was adopted." })),
});

export type RagDoc = Static<typeof Content>;

export const rag_doc = defineLeaf({
  leaf: "rag_doc",
  branch: "grounding_knowledge",
  purpose: "A law, convention or guide that answers may quote.",
  headline: "title",
  read_by: "The rag layer searches and quotes it; rules cite it; statute lookups answer from it.",
  readers: [
    "host/layers/rag/rag.ts",
    "host/layers/rag/citation-links.ts",
    "host/verification/statements/stating.ts",
    "tools/statute_lookup.ts",
    "tools/wording/charge-laws.ts",
    "tools/ilo_convention.ts",
  ],
  subtype_fields: ["doc_type", "jurisdiction"],
  common_subtypes: ["convention", "statute", "regulation", "guidance", "standard", "case"],
  content: Content,
  extensions: Extensions,
  example: {
    title: "Private Employment Agencies Convention, 1997 (No. 181)",
    jurisdiction: "INT",
    doc_type: "convention",
    text: "Agencies that recruit may not make workers pay, directly or indirectly, in whole or in part (Art. 7(1)). A state may allow exceptions for some workers or services, after consultation, and has to report and justify them to the ILO (Art. 7(2) and (3)).",
    source_url:
      "https://github.com/statengeneraal/laws-markdown/blob/master/verdrag/verdrag/betreffende/particuliere/bureaus/voor/arbeidsbemiddeling/BWBV0001411/README.md",
    fetched_at: "2026-11-20",
    applicable_corridors: ["*"],
  },
  example_extensions: {
    citation: "ILO C181",
    aliases: ["C181", "Convention 181", "Private Employment Agencies Convention"],
    topics: ["recruitment-fees", "agencies"],
    provisions: [
      {
        section: "Art. 7(1)",
        fact: "Agencies may not charge workers fees or costs in any way.",
        seen_in_source: true,
      },
    ],
    confidence: "high",
  },
  example_tags: ["status:reviewed", "jurisdiction:INT", "theme:recruitment-fees"],
});
