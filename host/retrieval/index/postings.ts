import type { weighPassages } from "./weights.ts";

/** Ten-thousandths: wink keeps four decimals, so its weights are exact integers of them. */
export const UNITS = 10_000;

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

/** Turns the weights of wink's engine into postings, passages ascending within a term. */
export function readPostings(engine: ReturnType<typeof weighPassages>): Postings {
  const terms = new Map(Object.entries(engine.getTokens()));
  const n_passages = engine.getTotalDocs();
  const found = readWeights(engine);
  const starts = new Uint32Array(terms.size + 1);
  for (const term of found.terms) count(starts, term + 1);
  for (let term = 1; term < starts.length; term += 1) count(starts, term, starts[term - 1]);
  const free = starts.slice();
  const passages = new Uint32Array(found.terms.length);
  const weights = new Int32Array(found.terms.length);
  let from = 0;
  for (const [passage, end] of found.ends.entries()) {
    for (; from < end; from += 1) {
      const term = found.terms[from] ?? 0;
      const at = free[term] ?? 0;
      count(free, term);
      passages[at] = passage;
      weights[at] = found.weights[from] ?? 0;
    }
  }
  const total_length = engine.getTotalCorpusLength();
  return { terms, starts, passages, weights, n_passages, total_length };
}

/** What every passage holds, one passage after the other, read once: wink keeps it in objects that are slow to walk. Those of passage `p` end before `ends[p]`. */
function readWeights(engine: ReturnType<typeof weighPassages>): {
  readonly terms: Uint32Array;
  readonly weights: Int32Array;
  readonly ends: Uint32Array;
} {
  const documents = engine.getDocs();
  // Every term of a passage adds one or more to the length of all.
  const most = engine.getTotalCorpusLength();
  const terms = new Uint32Array(most);
  const weights = new Int32Array(most);
  const ends = new Uint32Array(engine.getTotalDocs());
  let n = 0;
  for (let passage = 0; passage < ends.length; passage += 1) {
    const freq = documents[passage]?.freq ?? {};
    for (const token in freq) {
      terms[n] = Number(token);
      weights[n] = Math.round((freq[token] ?? 0) * UNITS);
      n += 1;
    }
    ends[passage] = n;
  }
  return { terms: terms.subarray(0, n), weights: weights.subarray(0, n), ends };
}

/** In how many passages term number `term` occurs. */
export function frequencyOf({ starts }: Postings, term: number): number {
  return (starts[term + 1] ?? 0) - (starts[term] ?? 0);
}

function count(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by;
}

/** One term of a query. */
export interface WeightedTerm {
  /** Absent number: a term no passage has. */
  readonly term: { readonly number: number | undefined };
  /** What its BM25 weight counts. */
  readonly weight: number;
  /** What it adds to the covered part. */
  readonly share: number;
}
