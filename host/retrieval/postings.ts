import type { ExportedWeights } from "./weights.ts";

/** wink keeps four decimals, so ten-thousandths are exact integers. */
const UNITS = 10_000;

/** wink's weights as typed arrays: the postings of term `t` stand at `starts[t] … starts[t + 1]`. */
export interface Postings {
  readonly terms: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
  readonly passages: Uint32Array;
  /** Ten-thousandths. */
  readonly weights: Int32Array;
  readonly n_passages: number;
  /** Sum of the weighted lengths of all passages, in terms. */
  readonly total_length: number;
}

/** Turns wink's exported weights into postings, passages ascending within a term. */
export function readPostings(exported: ExportedWeights): Postings {
  const terms = new Map(Object.entries(exported.tokens));
  const counts = new Uint32Array(terms.size + 1);
  const documents = Object.entries(exported.documents)
    .map(([id, { freq }]) => [Number(id), Object.entries(freq)] as const)
    .toSorted(([one], [other]) => one - other);
  for (const [, freq] of documents) for (const [token] of freq) count(counts, Number(token) + 1);
  for (let term = 1; term < counts.length; term += 1) count(counts, term, counts[term - 1] ?? 0);
  const starts = counts.slice();
  const passages = new Uint32Array(starts.at(-1) ?? 0);
  const weights = new Int32Array(passages.length);
  for (const [passage, freq] of documents) {
    for (const [token, weight] of freq) {
      const at = counts[Number(token)] ?? 0;
      counts[Number(token)] = at + 1;
      passages[at] = passage;
      weights[at] = Math.round(weight * UNITS);
    }
  }
  return {
    terms,
    starts,
    passages,
    weights,
    n_passages: exported.totalDocs,
    total_length: exported.totalCorpusLength,
  };
}

/** In how many passages term number `term` occurs. */
export function frequencyOf({ starts }: Postings, term: number): number {
  return (starts[term + 1] ?? 0) - (starts[term] ?? 0);
}

function count(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by;
}

/** One term of a query: its number in the postings, what its score counts, and what it adds to the covered share. */
export interface WeightedTerm {
  readonly term: number;
  readonly weight: number;
  readonly share: number;
}

export interface Scored {
  /** Position of the passage. */
  readonly passage: number;
  readonly score: number;
  /** Sum of the `share` of the terms found in it. */
  readonly covered: number;
}

export type Scorer = (terms: readonly WeightedTerm[], keep: Keep) => Scored[];
export interface Keep {
  readonly limit: number;
  /** Least covered share. */
  readonly covered: number;
  /** Only these passages, where given. */
  readonly only?: ReadonlySet<number>;
}

/** A function that scores passages: at most `limit`, those that cover at least `covered`, best first, ties in passage order. Its buffers are reused. */
export function makeScorer(postings: Postings): Scorer {
  const scores = new Float64Array(postings.n_passages);
  const shares = new Float64Array(postings.n_passages);
  const seen = new Uint8Array(postings.n_passages);
  const touched = new Uint32Array(postings.n_passages);
  return (terms, keep) => {
    let n = 0;
    for (const { term, weight, share } of terms) {
      const end = postings.starts[term + 1] ?? 0;
      for (let at = postings.starts[term] ?? 0; at < end; at += 1) {
        const passage = postings.passages[at] as number;
        if (seen[passage] === 0) {
          seen[passage] = 1;
          touched[n] = passage;
          n += 1;
        }
        (scores[passage] as number) += (postings.weights[at] as number) * weight;
        (shares[passage] as number) += share;
      }
    }
    const best = new Best(keep.limit);
    for (let at = 0; at < n; at += 1) {
      const passage = touched[at] as number;
      const covered = shares[passage] as number;
      if (covered >= keep.covered && (keep.only?.has(passage) ?? true)) {
        best.offer(passage, scores[passage] as number, covered);
      }
      scores[passage] = 0;
      shares[passage] = 0;
      seen[passage] = 0;
    }
    return best.sorted();
  };
}

/** Keeps the best few of many in a sorted run. */
class Best {
  readonly #limit: number;
  readonly #kept: Scored[] = [];

  constructor(limit: number) {
    this.#limit = Math.max(limit, 1);
  }

  offer(passage: number, units: number, covered: number): void {
    const kept = this.#kept;
    const last = kept.at(-1);
    if (kept.length >= this.#limit && last && !precedes(units, passage, last)) return;
    let at = kept.length;
    while (at > 0 && precedes(units, passage, kept[at - 1] as Scored)) at -= 1;
    kept.splice(at, 0, { passage, score: units, covered });
    if (kept.length > this.#limit) kept.pop();
  }

  sorted(): Scored[] {
    return this.#kept.map(({ passage, score, covered }) => ({
      passage,
      score: score / UNITS,
      covered,
    }));
  }
}

function precedes(units: number, passage: number, other: Scored): boolean {
  return units === other.score ? passage < other.passage : units > other.score;
}
