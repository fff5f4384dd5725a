import type { Citations } from "./citing/citations.ts";
import type { Focus } from "./text/focus.ts";
import type { Lexicon } from "./index/lexicon.ts";
import type { Passage, SourceDocument } from "./text/passages.ts";
import type { Whereabouts } from "./places.ts";
import type { Postings } from "./index/postings.ts";
import type { QueryTerm, Subject } from "./query.ts";
import type { Scorer } from "./index/scorer.ts";
import type { Snippets } from "./text/snippet.ts";
import type { Standings } from "./citing/standings.ts";

/** What a search asks for. */
export interface FindRequest extends Subject {
  readonly text: string;
  /** The routes of which both sides are known; none where absent. */
  readonly routes?: Whereabouts["routes"];
  /** Where the writer may come from; nowhere in particular where absent. */
  readonly homelands?: Whereabouts["homelands"];
  /** Documents of this request only. */
  readonly custom: readonly SourceDocument[];
  /** Whether bundled documents may answer by their words; named ones always may. */
  readonly open: boolean;
  readonly limit: number;
}

/** The documents of a library with all that answers searches of them. */
export interface Indexed {
  readonly documents: readonly SourceDocument[];
  readonly passages: readonly Passage[];
  /** The document of each passage, both by position. */
  readonly documentOf: Uint32Array;
  readonly postings: Postings;
  readonly scorer: Scorer;
  readonly standings: Standings;
  readonly citations: Citations;
  readonly lexicon: Lexicon;
  readonly snippets: Snippets;
}

/** What is looked for, as a text was read. */
export interface Search {
  readonly request: FindRequest;
  readonly focus: Focus;
  /** The words searched for and what they are about. */
  readonly terms: () => readonly QueryTerm[];
  readonly floor: number;
  /** Documents the text calls by name, with the length of the name in words. */
  readonly called: ReadonlyMap<SourceDocument, number>;
}
