import { once } from "../../schemas/once.ts";
import { rounded } from "../../schemas/rounded.ts";
import type { RetrievedDocument } from "../contract/layer.ts";
import { mattersAsked } from "./asked.ts";
import { isFiledUnder } from "./bearing.ts";
import { BRIDGE_WORDS, isGrave } from "./bridge.ts";
import { documentsCalled } from "./calls.ts";
import { chooseDocuments, type Choice, type FoundPassage } from "./choose.ts";
import type { NameKey } from "./citation-keys.ts";
import { collectCitations, namesOf, type Citations } from "./citations.ts";
import { scoreCustom } from "./custom.ts";
import { focusOn, type Focus } from "./focus.ts";
import { Lexicon } from "./lexicon.ts";
import { lineOfWork } from "./lines-of-work.ts";
import { passagesOf, type Passage, type SourceDocument } from "./passages.ts";
import { LOWEST_FLOOR, OWN_STANDING, placeOf, type Whereabouts } from "./places.ts";
import { readPostings, type Postings } from "./postings.ts";
import { bridge, weighWords, type QueryTerm, type Subject } from "./query.ts";
import { Scorer, type Keep, type WeightedTerm } from "./scorer.ts";
import { Snippets } from "./snippet.ts";
import { Standings } from "./standings.ts";
import { subjectsOf } from "./subjects.ts";
import { termsOf } from "./tokens.ts";
import { weighPassages } from "./weights.ts";

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

/** So many passages above the floor are weighed by place and name. */
const CANDIDATES = 150;

interface Indexed {
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

/** What is looked for, as a text was read. */
interface Search {
  readonly request: FindRequest;
  readonly focus: Focus;
  /** The words searched for and what they are about. */
  readonly terms: () => readonly QueryTerm[];
  readonly floor: number;
  /** Documents the text calls by name, with the length of the name in words. */
  readonly called: ReadonlyMap<SourceDocument, number>;
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

/** Documents of the request first, then bundled ones that share words with the text, then those it calls by name. */
function findPassages(index: Indexed, search: Search): FoundPassage[] {
  const { request, focus, floor, called } = search;
  const isSearched = request.open && isWorthSearching(focus, request);
  const found = isSearched
    ? findBundled(index, search, { limit: CANDIDATES, covered: floor * LOWEST_FLOOR })
    : [];
  if (request.custom.length > 0) found.unshift(...findCustom(index, search));
  if (called.size > 0) found.push(...findCalled(index, search));
  return found;
}

/** A long text without one telling sentence is an ordinary advert, unless its topics, read in any language, say otherwise. */
function isWorthSearching({ terms }: Focus, { topics }: FindRequest): boolean {
  return terms.length > 0 || isGrave(topics);
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

/** Bundled passages that are for where the message takes place or are called by name. */
function findBundled(
  index: Indexed,
  { request, terms, called }: Search,
  keep: Keep,
): FoundPassage[] {
  const { documents, documentOf, passages } = index;
  const standingOf = standingsFor(index, request);
  const documentAt = (passage: number): number => documentOf[passage] as number;
  const admits = (passage: number): boolean =>
    standingOf(documentAt(passage)).factor > 0 ||
    called.has(documents[documentAt(passage)] as SourceDocument);
  return index.scorer.score(terms(), { ...keep, admits }, (passage, score, covered) => {
    const document = documentAt(passage);
    const standing = standingOf(document);
    return { passage: passages[passage] as Passage, document, score, covered, standing };
  });
}

function standingsFor({ standings }: Indexed, request: FindRequest): ReturnType<Standings["at"]> {
  const { countries, routes = [], homelands = [] } = request;
  return standings.at({ countries, routes, homelands });
}

/** What is filed under the matters asked, however little it shares with the words: a country without law in the library is no reason to say nothing to who is not paid there. */
function findFiled(index: Indexed, search: Search, asked: Choice["asked"]): FoundPassage[] {
  const only = (at: number): boolean => {
    const { document } = index.passages[at] as Passage;
    return document.in_force !== false && isFiledUnder(subjectsOf(document), asked);
  };
  return findBundled(index, search, { limit: CANDIDATES, covered: 0, only });
}

/** Documents of the request answer whatever their subject, but as relevantly as the bundled ones. */
function findCustom(
  { documents, postings, lexicon }: Indexed,
  { request, focus }: Search,
): FoundPassage[] {
  const { custom, language } = request;
  const words = weighWords(lexicon.termsOfAll(focus.runs), language, lexicon);
  const terms = bridge(words.terms, request, lexicon);
  const numberOf = ({ document: { id } }: Passage): number => {
    const bundled = documents.findIndex((document) => document.id === id);
    return bundled < 0 ? documents.length + custom.findIndex((own) => own.id === id) : bundled;
  };
  return scoreCustom(custom, terms, postings)
    .filter(({ covered }) => covered > 0 && covered >= words.customFloor)
    .map((scored) => ({
      ...scored,
      document: numberOf(scored.passage),
      standing: OWN_STANDING,
    }));
}

/** Named documents answer even when the query shares none of their words: "Cap. 57A" is all numbers to the index. */
function findCalled(index: Indexed, { request, terms, called }: Search): FoundPassage[] {
  const { documentOf, passages, scorer } = index;
  const standingOf = standingsFor(index, request);
  const only = (at: number): boolean => called.has((passages[at] as Passage).document);
  const keep = { limit: passages.length, covered: 0, only };
  const scored = new Map(
    scorer.score(terms(), keep, (at, score, covered) => [at, { score, covered }] as const),
  );
  const found: FoundPassage[] = [];
  passages.forEach((passage, at) => {
    if (!only(at)) return;
    const document = documentOf[at] as number;
    const { score, covered } = scored.get(at) ?? { score: 0, covered: 0 };
    found.push({ passage, document, score, covered, standing: standingOf(document) });
  });
  return found;
}

function plainTerms(text: string, postings: Postings): WeightedTerm[] {
  return termsOf(text).flatMap((word) => {
    const number = postings.terms.get(word);
    return number === undefined ? [] : [{ term: { number, held: true }, weight: 1, share: 0 }];
  });
}
