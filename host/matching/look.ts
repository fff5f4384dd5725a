import type { Indexed } from "./entry.ts";
import type { LiteralIndex } from "./literal-index.ts";
import { findTerms, type Walk } from "./literal-walk.ts";
import type { Window } from "./machine/machine.ts";
import { Occurrences } from "./occurrences.ts";
import { firstAtLeast } from "./ordered.ts";
import { sentenceEnds, type Stretch } from "./sentence.ts";
import type { View } from "./views.ts";
import { ALL_SENTENCES, mayStandIn, windowsOf, type Clauses, type Range } from "./windows.ts";

/** Units searched between pauses. */
const CHUNK = 8192;
/** Longer ones, as of scripts without spaces, are not remembered. */
const LONGEST_TOKEN = 24;
/** Sentences told apart by a bit each; in longer texts a bit stands for several. */
const BITS = 32;

/** What one look at a view found of an index's literals. Closed, it serves the next one. */
export class Look implements Clauses {
  readonly #index: LiteralIndex;
  readonly #occurrences: Occurrences;
  /** Clause → the sentences any of its terms occurs in. */
  readonly #clauseSentences: Int32Array;
  readonly #clauseStarts = new Map<number, readonly number[]>();
  /** Pattern → 0 where not asked yet, 1 where it cannot match, 2 where it may. */
  readonly #possible: Uint8Array;
  readonly #windows = new Map<number, readonly Window[]>();
  #ends: readonly number[] = [];
  /** The sentence of the last term noted. */
  #sentence = 0;
  #view: View | null = null;

  constructor(index: LiteralIndex) {
    this.#index = index;
    this.#occurrences = new Occurrences(index.terms);
    this.#clauseSentences = new Int32Array(index.clauses);
    this.#possible = new Uint8Array(index.ways.length);
  }

  /** The terms that occur. */
  get seen(): readonly number[] {
    return this.#occurrences.seen;
  }

  get view(): View {
    if (this.#view === null) throw new Error("this look is closed");
    return this.#view;
  }

  /** Finds every literal of the view in one pass; yields now and then, so that the caller may pause. */
  *open(view: View): Generator<null, this, void> {
    this.#view = view;
    this.#ends = sentenceEnds(view.folded);
    this.#sentence = 0;
    for (const stretch of view.stretches) yield* this.#noteAll(view, stretch);
    for (const term of this.seen) this.#noteClauses(term);
    return this;
  }

  /** Forgets the view; gives itself, for the next one. */
  close(): this {
    this.#clauseSentences.fill(0);
    this.#possible.fill(0);
    this.#occurrences.clear();
    this.#clauseStarts.clear();
    this.#windows.clear();
    this.#view = null;
    return this;
  }

  /** The sentences in which the clause has a term, a bit each. */
  sentencesOf(clause: number): number {
    return this.#clauseSentences[clause] as number;
  }

  /** Where the clause's terms begin, ascending. */
  startsOf(clause: number): readonly number[] {
    const known = this.#clauseStarts.get(clause);
    if (known !== undefined) return known;
    const found: number[] = [];
    let terms = 0;
    for (const term of this.#index.termsOf(clause)) {
      if (this.#occurrences.bitsOf(term) === 0) continue;
      terms++;
      this.#occurrences.collect(term, found);
    }
    const all = terms > 1 ? found.toSorted((a, b) => a - b) : found;
    this.#clauseStarts.set(clause, all);
    return all;
  }

  /** Whether a term of the clause begins in the range. */
  begins(clause: number, { from, to }: Range): boolean {
    const starts = this.startsOf(clause);
    return (starts[firstAtLeast(starts, from)] ?? Infinity) <= to;
  }

  /** Where terms of the clause begin in the range. */
  startsWithin(clause: number, { from, to }: Range): readonly number[] {
    const starts = this.startsOf(clause);
    return starts.slice(firstAtLeast(starts, from), firstAtLeast(starts, to + 1));
  }

  /** Whether the literals of one of the pattern's ways all occur. */
  mayMatch({ id, ways }: Indexed): boolean {
    const known = this.#possible[id] as number;
    if (known > 0) return known === 2;
    const may = mayStandIn(ways, ALL_SENTENCES, this);
    this.#possible[id] = may ? 2 : 1;
    return may;
  }

  /** Where the pattern can match, in the order of the text. */
  windowsOf(indexed: Indexed): readonly Window[] {
    if (!this.mayMatch(indexed)) return NOWHERE;
    const known = this.#windows.get(indexed.id);
    if (known !== undefined) return known;
    const windows = windowsOf(indexed, this);
    this.#windows.set(indexed.id, windows);
    return windows;
  }

  /** Whether a bit stands for several sentences, so that bits alone say little. */
  get isLong(): boolean {
    return this.#ends.length >= BITS;
  }

  /** The units of the sentences from the one around `from` to the one around `to`, and `more` on either side. */
  unitsAround({ from, to }: Range, more: number): Range {
    const first = firstAtLeast(this.#ends, from + 1) - more;
    const last = firstAtLeast(this.#ends, to + 1) + more;
    return { from: this.#ends[first - 1] ?? 0, to: this.#ends[last] ?? this.view.text.length };
  }

  /** The bits of the sentences from the one around `from` to the one around `to`, and `more` on either side. */
  sentencesAround({ from, to }: Range, more: number): number {
    const first = firstAtLeast(this.#ends, from + 1) - more;
    const last = firstAtLeast(this.#ends, to + 1) + more;
    if (last - first >= BITS - 1) return ALL_SENTENCES;
    let bits = 0;
    for (let sentence = first; sentence <= last; sentence++) bits |= bitOf(sentence);
    return bits;
  }

  /** Notes the terms of every token, or of everything where the view has no tokens. */
  *#noteAll({ text, hasWords }: View, { start, end }: Stretch): Generator<null, void, void> {
    let pause = start + CHUNK;
    let at = hasWords ? text.lastIndexOf(" ", start - 1) + 1 : start;
    while (at < end) {
      const space = hasWords ? text.indexOf(" ", at) : at + CHUNK;
      const to = space < 0 ? text.length : Math.min(space, text.length);
      if (!hasWords || to - at > LONGEST_TOKEN) this.#noteLong({ text, hasWords }, at, to);
      else if (to > at) this.#noteToken(text.slice(at, to), at);
      at = hasWords ? to + 1 : to;
      if (at < pause) continue;
      pause = at + CHUNK;
      yield null;
    }
  }

  #noteToken(token: string, at: number): void {
    const found = this.#index.tokens.termsOf(token);
    for (let i = 0; i < found.length; i += 2) {
      this.#note(found[i] as number, at + (found[i + 1] as number));
    }
  }

  #noteLong(walk: Walk, from: number, to: number): void {
    const { terms, starts } = findTerms(this.#index, walk, { from, to });
    for (const [i, term] of terms.entries()) this.#note(term, starts[i] ?? 0);
  }

  #note(term: number, start: number): void {
    while ((this.#ends[this.#sentence] ?? Infinity) <= start) this.#sentence++;
    while (start < (this.#ends[this.#sentence - 1] ?? 0)) this.#sentence--;
    this.#occurrences.add(term, start, bitOf(this.#sentence));
  }

  #noteClauses(term: number): void {
    const { members, memberships } = this.#index;
    const sentences = this.#occurrences.bitsOf(term);
    const clauses = this.#clauseSentences;
    const end = memberships[term + 1] as number;
    for (let at = memberships[term] as number; at < end; at++) {
      const clause = members[at] as number;
      clauses[clause] = (clauses[clause] as number) | sentences;
    }
  }
}

const NOWHERE: readonly Window[] = [];

function bitOf(sentence: number): number {
  return 1 << (sentence & (BITS - 1));
}
