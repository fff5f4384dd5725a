import { Automaton, Occurrences } from "./automaton.ts";
import { beginsWord, endsWord } from "./boundary.ts";
import type { Literal } from "./literals.ts";
import { LONGEST_MATCH, type Pattern } from "./pattern.ts";
import type { Stretch } from "./sentence.ts";

/** A view's text, and the stretches of it that are worth a look. */
export interface Searched {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  /** Whether word edges are known: not where spaces were taken out. */
  readonly hasWords: boolean;
}

/** A pattern whose literals all occur near each other, and where a match can be. */
export interface Candidate {
  /** Its position among the patterns the prefilter was made of. */
  readonly pattern: number;
  readonly windows: readonly Stretch[];
}

interface Term {
  readonly length: number;
  readonly begins: boolean;
  readonly ends: boolean;
}

/** Tells which of many patterns can match in a text, and where, by one automaton pass over their required literals. */
export class Prefilter {
  readonly #patterns: readonly Pattern[];
  readonly #automaton: Automaton;
  readonly #terms: Term[] = [];
  /** Literal of the automaton → the terms spelled so: with and without word edges. */
  readonly #termsOf: number[][] = [];
  /** Pattern → clause → terms; the first clause is the one that wakes the pattern. */
  readonly #clauses: (readonly Terms[])[];
  /** Term → the patterns it wakes. */
  readonly #wakes: number[][] = [];
  /** Patterns without literals: they run everywhere. */
  readonly #always: number[] = [];
  /** Scratch, empty between searches: term → ends of its occurrences. */
  readonly #ends: (number[] | undefined)[] = [];
  #seen: number[] = [];
  #found = new Occurrences();
  readonly #woken: Uint32Array;
  #round = 0;

  constructor(patterns: readonly Pattern[]) {
    this.#patterns = patterns;
    const ids = new Map<string, number>();
    const literals = new Map<string, number>();
    const termOf = (literal: Literal): number => this.#termOf(literal, { ids, literals });
    this.#clauses = patterns.map(({ clauses }) =>
      clauses.map(({ literals: all, from, to }) => ({
        terms: all.map(termOf),
        from,
        to: Math.min(to, LONGEST_MATCH),
      })),
    );
    for (const [pattern, [first]] of this.#clauses.entries()) {
      if (first === undefined) this.#always.push(pattern);
      for (const term of first?.terms ?? []) (this.#wakes[term] ??= []).push(pattern);
    }
    this.#automaton = new Automaton([...literals.keys()]);
    this.#woken = new Uint32Array(patterns.length);
  }

  #termOf({ text, begins, ends }: Literal, known: KnownTerms): number {
    const key = `${begins ? 1 : 0}${ends ? 1 : 0}${text}`;
    const id = known.ids.get(key);
    if (id !== undefined) return id;
    const term = this.#terms.push({ length: text.length, begins, ends }) - 1;
    known.ids.set(key, term);
    const literal = known.literals.get(text) ?? known.literals.size;
    known.literals.set(text, literal);
    (this.#termsOf[literal] ??= []).push(term);
    return term;
  }

  /** The patterns worth running, each with its windows. Synchronous and not to be re-entered. */
  candidates(searched: Searched): Candidate[] {
    this.#locate(searched);
    const candidates = this.#always.map((pattern) => ({ pattern, windows: searched.stretches }));
    this.#round++;
    for (const term of this.#seen) {
      for (const pattern of this.#wakes[term] ?? []) {
        if (this.#woken[pattern] === this.#round) continue;
        this.#woken[pattern] = this.#round;
        const windows = this.#windows(pattern, searched);
        if (windows.length > 0) candidates.push({ pattern, windows });
      }
    }
    for (const term of this.#seen) this.#ends[term] = undefined;
    this.#seen = [];
    if (this.#found.size > 65_536) this.#found = new Occurrences();
    return candidates;
  }

  #locate({ text, stretches, hasWords }: Searched): void {
    for (const { start, end } of stretches) {
      this.#found.size = 0;
      this.#automaton.search(text, { from: start, to: end, state: 0 }, this.#found);
      for (let i = 0; i < this.#found.size; i++) {
        const at = this.#found.ends[i] ?? 0;
        const terms = this.#termsOf[this.#found.literals[i] ?? 0] ?? [];
        this.#noteAll(terms, at, hasWords ? text : null);
      }
    }
  }

  /** Notes the spellings of one literal that ends at `end`; edges are checked where the text has words. */
  #noteAll(terms: readonly number[], end: number, text: string | null): void {
    for (const term of terms) {
      if (text === null || this.#hasEdges(text, term, end)) this.#note(term, end);
    }
  }

  #hasEdges(text: string, term: number, end: number): boolean {
    const found = this.#terms[term];
    if (found === undefined) return false;
    if (found.begins && !beginsWord(text, end - found.length)) return false;
    return !found.ends || endsWord(text, end);
  }

  #note(term: number, end: number): void {
    const ends = this.#ends[term];
    if (ends === undefined) {
      this.#ends[term] = [end];
      this.#seen.push(term);
    } else {
      ends.push(end);
    }
  }

  /** Where all clauses meet in their order and distance, as merged windows. Without spaces distances are not known: then anywhere within the longest match. */
  #windows(pattern: number, { text, hasWords }: Searched): Stretch[] {
    const [first, ...others] = this.#clauses[pattern] ?? [];
    if (first === undefined || !others.every(({ terms }) => this.#isSeen(terms))) return [];
    const longest = this.#patterns[pattern]?.longest ?? 0;
    const [near, far] = hasWords ? [first.from, first.to] : [0, longest];
    const windows: { start: number; end: number }[] = [];
    for (const at of this.#starts(first.terms)) {
      const begins = { from: at - far, to: at - near };
      const meet = others.every(({ terms, from, to }) =>
        hasWords
          ? this.#isNear(terms, { from: begins.from + from, to: begins.to + to })
          : this.#isNear(terms, { from: at - longest, to: at + longest }),
      );
      if (!meet) continue;
      const start = Math.max(0, begins.from - 1);
      const end = Math.min(text.length, begins.to + longest + 1);
      const last = windows.at(-1);
      if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
      else windows.push({ start, end });
    }
    return windows;
  }

  #isSeen(terms: readonly number[]): boolean {
    return terms.some((term) => this.#ends[term] !== undefined);
  }

  #starts(terms: readonly number[]): readonly number[] {
    const all: number[] = [];
    for (const term of terms) {
      const length = this.#terms[term]?.length ?? 0;
      for (const end of this.#ends[term] ?? []) all.push(end - length);
    }
    return terms.length === 1 ? all : all.toSorted((a, b) => a - b);
  }

  /** Whether one of the terms begins between the two units. */
  #isNear(terms: readonly number[], { from, to }: { from: number; to: number }): boolean {
    return terms.some((term) => {
      const ends = this.#ends[term];
      if (ends === undefined) return false;
      const length = this.#terms[term]?.length ?? 0;
      return (ends[firstAtLeast(ends, from + length)] ?? Infinity) <= to + length;
    });
  }
}

/** A clause by its terms. */
interface Terms {
  readonly terms: readonly number[];
  readonly from: number;
  readonly to: number;
}

interface KnownTerms {
  readonly ids: Map<string, number>;
  readonly literals: Map<string, number>;
}

/** Position of the first of the ascending numbers that is at least `least`. */
function firstAtLeast(numbers: readonly number[], least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
