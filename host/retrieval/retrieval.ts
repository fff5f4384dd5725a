import { once } from "../../schemas/once.ts";
import { rounded } from "../../schemas/rounded.ts";
import type { RetrievedDocument } from "../contract/layer.ts";
import { mattersAsked } from "./asked.ts";
import { BRIDGE_WORDS } from "./bridge.ts";
import { documentsCalled } from "./citing/calls.ts";
import { chooseDocuments } from "./choose.ts";
import type { NameKey } from "./citing/citation-keys.ts";
import { collectCitations, namesOf } from "./citing/citations.ts";
import { findFiled, findPassages } from "./find-passages.ts";
import { focusOn, type Focus } from "./text/focus.ts";
import { Lexicon } from "./index/lexicon.ts";
import { lineOfWork } from "./lines-of-work.ts";
import { passagesOf, type Passage, type SourceDocument } from "./text/passages.ts";
import { placeOf } from "./places.ts";
import { readPostings, type Postings } from "./index/postings.ts";
import { bridge, weighWords } from "./query.ts";
import { Scorer, type WeightedTerm } from "./index/scorer.ts";
import type { FindRequest, Indexed, Search } from "./search.ts";
import { Snippets } from "./text/snippet.ts";
import { Standings } from "./citing/standings.ts";
import { termsOf } from "./text/tokens.ts";
import { weighPassages } from "./index/weights.ts";

export interface FindResult {
  readonly documents: readonly RetrievedDocument[];
  /** The least sum of term weights that counted as relevant, four decimals. */
  readonly floor: number;
}

/** The library, ready to be searched. */
export interface Retrieval {
  readonly n_passages: number;
  /** Passages by BM25 alone, best first: positions, and the very scores wink gives. */
  search(
    text: string,
    limit: number,
  ): readonly { readonly passage: number; readonly score: number }[];
  /** The documents that matter for a message, most relevant first; none when nothing does. */
  find(request: FindRequest): FindResult;
  /** Whether a bundled passage holds the term. */
  holds(term: string): boolean;
}

/** So many documents are told where none is like the words. */
const MOST_UNLIKE = 2;

/** What of an index takes long to make and is known for the very same documents. */
export interface IndexParts {
  readonly postings: Postings;
  /** By document, in its order. */
  readonly names: readonly (readonly NameKey[])[];
}

/** Weighs the passages of documents by wink, and reads their names. */
export function makeIndexParts(documents: readonly SourceDocument[]): IndexParts {
  const postings = readPostings(weighPassages(documents.flatMap(passagesOf)));
  return { postings, names: documents.map(namesOf) };
}

/** Builds the index over `documents`: wink weighs it, typed postings answer. Who knows the parts for these very documents gives them. */
export function indexDocuments(
  documents: readonly SourceDocument[],
  partsOf: (documents: readonly SourceDocument[]) => IndexParts = makeIndexParts,
): Retrieval {
  const passages = documents.flatMap(passagesOf);
  const { postings, names } = partsOf(documents);
  const citations = collectCitations(documents, names);
  const subjects = new Set(
    [...documents.flatMap(({ topics }) => topics), ...BRIDGE_WORDS].flatMap(termsOf),
  );
  const lexicon = new Lexicon({ postings, citations, subjects });
  const index = {
    documents,
    passages,
    documentOf: Uint32Array.from(
      documents.flatMap((document, at) => passagesOf(document).map(() => at)),
    ),
    postings,
    scorer: new Scorer(postings),
    standings: new Standings(documents.map(placeOf)),
    citations,
    lexicon,
    snippets: new Snippets((term) => lexicon.numberOf(term)),
  };
  return {
    n_passages: passages.length,
    search: (text, limit) =>
      index.scorer.score(plainTerms(text, postings), { limit, covered: 0 }, (passage, score) => ({
        passage,
        score,
      })),
    holds: (term) => postings.terms.has(term),
    find: (request) => findDocuments(index, request),
  };
}

function findDocuments(index: Indexed, request: FindRequest): FindResult {
  index.lexicon.tidy();
  const focus = focusOn(request.text, index.lexicon);
  const words = weighWords(focus.terms, request.language, index.lexicon);
  const { floor } = words;
  const terms = once(() => bridge(words.terms, request, index.lexicon));
  const called = calledDocuments(index, request.text, focus);
  const isAsked = request.open || called.size > 0 || request.custom.length > 0;
  const documents = isAsked ? answers(index, { request, focus, terms, floor, called }) : [];
  return { documents, floor: rounded(floor) };
}

function answers(index: Indexed, search: Search): RetrievedDocument[] {
  const { topics, concepts, countries, open, limit } = search.request;
  const choice = {
    called: search.called,
    snippetOf: (passage: Passage) => index.snippets.of(passage, search.terms()),
    floor: search.floor,
    asked: mattersAsked(topics, concepts),
    line: lineOfWork(topics, concepts),
    limit,
  };
  const chosen = chooseDocuments(findPassages(index, search), choice);
  if (chosen.length > 0 || !open || countries.size === 0) return chosen;
  const filed = findFiled(index, search, choice.asked);
  return chooseDocuments(filed, { ...choice, floor: 0, limit: MOST_UNLIKE });
}

function calledDocuments(
  { citations, documents, lexicon }: Indexed,
  text: string,
  { runs }: Focus,
): Map<SourceDocument, number> {
  const called = new Map<SourceDocument, number>();
  for (const [at, length] of documentsCalled({ text, runs }, lexicon, citations)) {
    called.set(documents[at] as SourceDocument, length);
  }
  return called;
}

function plainTerms(text: string, postings: Postings): WeightedTerm[] {
  return termsOf(text).flatMap((word) => {
    const number = postings.terms.get(word);
    return number === undefined ? [] : [{ term: { number, held: true }, weight: 1, share: 0 }];
  });
}
