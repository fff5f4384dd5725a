import type { Citations, NamingWord } from "../citing/citations.ts";
import type { Span } from "../text/characters.ts";
import { ORDINARY_TERMS } from "../ordinary-terms.ts";
import { mayBeJoined } from "../citing/name-words.ts";
import { frequencyOf, type Postings } from "./postings.ts";
import { RunTable, type RunEntry } from "./run-table.ts";
import { termsOf, wordsOfOneRun, type Word } from "../text/tokens.ts";
import { inverseFrequency } from "./weights.ts";

/** A search term as one library knows it. Equal terms are one value, until the lexicon is tidied. */
export interface Term {
  readonly text: string;
  /** Its number among all terms that the lexicon met: that of the postings for a term that a passage has. */
  readonly number: number;
  /** Whether a passage has it. */
  readonly held: boolean;
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

/** Marks of a run: it has a term of the library's subjects, and names leave it out. */
export const ON_SUBJECT = 1;
export const NAMELESS = 2;
/** It is several words; names begin with a word of it; it is a name, or one may stand inside it; names go on with it; it may be one word with the one before it, and with the one behind it. */
export const SEVERAL = 4;
export const OPENS = 8;
export const IS_NAME = 16;
export const CONTINUES = 32;
export const JOINS = 64;
export const JOINED = 128;

/** What a run of letters and digits stands for. */
interface Read {
  readonly words: readonly LibraryWord[];
  /** Of all its words, in order. */
  readonly terms: readonly Term[];
}

/** Reads texts in the terms of one library, looking each word up once. A text is a row of runs: letters and digits without a break, most of them one word. */
export class Lexicon {
  readonly n_passages: number;
  readonly #source: LexiconSource;
  readonly #terms = new Map<string, Term>();
  readonly #phrases = new Map<string, readonly Term[]>();
  readonly #runs = new RunTable<Read>((run) => this.#readRun(run));

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
    return this.#runs.valueOf(run).words;
  }

  /** The terms of a run, in order. */
  termsOf(run: number): readonly Term[] {
    return this.#runs.valueOf(run).terms;
  }

  /** The terms of runs, in order and with repeats. */
  termsOfAll(runs: readonly number[]): Term[] {
    const all: Term[] = [];
    for (const run of runs) for (const term of this.termsOf(run)) all.push(term);
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

  /** The number of a term, where a passage has it or a text that was read. */
  numberOf(term: string): number | undefined {
    return this.#source.postings.terms.get(term) ?? this.#terms.get(term)?.number;
  }

  /** Forgets what it read when that is much. Called between texts: runs and terms read before are void then. */
  tidy(): void {
    if (!this.#runs.tidy()) return;
    this.#terms.clear();
    this.#phrases.clear();
  }

  #readRun(run: string): RunEntry<Read> {
    const words = wordsOfOneRun(run).map((word) => this.#look(word));
    const [only] = words;
    const isOne = only !== undefined && words.length === 1;
    const terms = isOne ? only.terms : words.flatMap((word) => word.terms);
    return { value: { words, terms }, marks: marksOf(words) };
  }

  #look(word: Word): LibraryWord {
    const terms = word.terms.length === 0 ? NONE : word.terms.map((term) => this.#term(term));
    return { ...this.#source.citations.naming(word), terms };
  }

  #term(text: string): Term {
    const known = this.#terms.get(text);
    if (known !== undefined) return known;
    const { postings, subjects } = this.#source;
    const held = postings.terms.get(text);
    const frequency = held === undefined ? 1 : frequencyOf(postings, held);
    const term = {
      text,
      number: held ?? postings.terms.size + this.#terms.size,
      held: held !== undefined,
      rarity: inverseFrequency(postings.n_passages, frequency),
      subject: subjects.has(text),
      ordinary: ORDINARY_TERMS.has(text),
    };
    this.#terms.set(text, term);
    return term;
  }
}

const NONE: readonly Term[] = [];

function marksOf(words: readonly LibraryWord[]): number {
  let marks = words.every(({ name }) => name === "") ? NAMELESS : 0;
  if (words.length > 1) marks |= SEVERAL;
  for (const word of words) {
    if (word.terms.some(({ subject }) => subject)) marks |= ON_SUBJECT;
    if (word.opens.length > 0) marks |= OPENS;
    if (word.isName || word.unspaced) marks |= IS_NAME;
    if (word.continues) marks |= CONTINUES;
    if (word.joins) marks |= JOINS;
    if (mayBeJoined(word)) marks |= JOINED;
  }
  return marks;
}
