import { spread } from "../../../schemas/fnv.ts";
import { grown } from "../../matching/index/number-lists.ts";

/** Places of the hash table for a text of common length; of a longer one it grows, and is never more than half full. */
const FIRST_PLACES = 1 << 12;

/** Notes the buckets that hashes fall into, each once. In a small table, as a bit for every bucket there is would be looked for all over memory. */
export class Numbers {
  readonly #mask: number;
  /** Hash → a number that was noted, counted from 1, or 0 (open addressing, linear probing). What lies beyond the places in use stays from longer texts. */
  #places = new Int32Array(FIRST_PLACES);
  #inUse = FIRST_PLACES;
  #numbers = new Int32Array(FIRST_PLACES / 2);
  #count = 0;

  constructor(buckets: number) {
    this.#mask = buckets - 1;
  }

  /** How many were noted. */
  get count(): number {
    return this.#count;
  }

  note(hash: number): void {
    const number = spread(hash) & this.#mask;
    const place = this.#placeOf(number);
    if (this.#places[place] !== 0) return;
    this.#places[place] = number + 1;
    this.#numbers[this.#count++] = number;
    if (this.#count * 2 === this.#inUse) this.#grow();
  }

  /** Puts what was noted into a list, in its order and from there on; begins anew. */
  moveTo(list: Int32Array, from: number): void {
    for (let i = 0; i < this.#count; i++) list[from + i] = this.#numbers[i] as number;
    this.#count = 0;
    this.#clear(FIRST_PLACES);
  }

  /** Where the number is in the table, or the free place where it belongs. */
  #placeOf(number: number): number {
    const places = this.#places;
    const last = this.#inUse - 1;
    let place = number & last;
    while (places[place] !== 0 && places[place] !== number + 1) place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const places = this.#inUse * 2;
    if (places > this.#places.length) {
      this.#places = new Int32Array(places);
      this.#numbers = grown(this.#numbers);
    }
    this.#clear(places);
    for (let i = 0; i < this.#count; i++) {
      const number = this.#numbers[i] as number;
      this.#places[this.#placeOf(number)] = number + 1;
    }
  }

  /** Empties the places in use; from now on these many are. */
  #clear(places: number): void {
    this.#places.fill(0, 0, Math.max(places, this.#inUse));
    this.#inUse = places;
  }
}
