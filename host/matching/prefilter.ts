import { Automaton, Occurrences } from "./automaton.ts";
import { beginsWord, endsWord } from "./boundary.ts";
import type { Literal } from "./literals.ts";
import { firstAtLeast } from "./ordered.ts";
import { LONGEST_MATCH, type Pattern } from "./pattern.ts";
import type { Stretch } from "./sentence.ts";

/** A view's text, and the stretches of it that are worth a look. */
export interface Searched {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  /** Whether word edges are known: not where spaces were taken out. */
  readonly hasWords: boolean;
}

/** What one look at a text found; patterns are told by their position among those the prefilter was made of. */
export interface Look {
  /** The patterns of which the most selective literals occur. */
  readonly woken: readonly number[];
  /** Whether all literals that a match needs occur somewhere. */
  readonly isPossible: (pattern: number) => boolean;
  /** Where a match can be: where its literals occur in their order and distance. */
  readonly windows: (pattern: number) => readonly Stretch[];
  /** Gives the scratch back; the look is not to be asked afterwards. */
  readonly close: () => void;
}

/** Units searched between pauses. */
const CHUNK = 8192;

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
  /** Scratch of searches that ended, for the next ones. */
  readonly #spare: Notes[] = [];

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
      for (const term of first?.terms ?? []) (this.#wakes[term] ??= []).push(pattern);
    }
    this.#automaton = new Automaton([...literals.keys()]);
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

  /** Finds every literal of the text in one pass; yields now and then, so that the caller may pause. Close what it gives once done with it. */
  *look(searched: Searched): Generator<null, Look, void> {
    const notes = this.#spare.pop() ?? new Notes(this.#patterns.length);
    yield* this.#locate(searched, notes);
    for (const term of notes.seen)
      for (const pattern of this.#wakes[term] ?? []) notes.wake(pattern);
    const windows = new Map<number, readonly Stretch[]>();
    const possible = new Map<number, boolean>();
    return {
      woken: notes.woken,
      isPossible: (pattern) => {
        if (!notes.isWoken(pattern)) return false;
        const known = possible.get(pattern) ?? this.#isPossible(pattern, notes);
        possible.set(pattern, known);
        return known;
      },
      windows: (pattern) => {
        const known = windows.get(pattern) ?? this.#windows(pattern, searched, notes);
        windows.set(pattern, known);
        return known;
      },
      close: () => {
        notes.clear();
        this.#spare.push(notes);
      },
    };
  }

  /** Whether a literal of every clause occurs somewhere. */
  #isPossible(pattern: number, notes: Notes): boolean {
    const clauses = this.#clauses[pattern] ?? [];
    return clauses.every(({ terms }, index) => index === 0 || notes.isSeen(terms));
  }

  *#locate({ text, stretches, hasWords }: Searched, notes: Notes): Generator<null, void, void> {
    const edges = hasWords ? text : null;
    for (const { start, end } of stretches) {
      let state = 0;
      for (let from = start; from < end; from += CHUNK) {
        const to = Math.min(end, from + CHUNK);
        state = this.#automaton.search(text, { from, to, state }, notes.found);
        for (let i = 0; i < notes.found.size; i++) {
          this.#noteAll(notes, edges, i);
        }
        notes.found.size = 0;
        if (to < end) yield null;
      }
    }
  }

  /** Notes the spellings of one literal found; edges are checked where the text has words. */
  #noteAll(notes: Notes, text: string | null, index: number): void {
    const end = notes.found.ends[index] ?? 0;
    for (const term of this.#termsOf[notes.found.literals[index] ?? 0] ?? []) {
      if (text === null || this.#hasEdges(text, term, end)) notes.note(term, end);
    }
  }

  #hasEdges(text: string, term: number, end: number): boolean {
    const found = this.#terms[term];
    if (found === undefined) return false;
    if (found.begins && !beginsWord(text, end - found.length)) return false;
    return !found.ends || endsWord(text, end);
  }

  /** Where all clauses meet in their order and distance, as merged windows. Without spaces distances are not known: then anywhere within the longest match. */
  #windows(pattern: number, { text, hasWords }: Searched, notes: Notes): Stretch[] {
    const [first, ...others] = this.#clauses[pattern] ?? [];
    if (first === undefined || !this.#isPossible(pattern, notes)) return [];
    const seen = others.map((clause) => ({ ...clause, terms: notes.seenOf(clause.terms) }));
    const longest = this.#patterns[pattern]?.longest ?? 0;
    const [near, far] = hasWords ? [first.from, first.to] : [0, longest];
    const windows: { start: number; end: number }[] = [];
    for (const at of this.#starts(first.terms, notes)) {
      const begins = { from: at - far, to: at - near };
      const meet = seen.every(({ terms, from, to }) =>
        hasWords
          ? this.#isNear(terms, { from: begins.from + from, to: begins.to + to, notes })
          : this.#isNear(terms, { from: at - longest, to: at + longest, notes }),
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

  #starts(terms: readonly number[], notes: Notes): readonly number[] {
    const all: number[] = [];
    for (const term of terms) {
      const length = this.#terms[term]?.length ?? 0;
      for (const end of notes.ends[term] ?? []) all.push(end - length);
    }
    return terms.length === 1 ? all : all.toSorted((a, b) => a - b);
  }

  /** Whether one of the terms begins in the range. */
  #isNear(terms: readonly number[], { from, to, notes }: Range): boolean {
    return terms.some((term) => {
      const ends = notes.ends[term];
      if (ends === undefined) return false;
      const length = this.#terms[term]?.length ?? 0;
      return (ends[firstAtLeast(ends, from + length)] ?? Infinity) <= to + length;
    });
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly notes: Notes;
}

/** What one search found; reused by later ones. */
class Notes {
  readonly found = new Occurrences();
  /** Term → ends of its occurrences. */
  readonly ends: (number[] | undefined)[] = [];
  readonly seen: number[] = [];
  readonly #woken: Uint32Array;
  readonly woken: number[] = [];
  #round = 1;

  constructor(patterns: number) {
    this.#woken = new Uint32Array(patterns);
  }

  note(term: number, end: number): void {
    const ends = this.ends[term];
    if (ends === undefined) {
      this.ends[term] = [end];
      this.seen.push(term);
    } else {
      ends.push(end);
    }
  }

  isSeen(terms: readonly number[]): boolean {
    return terms.some((term) => this.ends[term] !== undefined);
  }

  seenOf(terms: readonly number[]): readonly number[] {
    return terms.filter((term) => this.ends[term] !== undefined);
  }

  wake(pattern: number): void {
    if (this.isWoken(pattern)) return;
    this.#woken[pattern] = this.#round;
    this.woken.push(pattern);
  }

  isWoken(pattern: number): boolean {
    return this.#woken[pattern] === this.#round;
  }

  clear(): void {
    for (const term of this.seen) this.ends[term] = undefined;
    this.seen.length = 0;
    this.found.size = 0;
    this.woken.length = 0;
    this.#round++;
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
