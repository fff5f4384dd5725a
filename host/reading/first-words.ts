import { JOINED, kindOf } from "./units.ts";

/** Bits of the set: with five thousand words about one foreign word in fifty passes. */
const BITS = 18;

/** The first words of phrases as a set of hashed bits (Bloom, 1970): a word that is not in it begins no phrase. */
export class FirstWords {
  readonly #bits = new Uint32Array(2 ** (BITS - 5));

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      const bit = bitOf(phrase, 0, firstWordEnd(phrase));
      this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
    }
  }

  /** Whether `text[start, end)` may be the first word of a phrase. */
  mayHold(text: string, start: number, end: number): boolean {
    const bit = bitOf(text, start, end);
    return ((this.#bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  }
}

function firstWordEnd(phrase: string): number {
  let end = 0;
  while (end < phrase.length && (kindOf(phrase.charCodeAt(end)) & JOINED) !== 0) end++;
  return end;
}

/** Length, the first three units and the last tell most words apart, and cost no look at the others. */
function bitOf(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end && at < start + 3; at++) {
    hash = Math.imul(hash, 131) + text.charCodeAt(at);
  }
  if (end > start + 3) hash = Math.imul(hash, 131) + text.charCodeAt(end - 1);
  hash = Math.imul(hash, 0x9e37_79b1);
  return hash >>> (32 - BITS);
}
