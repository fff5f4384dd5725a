import { grown } from "../../matching/index/number-lists.ts";
import type { Stretch } from "../../matching/sentence.ts";

/** Numbers of what is remembered before all is forgotten: half a megabyte. */
const MOST_NUMBERS = 1 << 17;
const FIRST_NUMBERS = 1 << 12;
/** Places of the hash table; it is never more than half full. */
const PLACE_BITS = 15;
const PLACES = 1 << PLACE_BITS;

/** A token of a text. */
export interface Token extends Stretch {
  readonly text: string;
}

/** What was made of tokens, as numbers of 0 and more: messages are written with the same few thousand words. In one array, beside the token's units, so that a token met before costs two looks in memory. */
export class RememberedTokens {
  /** Hash → where the token's record begins in `#records`, or 0 (open addressing, linear probing). */
  readonly #places = new Int32Array(PLACES);
  #tokens = 0;
  /** A record: the token's owner, its length, its units, then what was made of it, and -1. */
  #records = new Int32Array(FIRST_NUMBERS);
  #size = 1;

  /** The numbers that are pointed into, each list up to a negative one. */
  get numbers(): Int32Array {
    return this.#records;
  }

  /** Where begins what `owner` made of the token, or 0 where that is not remembered; valid until the next one is. */
  locate(owner: number, token: Token): number {
    const at = this.#places[this.#placeOf(owner, token)] as number;
    return at === 0 ? 0 : at + 2 + token.end - token.start;
  }

  /** Remembers what was made of a token that is not yet, and gives where it begins. */
  remember(owner: number, token: Token, made: readonly number[]): number {
    const { text, start, end } = token;
    const size = end - start + made.length + 3;
    if (this.#size + size > MOST_NUMBERS || this.#tokens >= PLACES / 2) this.#forget();
    while (this.#size + size > this.#records.length) this.#records = grown(this.#records);
    const records = this.#records;
    this.#places[this.#placeOf(owner, token)] = this.#size;
    this.#tokens += 1;
    records[this.#size++] = owner;
    records[this.#size++] = end - start;
    for (let i = start; i < end; i++) records[this.#size++] = text.charCodeAt(i);
    const begins = this.#size;
    for (const number of made) records[this.#size++] = number;
    records[this.#size++] = -1;
    return begins;
  }

  /** Where the token is in the table, or the free place where it belongs. */
  #placeOf(owner: number, token: Token): number {
    const { text, start, end } = token;
    let hash = owner;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x9e37_79b1);
    let place = hash >>> (32 - PLACE_BITS);
    for (let at = this.#places[place] as number; at > 0; at = this.#places[place] as number) {
      if (this.#records[at] === owner && this.#holds(at + 1, token)) return place;
      place = (place + 1) & (PLACES - 1);
    }
    return place;
  }

  #holds(at: number, { text, start, end }: Token): boolean {
    const records = this.#records;
    if (records[at] !== end - start) return false;
    const units = at + 1 - start;
    for (let i = start; i < end; i++) if (records[units + i] !== text.charCodeAt(i)) return false;
    return true;
  }

  #forget(): void {
    this.#places.fill(0);
    this.#tokens = 0;
    this.#size = 1;
  }
}
