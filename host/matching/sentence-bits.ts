import { firstAtLeast } from "./ordered.ts";
import type { Range } from "./range.ts";

/** Sentences told apart by a bit each; in longer texts a bit stands for several. */
const BITS = 32;

/** The bits of every sentence. */
const ALL_SENTENCES = -1;

/** The sentences of a text as bits of one number, so that meeting in a sentence is one `and`. */
export class SentenceBits {
  readonly #ends: readonly number[];
  readonly #length: number;
  /** The sentence last asked for, its first unit and the one behind its last. */
  #sentence = 0;
  #start = 0;
  #end: number;

  /** `ends` are the units before which sentences end, ascending; `length` is the text's. */
  constructor(ends: readonly number[], length: number) {
    this.#ends = ends;
    this.#length = length;
    this.#end = ends[0] ?? Infinity;
  }

  /** Whether a bit stands for several sentences, so that bits alone say little. */
  get isLong(): boolean {
    return this.#ends.length >= BITS;
  }

  /** The bit of the sentence that holds the unit; quick where units are asked for in their order. */
  at(unit: number): number {
    while (unit >= this.#end) this.#move(this.#sentence + 1);
    while (unit < this.#start) this.#move(this.#sentence - 1);
    return bitOf(this.#sentence);
  }

  #move(sentence: number): void {
    this.#sentence = sentence;
    this.#start = this.#ends[sentence - 1] ?? 0;
    this.#end = this.#ends[sentence] ?? Infinity;
  }

  /** The bits of the sentences from the one around `from` to the one around `to`, and `more` on either side. */
  around(range: Range, more: number): number {
    const { first, last } = this.#sentencesAround(range, more);
    if (last - first >= BITS - 1) return ALL_SENTENCES;
    let bits = 0;
    for (let sentence = first; sentence <= last; sentence++) bits |= bitOf(sentence);
    return bits;
  }

  /** The units of the same sentences. */
  unitsAround(range: Range, more: number): Range {
    const { first, last } = this.#sentencesAround(range, more);
    return { from: this.#ends[first - 1] ?? 0, to: this.#ends[last] ?? this.#length };
  }

  #sentencesAround({ from, to }: Range, more: number): { first: number; last: number } {
    return {
      first: firstAtLeast(this.#ends, from + 1) - more,
      last: firstAtLeast(this.#ends, to + 1) + more,
    };
  }
}

function bitOf(sentence: number): number {
  return 1 << (sentence & (BITS - 1));
}
