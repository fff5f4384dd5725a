import type { GrepHit, LinkedDocument, RetrievedDocument, Trace } from "../../../contract/layer.ts";
import type { Reading } from "../../../contract/reading.ts";
import type { Contact, ToolFact } from "../../../contract/tool.ts";
import type { ShownPattern } from "../../../reasoning/patterns.ts";
import { withDanger } from "../../../risk/danger/heard-danger.ts";

// Evidence in the shapes of the trace, for tests of what writes from it.

/** A hit on a kept passport, changed by `over`. */
export const hit = (over: Partial<GrepHit> = {}): GrepHit => ({
  rule: "passport_retention",
  category: "document_confiscation",
  severity: "critical",
  citation: "ILO C189 Art. 9(c)",
  indicator: "An employer or agent keeps the worker's passport.",
  dimensions: ["retention-of-identity-documents"],
  cites: [],
  matches: [{ text: "they have my passport", start: 0, end: 21 }],
  ...over,
});
/** A hit on a locked door: danger. */
export const locked = hit({
  rule: "locked_in",
  citation: "ILO C029 Art. 2(1)",
  indicator: "A worker is locked in.",
  dimensions: ["restriction-of-movement"],
  matches: [{ text: "madam locks the door", start: 30, end: 50 }],
});
/** A cap of nothing for household workers on PH-HK. */
export const cap: ToolFact = {
  kind: "cap",
  statement: "Philippines to Hong Kong SAR: household workers pay nothing.",
  citation: "POEA GBR 06-2006",
  source_url: "https://caps.example/gbr-06",
  by: "corridor_profile/ph-hk",
};
/** A retrieved convention. */
export const document: RetrievedDocument = {
  id: "ilo-c189",
  title: "Domestic Workers Convention, 2011 (No. 189)",
  jurisdiction: "INT",
  score: 4,
  snippet: "Domestic workers keep their own papers.",
  source_url: "https://law.example/c189",
  citation: "ILO C189",
};
/** A checked contact at home, changed by `over`. */
export const contact = (over: Partial<Contact> = {}): Contact => ({
  id: "ph-line",
  name: "Home line",
  jurisdiction: "PH",
  phone: "1348",
  email: null,
  url: "https://home.example",
  verified: "2026-11-20",
  stale: false,
  note: "Short code; +63 2 1348 from abroad.",
  ...over,
});
/** A checked contact where the work is. */
export const abroad = contact({
  id: "hk-desk",
  name: "Harbour desk",
  jurisdiction: "HK",
  phone: "+852 5555 0101",
  url: null,
  note: null,
});
/** A contact checked long ago. */
export const old = contact({
  id: "old",
  name: "Old desk",
  jurisdiction: "INT",
  phone: "+41 22 555 01 01",
  url: null,
  note: null,
  verified: "2024-02-01",
  stale: true,
});

/** What the layers of one request are to have found. */
export interface SampleFound {
  readonly hits?: readonly GrepHit[];
  readonly patterns?: readonly ShownPattern[];
  readonly documents?: readonly RetrievedDocument[];
  readonly linked?: readonly LinkedDocument[];
  readonly facts?: readonly ToolFact[];
  readonly contacts?: readonly Contact[];
}
/** A trace in which grep, rag and tools ran and found this. */
export const traceOf = ({
  hits = [],
  patterns = [],
  documents = [],
  linked = [],
  facts = [],
  contacts = [],
}: SampleFound): Trace => ({
  revision: "0",
  packs: [],
  elapsed_ms: 1,
  _final_user_text: "",
  grep: { fired: hits.length > 0, elapsed_ms: 0.1, hits },
  rag: { fired: documents.length > 0, elapsed_ms: 0.1, documents, linked },
  reasoning: { fired: patterns.length > 0, elapsed_ms: 0.1, patterns },
  tools: {
    fired: true,
    elapsed_ms: 0.1,
    calls: [
      { tool: "corridor_fee_cap", args: {}, elapsed_ms: 0.1, result: { found: true, facts } },
      {
        tool: "ngo_directory",
        args: {},
        elapsed_ms: 0.1,
        result: { found: true, facts: [], contacts },
      },
      { tool: "broken", args: {}, elapsed_ms: 0.1, error: "no" },
    ],
  },
});
/** The reading of an English message about work from PH to HK, changed by `over`. */
export const readingOf = (over: Partial<Reading> = {}): Reading =>
  withDanger({
    text: "",
    folded: { original: "", folded: "", startOf: (i) => i, endOf: (i) => i },
    language: "en",
    countries: [],
    corridors: [{ origin: "PH", destination: "HK", basis: "named" }],
    amounts: [],
    topics: new Set(["fee"]),
    namesWork: true,
    wording: null,
    aboutWork: true,
    ...over,
  });
/** Something of each kind, danger included. */
export const everything: SampleFound = {
  hits: [hit(), locked],
  documents: [document],
  facts: [cap],
  contacts: [contact(), abroad, old],
};
