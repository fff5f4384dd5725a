import { rounded } from "../../schemas/rounded.ts";
import { BRIDGE_WORDS, isGrave } from "./bridge.ts";
import type { RetrievedDocument } from "../contract/layer.ts";
import { chooseDocuments } from "./choose.ts";
import type { NameKey } from "./citation-keys.ts";
import { collectCitations, namesOf, type Citations } from "./citations.ts";
import { scoreCustom, type FoundPassage } from "./custom.ts";
import { documentsCalled } from "./calls.ts";
import { focusOn, type Focus } from "./focus.ts";
import { Lexicon } from "./lexicon.ts";
import { passagesOf, type Passage, type SourceDocument } from "./passages.ts";
import { mattersAsked } from "./asked.ts";
import { isFiledUnder } from "./bearing.ts";
import { lineOfWork } from "./lines-of-work.ts";
import type { MattersAsked } from "./matters.ts";
import { LOWEST_FLOOR, type Whereabouts } from "./places.ts";
import {
  makeScorer,
  readPostings,
  type Postings,
  type Scorer,
  type WeightedTerm,
} from "./postings.ts";
import { prepareQuery, type PreparedQuery, type Query } from "./query.ts";
import { termsOf } from "./tokens.ts";
import { weighPassages } from "./weights.ts";

/** What a search asks for. */
export interface FindRequest extends Omit<Query, "terms"> {
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
  readonly postings: Postings;
  readonly score: Scorer;
  readonly citations: Citations;
  readonly lexicon: Lexicon;
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
  const index = {
    documents,
    passages,
    postings,
    score: makeScorer(postings),
    citations,
    lexicon: new Lexicon({ postings, citations, subjects }),
  };
  return {
    n_passages: passages.length,
    search: (text, limit) => index.score(plainTerms(text, postings), { limit, covered: 0 }),
    holds: (term) => postings.terms.has(term),
    find: (request) => findDocuments(index, request),
  };
}

function findDocuments(index: Indexed, request: FindRequest): FindResult {
  index.lexicon.tidy();
  const { text, topics, concepts, countries, language, limit } = request;
  const focus = focusOn(text, index.lexicon);
  const query = prepareQuery(
    { topics, concepts, countries, language, terms: focus.terms },
    index.lexicon,
  );
  const called = calledDocuments(index, text, focus);
  const found = request.open && isWorthSearching(focus, request) ? findBundled(index, query) : [];
  if (request.custom.length > 0) found.unshift(...findCustom(index, request, focus));
  if (called.size > 0) found.push(...findCalled(index, query, called));
  const weights = (): ReadonlyMap<string, number> =>
    new Map(query.terms.map(({ term, share }) => [term.text, share]));
  const choice = {
    called,
    weights,
    floor: query.floor,
    whereabouts: { countries, routes: request.routes ?? [], homelands: request.homelands ?? [] },
    asked: mattersAsked(topics, concepts),
    line: lineOfWork(topics, concepts),
    limit,
  };
  const chosen = chooseDocuments(found, choice);
  const isAnswered = chosen.length > 0 || !request.open || countries.size === 0;
  const documents = isAnswered
    ? chosen
    : chooseDocuments(findFiled(index, query, choice.asked), {
        ...choice,
        floor: 0,
        limit: MOST_UNLIKE,
      });
  return { documents, floor: rounded(query.floor) };
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

function findBundled({ passages, score }: Indexed, query: PreparedQuery): FoundPassage[] {
  const keep = { limit: CANDIDATES, covered: query.floor * LOWEST_FLOOR };
  return score(query.terms, keep).map((scored) => foundOf(scored, passages));
}

/** What is filed under the matters asked, however little it shares with the words: a country without law in the library is no reason to say nothing to who is not paid there. */
function findFiled(
  { passages, score }: Indexed,
  query: PreparedQuery,
  asked: MattersAsked,
): FoundPassage[] {
  const only = new Set<number>();
  passages.forEach(({ document }, at) => {
    if (document.in_force !== false && isFiledUnder(document, asked)) only.add(at);
  });
  const keep = { limit: CANDIDATES, covered: 0, only };
  return score(query.terms, keep).map((scored) => foundOf(scored, passages));
}

function foundOf(
  { passage, score, covered }: ReturnType<Scorer>[number],
  passages: readonly Passage[],
): FoundPassage {
  return { passage: passages[passage] as Passage, score, covered };
}

/** Documents of the request answer whatever their subject, but as relevantly as the bundled ones. */
function findCustom(
  { postings, lexicon }: Indexed,
  request: FindRequest,
  { runs }: Focus,
): FoundPassage[] {
  const query = prepareQuery({ ...request, terms: lexicon.termsOf(runs) }, lexicon);
  return scoreCustom(request.custom, query, postings).filter(
    ({ covered }) => covered > 0 && covered >= query.customFloor,
  );
}

/** Named documents answer even when the query shares none of their words: "Cap. 57A" is all numbers to the index. */
function findCalled(
  { passages, score }: Indexed,
  query: PreparedQuery,
  called: ReadonlyMap<SourceDocument, number>,
): FoundPassage[] {
  const only = new Set<number>();
  passages.forEach(({ document }, at) => {
    if (called.has(document)) only.add(at);
  });
  const scored = score(query.terms, { limit: only.size, covered: 0, only });
  const scores = new Map(scored.map((each) => [each.passage, each]));
  return [...only].map((at) => {
    const { score: value, covered } = scores.get(at) ?? { score: 0, covered: 0 };
    return { passage: passages[at] as Passage, score: value, covered };
  });
}

function plainTerms(text: string, postings: Postings): WeightedTerm[] {
  return termsOf(text).flatMap((word) => {
    const number = postings.terms.get(word);
    return number === undefined ? [] : [{ term: { number }, weight: 1, share: 0 }];
  });
}
