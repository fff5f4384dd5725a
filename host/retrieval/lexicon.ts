import type { Citations, NamingWord } from "./citations.ts";
import type { Span } from "./characters.ts";
import { ORDINARY_TERMS } from "./ordinary-terms.ts";
import { frequencyOf, type Postings } from "./postings.ts";
import { RunTable, type RunEntry } from "./run-table.ts";
import { termsOf, wordsOfOneRun, type Word } from "./tokens.ts";
import { inverseFrequency } from "./weights.ts";

/** A search term as one library knows it. Equal terms are one value, until the lexicon is tidied. */
export interface Term {
  readonly text: string;
  /** Its number in the postings; absent for a term no passage has. */
  readonly number: number | undefined;
  /** Its inverse document frequency; a term no passage has counts as one that one passage has. */
  readonly rarity: number;
  /** Whether it belongs to the library's own subjects. */
  readonly subject: boolean;
  /** Whether every job advert uses it. */
  readonly ordinary: boolean;
}

/** One word of a text with all that the library has under it. */
export interface LibraryWord extends NamingWord {
  /** None for a stop word or a short number, several where a script writes no spaces. */
  readonly terms: readonly Term[];
}

/** What a lexicon is made from: `subjects` are the terms of the library's own subjects. */
export interface LexiconSource {
  readonly postings: Postings;
  readonly citations: Citations;
  readonly subjects: ReadonlySet<string>;
}

/** Marks of a run: it has a term of the library's subjects; names leave it out; it is not just one word with which no name begins or goes on. */
export const ON_SUBJECT = 1;
export const NAMELESS = 2;
export const NAMING = 4;

/** Reads texts in the terms of one library, looking each word up once. A text is a row of runs: letters and digits without a break, most of them one word. */
export class Lexicon {
  readonly n_passages: number;
  readonly #source: LexiconSource;
  readonly #terms = new Map<string, Term>();
  readonly #phrases = new Map<string, readonly Term[]>();
  readonly #runs = new RunTable<readonly LibraryWord[]>((run) => this.#readRun(run));

  constructor(source: LexiconSource) {
    this.#source = source;
    this.n_passages = source.postings.n_passages;
  }

  /** Appends the runs of `text` within the span to `runs`, in order. */
  readInto(runs: number[], text: string, span: Span): void {
    this.#runs.readInto(runs, text, span);
  }

  /** The marks of a run. */
  marksOf(run: number): number {
    return this.#runs.marksOf(run);
  }

  /** The words of a run. */
  wordsOf(run: number): readonly LibraryWord[] {
    return this.#runs.valueOf(run);
  }

  /** The terms of runs, in order and with repeats. */
  termsOf(runs: readonly number[]): Term[] {
    const all: Term[] = [];
    for (const run of runs)
      for (const { terms } of this.wordsOf(run)) for (const term of terms) all.push(term);
    return all;
  }

  /** The terms of one of a small set of phrases, each read once. */
  termsOfPhrase(phrase: string): readonly Term[] {
    const known = this.#phrases.get(phrase);
    if (known !== undefined) return known;
    const terms = termsOf(phrase).map((term) => this.#term(term));
    this.#phrases.set(phrase, terms);
    return terms;
  }

  /** Forgets what it read when that is much. Called between texts: runs and terms read before are void then. */
  tidy(): void {
    if (!this.#runs.tidy()) return;
    this.#terms.clear();
    this.#phrases.clear();
  }

  #readRun(run: string): RunEntry<readonly LibraryWord[]> {
    const words = wordsOfOneRun(run).map((word) => this.#look(word));
    let marks = words.every(({ name }) => name === "") ? NAMELESS : 0;
    if (words.length > 1) marks |= NAMING;
    for (const { terms, joins, opens, unspaced } of words) {
      if (terms.some(({ subject }) => subject)) marks |= ON_SUBJECT;
      if (joins || unspaced || opens.length > 0) marks |= NAMING;
    }
    return { value: words, marks };
  }

  #look(word: Word): LibraryWord {
    const terms = word.terms.length === 0 ? NONE : word.terms.map((term) => this.#term(term));
    return { ...this.#source.citations.naming(word), terms };
  }

  #term(text: string): Term {
    const known = this.#terms.get(text);
    if (known !== undefined) return known;
    const { postings, subjects } = this.#source;
    const number = postings.terms.get(text);
    const frequency = number === undefined ? 1 : frequencyOf(postings, number);
    const rarity = inverseFrequency(postings.n_passages, frequency);
    const subject = subjects.has(text);
    const term = { text, number, rarity, subject, ordinary: ORDINARY_TERMS.has(text) };
    this.#terms.set(text, term);
    return term;
  }
}

const NONE: readonly Term[] = [];
