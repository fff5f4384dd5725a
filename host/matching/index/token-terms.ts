import { findTerms, type Tries } from "./literal-walk.ts";
import { grown } from "./number-lists.ts";
import type { Stretch } from "../sentence.ts";

/** Numbers of what is remembered before all is forgotten, as most texts use the same tokens. */
const MOST_NUMBERS = 1 << 19;
const FIRST_NUMBERS = 1 << 12;
/** Places of the hash table; it is never more than half full. */
const PLACES = 1 << 16;
/** Bits of a find that tell where in the token the term begins. */
const OFFSET_BITS = 5;

/** Longer tokens than this are not remembered. */
export const LONGEST_TOKEN = (1 << OFFSET_BITS) - 1;

/**
 * Which terms the tokens between spaces hold. Terms hold no spaces, so that this depends on the token alone, and is
 * remembered: in one array, beside the token's units, so that a token seen before costs two looks in memory.
 */
export class TokenIndex {
  readonly #tries: Tries;
  /** Hash → where the token's record begins in `#records`, or 0 (open addressing, linear probing). */
  readonly #places = new Int32Array(PLACES);
  #tokens = 0;
  /** A record: the token's length, its units, then its finds, and -1. */
  #records = new Int32Array(FIRST_NUMBERS);
  #size = 1;

  constructor(tries: Tries) {
    this.#tries = tries;
  }

  /** The numbers that `locate` points into: finds, each to be taken apart by `termOf` and `offsetOf`, up to a negative one. */
  get finds(): Int32Array {
    return this.#records;
  }

  /** Where the finds of the token that stands in the text from `from` to `to` begin; valid until the next token is asked for. */
  locate(text: string, from: number, to: number): number {
    let place = placeOf(text, from, to);
    for (let at = this.#places[place] as number; at > 0; at = this.#places[place] as number) {
      if (this.#holds(at, text, { start: from, end: to })) return at + 1 + to - from;
      place = (place + 1) & (PLACES - 1);
    }
    return this.#learn(text.slice(from, to), place);
  }

  #holds(at: number, text: string, { start, end }: Stretch): boolean {
    const records = this.#records;
    if (records[at] !== end - start) return false;
    const units = at + 1 - start;
    for (let i = start; i < end; i++) if (records[units + i] !== text.charCodeAt(i)) return false;
    return true;
  }

  /** Remembers the token at the place, which is free. */
  #learn(token: string, place: number): number {
    const { length } = token;
    const { terms, starts } = findTerms(
      this.#tries,
      { text: token, hasWords: true },
      { from: 0, behind: length, to: length },
    );
    const size = length + terms.length + 2;
    const isFull = this.#size + size > MOST_NUMBERS || this.#tokens >= PLACES / 2;
    if (isFull) this.#forget();
    const at = this.#makeRoom(size);
    const records = this.#records;
    records[at] = length;
    for (let i = 0; i < length; i++) records[at + 1 + i] = token.charCodeAt(i);
    const finds = at + 1 + length;
    for (const [i, term] of terms.entries()) {
      records[finds + i] = (term << OFFSET_BITS) | (starts[i] ?? 0);
    }
    records[finds + terms.length] = -1;
    this.#places[isFull ? placeOf(token, 0, length) : place] = at;
    this.#tokens++;
    return finds;
  }

  /** Where the next so many numbers go. */
  #makeRoom(size: number): number {
    const at = this.#size;
    this.#size += size;
    if (this.#size > this.#records.length) this.#records = grown(this.#records);
    return at;
  }

  #forget(): void {
    this.#places.fill(0);
    this.#tokens = 0;
    this.#size = 1;
  }
}

/** The term of a find. */
export function termOf(find: number): number {
  return find >>> OFFSET_BITS;
}

/** How many units behind the token's beginning the find's term begins. */
export function offsetOf(find: number): number {
  return find & LONGEST_TOKEN;
}

/** A token's first place in the hash table (multiplicative hashing, Knuth, TAOCP vol. 3, 6.4). */
function placeOf(text: string, from: number, to: number): number {
  let hash = to - from;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x9e37_79b1);
  return hash >>> 16;
}
