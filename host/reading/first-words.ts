import { JOINED, kindOf } from "./units.ts";

/** Bits of the set: with nine thousand phrases about one foreign word in thirty passes. */
const BITS = 18;
/** Units behind the first word of a longer phrase that are looked at. */
const AHEAD = 2;

/** How phrases begin, as a set of hashed bits (Bloom, 1970): what is not in it begins no phrase. */
export class FirstWords {
  readonly #bits = new Uint32Array(2 ** (BITS - 5));

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      const end = firstWordEnd(phrase);
      const word = hashOf(phrase, 0, end);
      this.#add(phrase.length - end < AHEAD ? word : withAhead(word, phrase, end));
    }
  }

  /** Whether the word `text[start, end)` may be a phrase, or begin a longer one with what stands behind it. */
  mayBegin(text: string, start: number, end: number): boolean {
    const word = hashOf(text, start, end);
    return this.#holds(word) || this.#holds(withAhead(word, text, end));
  }

  /** Whether the word `text[start, end)` may be a phrase. */
  mayBe(text: string, start: number, end: number): boolean {
    return this.#holds(hashOf(text, start, end));
  }

  #add(hash: number): void {
    const bit = bitOf(hash);
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  #holds(hash: number): boolean {
    const bit = bitOf(hash);
    return ((this.#bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  }
}

function firstWordEnd(phrase: string): number {
  let end = 0;
  while (end < phrase.length && (kindOf(phrase.charCodeAt(end)) & JOINED) !== 0) end++;
  return end;
}

/** Length, the first three units and the last tell most words apart, and cost no look at the others. */
function hashOf(text: string, start: number, end: number): number {
  let hash = end - start;
  const third = Math.min(end, start + 3);
  for (let at = start; at < third; at++) hash = next(hash, text.charCodeAt(at));
  return end > third ? next(hash, text.charCodeAt(end - 1)) : hash;
}

/** The hash of a word and of the two units behind it. */
function withAhead(word: number, text: string, end: number): number {
  return next(next(word, text.charCodeAt(end)), text.charCodeAt(end + 1));
}

function next(hash: number, unit: number): number {
  return (Math.imul(hash, 131) + unit) | 0;
}

function bitOf(hash: number): number {
  return Math.imul(hash, 0x9e37_79b1) >>> (32 - BITS);
}
