import {
  FIELD_WEIGHTS,
  passagesOf,
  termsOfFields,
  type Field,
  type Passage,
  type SourceDocument,
} from "./text/passages.ts";
import { frequencyOf, type Postings } from "./index/postings.ts";
import type { QueryTerm } from "./query.ts";
import { BM25, inverseFrequency } from "./index/weights.ts";

/** A passage with what it scored and how much of the query it covers. */
export interface ScoredPassage {
  readonly passage: Passage;
  readonly score: number;
  readonly covered: number;
}

interface Counted {
  readonly passage: Passage;
  /** Weighted occurrences of each term. */
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Scores the documents of one request by the formula the bundled ones were weighed with, over both together; the bundled index stays as it is. */
export function scoreCustom(
  documents: readonly SourceDocument[],
  query: readonly QueryTerm[],
  postings: Postings,
): ScoredPassage[] {
  const counted = documents.flatMap(passagesOf).map(countPassage);
  const n = postings.n_passages + counted.length;
  const total = counted.reduce((sum, { length }) => sum + length, postings.total_length);
  const frequencies = new Map<string, number>();
  for (const { term } of query) {
    const own = counted.filter(({ counts }) => counts.has(term.text)).length;
    const bundled = term.held ? frequencyOf(postings, term.number) : 0;
    frequencies.set(term.text, own + bundled);
  }
  return counted.map(({ passage, counts, length }) => {
    let score = 0;
    let covered = 0;
    for (const { term, weight, rarity } of query) {
      const times = counts.get(term.text);
      if (times === undefined) continue;
      const room = BM25.k1 * (1 - BM25.b + (BM25.b * length) / (total / n));
      const value =
        ((times * (BM25.k1 + 1)) / (room + times)) *
        inverseFrequency(n, frequencies.get(term.text) ?? 1);
      score += weight * round(value);
      covered += rarity;
    }
    return { passage, score: round(score), covered };
  });
}

function countPassage(passage: Passage): Counted {
  const counts = new Map<string, number>();
  let length = 0;
  for (const [field, terms] of Object.entries(termsOfFields(passage))) {
    const weight = FIELD_WEIGHTS[field as Field];
    for (const term of terms) {
      counts.set(term, (counts.get(term) ?? 0) + weight);
      length += weight;
    }
  }
  return { passage, counts, length };
}

/** Four decimals, as wink keeps. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
