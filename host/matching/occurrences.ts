import { grown } from "./number-lists.ts";

const FIRST = 1024;

/** Numbers kept for each thing: its first and last occurrence, counted from 1, and its bits; the fourth is not used, so that one look in memory brings all. */
const FIELDS = 4;

/** Where numbered things begin in a text, by number; made for so many numbers once and used for text after text. */
export class Occurrences {
  /** The numbers that occur, in the order of their first. */
  readonly seen: number[] = [];
  readonly #fields: Int32Array;
  /** Occurrence → where it begins, and the next one of the same number. */
  #starts = new Int32Array(FIRST);
  #next = new Int32Array(FIRST);
  #size = 0;

  constructor(numbers: number) {
    this.#fields = new Int32Array(numbers * FIELDS);
  }

  add(number: number, start: number, bit: number): void {
    const at = ++this.#size;
    if (at === this.#starts.length) this.#grow();
    this.#starts[at] = start;
    this.#next[at] = 0;
    const fields = this.#fields;
    const field = number * FIELDS;
    const last = fields[field + 1] as number;
    if (last === 0) {
      fields[field] = at;
      this.seen.push(number);
    } else {
      this.#next[last] = at;
    }
    fields[field + 1] = at;
    fields[field + 2] = (fields[field + 2] as number) | bit;
  }

  /** The bits of all occurrences of the number; 0 where there are none. */
  bitsOf(number: number): number {
    return this.#fields[number * FIELDS + 2] as number;
  }

  /** The number's first occurrence, or 0. */
  first(number: number): number {
    return this.#fields[number * FIELDS] as number;
  }

  /** The next occurrence of the same number, or 0. */
  next(occurrence: number): number {
    return this.#next[occurrence] as number;
  }

  /** Where the occurrence begins. */
  startOf(occurrence: number): number {
    return this.#starts[occurrence] as number;
  }

  clear(): void {
    const fields = this.#fields;
    for (const number of this.seen) {
      const field = number * FIELDS;
      fields[field] = 0;
      fields[field + 1] = 0;
      fields[field + 2] = 0;
    }
    this.seen.length = 0;
    this.#size = 0;
  }

  #grow(): void {
    this.#starts = grown(this.#starts);
    this.#next = grown(this.#next);
  }
}
