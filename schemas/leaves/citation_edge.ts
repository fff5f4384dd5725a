import Type, { type Static } from "typebox";
import { SHARED_EXTENSIONS } from "../extension-keys.ts";
import { share, text } from "../formats.ts";
import { defineLeaf } from "../leaf.ts";

const Content = Type.Object(
  {
    from_statute: text("The rag_doc id of the law that refers."),
    to_statute: text("The rag_doc id of the law referred to."),
    relation: Type.Enum(["implements", "supersedes", "references", "cites"], {
      description: "What the first does to the second.",
    }),
    weight: Type.Optional(share("How strongly the two belong together")),
    evidence_quote: Type.Optional(text("Where the first says so.")),
  },
  { additionalProperties: false },
);

const Extensions = Type.Object({ ...SHARED_EXTENSIONS });

export type CitationEdge = Static<typeof Content>;

export const citation_edge = defineLeaf({
  leaf: "citation_edge",
  branch: "grounding_knowledge",
  purpose: "How one law stands to another: which implements, replaces or cites which.",
  headline: "from_statute",
  read_by:
    "The rag layer follows it by one hop from the documents it found, with the quote as evidence; answers say which law replaced another.",
  readers: ["host/layers/rag/citation-links.ts"],
  subtype_fields: ["relation"],
  common_subtypes: ["implements", "supersedes", "references", "cites"],
  content: Content,
  extensions: Extensions,
  example: {
    from_statute: "ph-ra-10022",
    to_statute: "ph-ra-8042",
    relation: "references",
    weight: 1,
    evidence_quote:
      "Republic Act 10022 amends Section 6 of Republic Act 8042 through its Section 5.",
  },
  example_extensions: {
    cites: ["rag_doc/ph-ra-10022", "rag_doc/ph-ra-8042"],
    source_url: "http://patnubay.org/?p=4662",
  },
  example_tags: ["status:reviewed", "jurisdiction:PH"],
});
