import { JOINED, kindOf } from "./units.ts";

/** Bits of the number of a cell of 32 bits: with fourteen thousand phrases about one foreign word in thirty passes. */
const CELL_BITS = 13;
/** Units behind the first word of a longer phrase that are looked at. */
const AHEAD = 2;

/** How phrases begin, as a set of hashed bits (Bloom, 1970), two in one cell for each: what is not in it begins no phrase. */
export class FirstWords {
  readonly #bits = new Uint32Array(2 ** CELL_BITS);

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
    const mixed = mix(hash);
    const cell = mixed >>> (32 - CELL_BITS);
    this.#bits[cell] = (this.#bits[cell] as number) | bitsOf(mixed);
  }

  #holds(hash: number): boolean {
    const mixed = mix(hash);
    const bits = bitsOf(mixed);
    return ((this.#bits[mixed >>> (32 - CELL_BITS)] as number) & bits) === bits;
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

function mix(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x9e37_79b1);
}

/** The two bits in its cell, by the digits of the hash below those of the cell. */
function bitsOf(mixed: number): number {
  return (1 << ((mixed >>> 14) & 31)) | (1 << ((mixed >>> 9) & 31));
}
