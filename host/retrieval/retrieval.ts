import { BRIDGE_WORDS } from "./bridge.ts";
import { chooseDocuments, type FoundDocument } from "./choose.ts";
import { collectCitations } from "./citations.ts";
import { scoreCustom, type FoundPassage } from "./custom.ts";
import { passagesOf, type Passage, type SourceDocument } from "./passages.ts";
import { makeScorer, readPostings, type Postings, type WeightedTerm } from "./postings.ts";
import { knownTerms, prepareQuery, type Query } from "./query.ts";
import { termsOf } from "./tokens.ts";
import { exportedWeights, weighPassages } from "./weights.ts";

/** What a search asks for beside its words. */
export interface FindRequest extends Query {
  /** Documents of this request only. */
  readonly custom: readonly SourceDocument[];
  /** Whether bundled documents may answer by their words; named ones always may. */
  readonly open: boolean;
  readonly limit: number;
}

export interface FindResult {
  readonly documents: readonly FoundDocument[];
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

/** So many passages above the floor are weighed by place and name. */
const CANDIDATES = 150;

/** Builds the index over `documents`: wink weighs it, typed postings answer. */
export function indexDocuments(documents: readonly SourceDocument[]): Retrieval {
  const passages = documents.flatMap(passagesOf);
  const postings = readPostings(exportedWeights(weighPassages(passages)));
  const score = makeScorer(postings);
  const citations = collectCitations(documents);
  const subjects = new Set(
    [...documents.flatMap(({ topics }) => topics), ...BRIDGE_WORDS].flatMap(termsOf),
  );
  const passageAt = (at: number) => passages[at] as Passage;
  return {
    n_passages: passages.length,
    search: (text, limit) => score(plainTerms(text, postings), { limit, covered: 0 }),
    holds: (term) => postings.terms.has(term),
    find(request) {
      const prepared = prepareQuery(request, { postings, subjects });
      const terms = knownTerms(prepared);
      const called = new Map<SourceDocument, number>();
      for (const [at, length] of citations.named(request.text))
        called.set(documents[at] as SourceDocument, length);
      const everything = called.size > 0 ? postings.n_passages : CANDIDATES;
      const found: FoundPassage[] = [];
      for (const { passage, ...scores } of score(terms, {
        limit: everything,
        covered: called.size > 0 ? 0 : prepared.floor,
      })) {
        const relevant = request.open && scores.covered >= prepared.floor;
        if (relevant || called.has(passageAt(passage).document))
          found.push({ passage: passageAt(passage), ...scores });
      }
      const custom = scoreCustom(request.custom, prepared, postings).filter(
        ({ covered }) => covered > 0 && covered >= prepared.customFloor,
      );
      const weights = new Map(prepared.terms.map(({ term, share }) => [term, share]));
      const { countries, limit } = request;
      return {
        documents: chooseDocuments([...custom, ...found, ...unscored(called, found)], {
          countries,
          called,
          weights,
          limit,
        }),
        floor: Math.round(prepared.floor * 10_000) / 10_000,
      };
    },
  };
}

/** Named documents whose words the query does not share: "Cap. 57A" is all numbers to the index. */
function unscored(
  called: ReadonlyMap<SourceDocument, number>,
  found: readonly FoundPassage[],
): FoundPassage[] {
  const scored = new Set(found.map(({ passage }) => passage.document));
  return [...called.keys()]
    .filter((document) => !scored.has(document))
    .flatMap((document) => passagesOf(document).slice(0, 1))
    .map((passage) => ({ passage, score: 0, covered: 0 }));
}

function plainTerms(text: string, postings: Postings): WeightedTerm[] {
  return termsOf(text).flatMap((word) => {
    const term = postings.terms.get(word);
    return term === undefined ? [] : [{ term, weight: 1, share: 0 }];
  });
}
