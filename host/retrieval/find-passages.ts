import { isFiledUnder } from "./bearing.ts";
import { isGrave } from "./bridge.ts";
import type { FoundPassage } from "./choose.ts";
import { scoreCustom } from "./custom.ts";
import type { Focus } from "./text/focus.ts";
import type { MattersAsked } from "./matters.ts";
import type { Passage, SourceDocument } from "./text/passages.ts";
import { LOWEST_FLOOR, OWN_STANDING } from "./places.ts";
import { bridge, weighWords } from "./query.ts";
import type { Keep } from "./index/scorer.ts";
import type { FindRequest, Indexed, Search } from "./search.ts";
import type { Standings } from "./citing/standings.ts";
import { subjectsOf } from "./subjects.ts";

/** So many passages above the floor are weighed by place and name. */
const CANDIDATES = 150;

/** Documents of the request first, then bundled ones that share words with the text, then those it calls by name. */
export function findPassages(index: Indexed, search: Search): FoundPassage[] {
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
export function findFiled(index: Indexed, search: Search, asked: MattersAsked): FoundPassage[] {
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
