import { UNITS, type Postings } from "./postings.ts";

/** One term of a query. */
export interface WeightedTerm {
  /** Its number in the postings, where a passage has it at all. */
  readonly term: { readonly number: number; readonly held: boolean };
  /** What its BM25 weight counts. */
  readonly weight: number;
  /** What it adds to the covered part. */
  readonly share: number;
}

/** Which of the passages that share a term with a query are taken. */
export interface Keep {
  /** Most of them: those that score highest. */
  readonly limit: number;
  /** Least covered share. */
  readonly covered: number;
  /** Only these passages, where given. */
  readonly only?: (passage: number) => boolean;
  /** Of those within the limit only these, where given. */
  readonly admits?: (passage: number) => boolean;
}

/** What is made of a passage by its position, its score, and the sum of the `share` of the terms found in it. */
export type Take<T> = (passage: number, score: number, covered: number) => T;

const ANY = (): boolean => true;

/** Scores passages by the terms of a query. What it adds up in lies in columns that are cleared where they were touched. */
export class Scorer {
  readonly #postings: Postings;
  /** Ten-thousandths. */
  readonly #scores: Float64Array;
  readonly #shares: Float64Array;
  readonly #seen: Uint8Array;
  readonly #touched: Uint32Array;
  readonly #kept: Uint32Array;

  constructor(postings: Postings) {
    const { n_passages } = postings;
    this.#postings = postings;
    this.#scores = new Float64Array(n_passages);
    this.#shares = new Float64Array(n_passages);
    this.#seen = new Uint8Array(n_passages);
    this.#touched = new Uint32Array(n_passages);
    this.#kept = new Uint32Array(n_passages);
  }

  /** What `take` makes of the passages that are kept, best first, ties in passage order. */
  score<T>(terms: readonly WeightedTerm[], keep: Keep, take: Take<T>): T[] {
    const n_touched = this.#add(terms);
    const taken = this.#best(this.#sift(n_touched, keep), keep).map((passage) =>
      take(passage, (this.#scores[passage] ?? 0) / UNITS, this.#shares[passage] ?? 0),
    );
    this.#clear(n_touched);
    return taken;
  }

  /** Adds up what passages score and cover; gives how many were touched. */
  #add(terms: readonly WeightedTerm[]): number {
    const { starts, passages, weights } = this.#postings;
    const scores = this.#scores;
    const shares = this.#shares;
    const seen = this.#seen;
    const touched = this.#touched;
    let n = 0;
    for (const { term, weight, share } of terms) {
      if (!term.held) continue;
      const end = starts[term.number + 1] ?? 0;
      for (let at = starts[term.number] ?? 0; at < end; at += 1) {
        const passage = passages[at] as number;
        if (seen[passage] === 0) {
          seen[passage] = 1;
          touched[n] = passage;
          n += 1;
        }
        (scores[passage] as number) += (weights[at] as number) * weight;
        (shares[passage] as number) += share;
      }
    }
    return n;
  }

  /** Puts those touched that cover enough into `#kept`; gives how many they are. */
  #sift(n_touched: number, { covered, only }: Keep): number {
    const shares = this.#shares;
    const touched = this.#touched;
    const kept = this.#kept;
    let n = 0;
    for (let at = 0; at < n_touched; at += 1) {
      const passage = touched[at] as number;
      if ((shares[passage] as number) < covered) continue;
      if (only !== undefined && !only(passage)) continue;
      kept[n] = passage;
      n += 1;
    }
    return n;
  }

  /** The best of the first `n` of `#kept` in order. What is left out anyhow need not be put in order where nothing is beyond the limit. */
  #best(n: number, { limit, admits = ANY }: Keep): number[] {
    const most = Math.max(limit, 1);
    const best: number[] = [];
    for (let at = 0; at < n; at += 1) {
      const passage = this.#kept[at] as number;
      if (n > most || admits(passage)) this.#offer(passage, best, most);
    }
    return n > most ? best.filter(admits) : best;
  }

  /** Puts a passage at its place among the best, of which there are at most `most`. */
  #offer(passage: number, best: number[], most: number): void {
    if (best.length >= most) {
      if (!this.#precedes(passage, best[best.length - 1] as number)) return;
      best.pop();
    }
    let at = best.push(passage) - 1;
    while (at > 0 && this.#precedes(passage, best[at - 1] as number)) {
      best[at] = best[at - 1] as number;
      at -= 1;
    }
    best[at] = passage;
  }

  #precedes(one: number, other: number): boolean {
    const score = this.#scores[one] as number;
    const otherScore = this.#scores[other] as number;
    return score === otherScore ? one < other : score > otherScore;
  }

  #clear(n_touched: number): void {
    for (let at = 0; at < n_touched; at += 1) {
      const passage = this.#touched[at] as number;
      this.#scores[passage] = 0;
      this.#shares[passage] = 0;
      this.#seen[passage] = 0;
    }
  }
}
