import { grown } from "./number-lists.ts";
import { SparseFields } from "./sparse-fields.ts";

const FIRST = 1024;

/** What is kept of a number: itself, its first and last occurrence, counted from 1, and its bits. */
const [WIDTH, FIRST_OF, LAST, BITS] = [4, 1, 2, 3];

/** Where numbered things begin in a text, by number; used for text after text. */
export class Occurrences {
  /** The numbers that occur, in the order of their first. */
  readonly seen: number[] = [];
  readonly #kept = new SparseFields(WIDTH);
  /** Occurrence → where it begins, and the next one of the same number. */
  #starts = new Int32Array(FIRST);
  #next = new Int32Array(FIRST);
  #size = 0;

  add(number: number, start: number, bit: number): void {
    const occurrence = ++this.#size;
    if (occurrence === this.#starts.length) this.#grow();
    this.#starts[occurrence] = start;
    this.#next[occurrence] = 0;
    const kept = this.#kept;
    let at = kept.find(number);
    if (at === 0) {
      kept.reserve(1);
      at = kept.add(number);
      kept.fields[at + FIRST_OF] = occurrence;
      this.seen.push(number);
    } else {
      this.#next[kept.fields[at + LAST] as number] = occurrence;
    }
    const { fields } = kept;
    fields[at + LAST] = occurrence;
    fields[at + BITS] = (fields[at + BITS] as number) | bit;
  }

  /** The bits of all occurrences of the number; 0 where there are none. */
  bitsOf(number: number): number {
    return this.#kept.fields[this.#kept.find(number) + BITS] as number;
  }

  /** The number's first occurrence, or 0. */
  first(number: number): number {
    return this.#kept.fields[this.#kept.find(number) + FIRST_OF] as number;
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
    this.#kept.clear();
    this.seen.length = 0;
    this.#size = 0;
  }

  #grow(): void {
    this.#starts = grown(this.#starts);
    this.#next = grown(this.#next);
  }
}
