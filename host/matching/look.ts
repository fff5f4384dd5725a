import { Occurrences } from "./automaton.ts";
import { beginsWord, endsWord } from "./boundary.ts";
import type { LiteralIndex } from "./literal-index.ts";
import { firstAtLeast } from "./ordered.ts";
import { sentenceEnds } from "./sentence.ts";
import type { View } from "./views.ts";

/** Units searched between pauses. */
const CHUNK = 8192;
/** Sentences told apart by a bit each; in longer texts a bit stands for several. */
const BITS = 32;
const ALL = -1;

/** What one look at a view found of an index's literals. Closed, it serves the next one. */
export class Look {
  readonly #index: LiteralIndex;
  readonly #found = new Occurrences();
  /** The terms that occur, in the order of the text. */
  readonly seen: number[] = [];
  /** Term → the sentences it occurs in; 0 where it does not. */
  readonly #sentences: Int32Array;
  /** Term → where it begins. */
  readonly #starts: (number[] | undefined)[] = [];
  /** Clause → the sentences any of its terms occurs in, where `#asked` is this round. */
  readonly #clauseSentences: Int32Array;
  readonly #asked: Int32Array;
  readonly #clauseStarts = new Map<number, readonly number[]>();
  #ends: readonly number[] = [];
  #round = 0;
  #view: View | null = null;

  constructor(index: LiteralIndex) {
    this.#index = index;
    this.#sentences = new Int32Array(index.terms);
    this.#clauseSentences = new Int32Array(index.clauses);
    this.#asked = new Int32Array(index.clauses);
  }

  get view(): View {
    if (this.#view === null) throw new Error("this look is closed");
    return this.#view;
  }

  /** Finds every literal of the view in one pass; yields now and then, so that the caller may pause. */
  *open(view: View): Generator<null, this, void> {
    this.#view = view;
    this.#round++;
    this.#ends = sentenceEnds(view.folded);
    for (const { start, end } of view.stretches) {
      let state = 0;
      for (let from = start; from < end; from += CHUNK) {
        const to = Math.min(end, from + CHUNK);
        state = this.#index.automaton.search(view.text, { from, to, state }, this.#found);
        this.#noteAll(view);
        if (to < end) yield null;
      }
    }
    return this;
  }

  /** Forgets the view; gives itself, for the next one. */
  close(): this {
    for (const term of this.seen) {
      this.#sentences[term] = 0;
      this.#starts[term] = undefined;
    }
    this.seen.length = 0;
    this.#clauseStarts.clear();
    this.#view = null;
    return this;
  }

  /** The sentences in which the clause has a term, a bit each. */
  sentencesOf(clause: number): number {
    if (this.#asked[clause] === this.#round) return this.#clauseSentences[clause] as number;
    let sentences = 0;
    for (const term of this.#index.termsOf(clause)) sentences |= this.#sentences[term] as number;
    this.#asked[clause] = this.#round;
    this.#clauseSentences[clause] = sentences;
    return sentences;
  }

  /** Where the clause's terms begin, ascending. */
  startsOf(clause: number): readonly number[] {
    const known = this.#clauseStarts.get(clause);
    if (known !== undefined) return known;
    const lists: number[][] = [];
    for (const term of this.#index.termsOf(clause)) {
      const starts = this.#starts[term];
      if (starts !== undefined) lists.push(starts);
    }
    const [only = []] = lists;
    const all = lists.length === 1 ? only : lists.flat().toSorted((a, b) => a - b);
    this.#clauseStarts.set(clause, all);
    return all;
  }

  /** Whether a term of the clause begins between the two units, both included. */
  begins(clause: number, from: number, to: number): boolean {
    const starts = this.startsOf(clause);
    return (starts[firstAtLeast(starts, from)] ?? Infinity) <= to;
  }

  /** The bits of the sentences from the one around `from` to the one around `to`, and `more` on either side. */
  sentencesAround(from: number, to: number, more: number): number {
    const first = firstAtLeast(this.#ends, from + 1) - more;
    const last = firstAtLeast(this.#ends, to + 1) + more;
    if (last - first >= BITS - 1) return ALL;
    let bits = 0;
    for (let sentence = first; sentence <= last; sentence++) bits |= 1 << (sentence & (BITS - 1));
    return bits;
  }

  #noteAll({ text, hasWords }: View): void {
    const { literals, ends, size } = this.#found;
    const index = this.#index;
    let sentence = 0;
    for (let i = 0; i < size; i++) {
      const literal = literals[i] as number;
      const end = ends[i] as number;
      const length = index.automaton.lengthOf(literal);
      const start = end - length;
      while ((this.#ends[sentence] ?? Infinity) <= start) sentence++;
      while (sentence > 0 && (this.#ends[sentence - 1] ?? 0) > start) sentence--;
      const bit = 1 << (sentence & (BITS - 1));
      const edges = hasWords ? edgesAt(text, start, end) : 3;
      for (let each = 0; each <= 3; each++) {
        if ((each & edges) !== each) continue;
        const term = index.termOf(literal, each);
        if (term >= 0) this.#note(term, start, bit);
      }
    }
    this.#found.size = 0;
  }

  #note(term: number, start: number, bit: number): void {
    this.#sentences[term] = (this.#sentences[term] as number) | bit;
    const starts = this.#starts[term];
    if (starts === undefined) {
      this.#starts[term] = [start];
      this.seen.push(term);
    } else {
      starts.push(start);
    }
  }
}

function edgesAt(text: string, start: number, end: number): number {
  return (beginsWord(text, start) ? 2 : 0) + (endsWord(text, end) ? 1 : 0);
}
