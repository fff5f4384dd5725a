import { FNV_OFFSET, hashedOver } from "../../../schemas/fnv.ts";

/** Bits kept for each word of a language, and how many of them it sets: of three hundred words that are not among them one is then taken for one that is. With more, some language of another script would know half of a short text. */
const BITS_A_WORD = 12;
const PROBES = 8;
/** Sets the words of one language apart from those of another (2^32 over the golden ratio; Knuth, The Art of Computer Programming 3, 6.4). */
const APART = 0x9e37_79b1;

/** The words of several languages as bits: one that was put in is always known (a Bloom filter; Bloom, 1970). */
export class WordFilter {
  readonly #bits: Uint8Array;

  constructor(bits: Uint8Array) {
    this.#bits = bits;
  }

  /** Whether the word, by its `wordHash`, is one of the language with this number. */
  has(hash: number, language: number): boolean {
    const size = this.#bits.length * 8;
    const step = stepOf(hash, language) % size;
    let bit = firstOf(hash, language) % size;
    for (let probe = 0; probe < PROBES; probe++) {
      if ((((this.#bits[bit >>> 3] as number) >>> (bit & 7)) & 1) === 0) return false;
      bit += step;
      if (bit >= size) bit -= size;
    }
    return true;
  }
}

/** The bits of a filter for these words, each set those of the language with its number. */
export function filterBitsOf(words: readonly ReadonlySet<string>[]): Uint8Array {
  const count = words.reduce((sum, { size }) => sum + size, 0);
  const bits = new Uint8Array(Math.max(1, Math.ceil((count * BITS_A_WORD) / 8)));
  for (const [language, known] of words.entries())
    for (const word of known) setBits(bits, wordHash(word), language);
  return bits;
}

function setBits(bits: Uint8Array, hash: number, language: number): void {
  const step = stepOf(hash, language);
  let at = firstOf(hash, language);
  for (let probe = 0; probe < PROBES; probe++, at += step) {
    const bit = at % (bits.length * 8);
    bits[bit >>> 3] = (bits[bit >>> 3] as number) | (1 << (bit & 7));
  }
}

/** A word's 32-bit hash. */
export function wordHash(word: string): number {
  return hashedOver(FNV_OFFSET, word);
}

function firstOf(hash: number, language: number): number {
  return mixed(hash ^ Math.imul(language + 1, APART));
}

/** How far apart the bits of a word lie (double hashing; Kirsch & Mitzenmacher, 2006). */
function stepOf(hash: number, language: number): number {
  return (mixed(hash + Math.imul(language + 1, APART)) | 1) >>> 0;
}

/** Spreads a hash over all bits, unsigned (the finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
