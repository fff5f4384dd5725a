import { KINDS, OF_RUN, type Span } from "../text/characters.ts";

const PLACES = 65_536;
const UNITS = 262_144;
/** Beyond either a tidying forgets all; what is left above them is for one more text. */
const MOST_UNITS = UNITS - 98_304;
const MOST_RUNS = PLACES / 2 - 12_288;
/** Runs of one hash can be made at will: so many places are tried, and what finds none is not remembered. */
const MOST_STEPS = 16;

/** A record: what is marked, the position of the value, the length, then the units of the run. */
const MARKS = 0;
const POSITION = 1;
const LENGTH = 2;
const HEAD = 3;

/** Most UTF-16 units that may be read between two tidyings. */
export const MOST_READ = 24_576;

/** What a run of letters and digits stands for, and sixteen bits that say whether that is worth a look. */
export interface RunEntry<T> {
  readonly value: T;
  readonly marks: number;
}

/**
 * Remembers what runs of letters and digits stand for. A run is found by hash (Knuth, TAOCP 3, 6.4)
 * without cutting a string out of the text, and what most readings need of it lies in two small
 * arrays: on long texts the way to scattered objects costs more than the search.
 */
export class RunTable<T> {
  readonly #places = new Int32Array(PLACES);
  readonly #records = new Uint16Array(UNITS);
  readonly #values: T[] = [];
  readonly #read: (run: string) => RunEntry<T>;
  #free = 1;

  /** `read` says what a run stands for that is not yet known. */
  constructor(read: (run: string) => RunEntry<T>) {
    this.#read = read;
  }

  /** Appends a handle of each run of `text` within the span to `handles`, in order. */
  readInto(handles: number[], text: string, { start, end }: Span): void {
    let at = start;
    while (at < end) {
      let unit = text.charCodeAt(at);
      const from = at;
      let hash = 0;
      while (KINDS[unit] === OF_RUN) {
        hash = (Math.imul(hash, 31) + unit) | 0;
        at += 1;
        // Not a number at the end of the text, which is of no kind.
        unit = at < end ? text.charCodeAt(at) : Number.NaN;
      }
      if (at > from) handles.push(this.#find(text, from, { hash, length: at - from }));
      else at += 1;
    }
  }

  /** The marks of a handle. */
  marksOf(handle: number): number {
    return this.#records[handle + MARKS] as number;
  }

  /** The value of a handle. */
  valueOf(handle: number): T {
    return this.#values[this.#records[handle + POSITION] as number] as T;
  }

  /** Forgets every run when there are many; all handles given before are void then. True when it did. */
  tidy(): boolean {
    if (this.#free <= MOST_UNITS && this.#values.length <= MOST_RUNS) return false;
    this.#places.fill(0);
    this.#values.length = 0;
    this.#free = 1;
    return true;
  }

  #find(text: string, from: number, { hash, length }: { hash: number; length: number }): number {
    const records = this.#records;
    // Fibonacci hashing: the upper bits are the best mixed.
    const home = Math.imul(hash, 0x9e3779b1) >>> 16;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const place = (home + step) % PLACES;
      const handle = this.#places[place] as number;
      if (handle === 0)
        return (this.#places[place] = this.#record(text.slice(from, from + length)));
      if (records[handle + LENGTH] !== length) continue;
      let same = 0;
      while (same < length && records[handle + HEAD + same] === text.charCodeAt(from + same))
        same += 1;
      if (same === length) return handle;
    }
    return this.#record(text.slice(from, from + length));
  }

  #record(slice: string): number {
    // V8 lets a long slice point into its text, which would live as long; joined anew it stands alone.
    const run = slice.split("").join("");
    const { value, marks } = this.#read(run);
    const handle = this.#free;
    this.#records[handle + MARKS] = marks;
    this.#records[handle + POSITION] = this.#values.push(value) - 1;
    this.#records[handle + LENGTH] = run.length;
    for (let at = 0; at < run.length; at += 1)
      this.#records[handle + HEAD + at] = run.charCodeAt(at);
    this.#free += HEAD + run.length;
    return handle;
  }
}
