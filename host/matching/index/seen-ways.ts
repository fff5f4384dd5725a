import { grown, type Lists } from "./number-lists.ts";
import type { SeenClauses } from "./seen-clauses.ts";

/** Numbers of a way in a term's record before those of its other clauses. */
const HEAD = 3;
/** Numbers of a link: a way, and the link before it. */
const LINK = 2;
const FIRST_NUMBERS = 1024;

/** Which ways of patterns have all the literals they need in a text. Made once for an index and used for text after text. */
export class SeenWays {
  /** The patterns that have such a way. */
  readonly patterns: number[] = [];
  readonly #records: Lists;
  readonly #clauses: SeenClauses;
  /** Pattern → the link of its last way, or 0. */
  readonly #last: Int32Array;
  #links = new Int32Array(FIRST_NUMBERS);
  #linked = LINK;

  /** `records` are those of every term, see `termRecords`. */
  constructor(records: Lists, clauses: SeenClauses, patterns: number) {
    this.#records = records;
    this.#clauses = clauses;
    this.#last = new Int32Array(patterns);
  }

  /** Adds the ways that ask for a term first and whose other clauses occur too. */
  add(term: number): void {
    const { starts, numbers } = this.#records;
    const end = starts[term + 1] as number;
    const clauses = starts[term] as number;
    let at = clauses + 1 + (numbers[clauses] as number);
    while (at < end) {
      const asked = at;
      at += HEAD + (numbers[at + 2] as number);
      let other = asked + HEAD;
      while (other < at && this.#clauses.occurs(numbers[other] as number)) other++;
      if (other === at) this.#addWay(numbers[asked] as number, numbers[asked + 1] as number);
    }
  }

  /** The link of one of the pattern's ways that may match, or 0. */
  first(pattern: number): number {
    return this.#last[pattern] as number;
  }

  /** The next link of the same pattern, or 0. */
  next(link: number): number {
    return this.#links[link + 1] as number;
  }

  /** The way of a link. */
  wayOf(link: number): number {
    return this.#links[link] as number;
  }

  clear(): void {
    for (const pattern of this.patterns) this.#last[pattern] = 0;
    this.patterns.length = 0;
    this.#linked = LINK;
  }

  /** Adds a way once: several terms of a clause may ask for it. */
  #addWay(pattern: number, way: number): void {
    const last = this.first(pattern);
    if (last === 0) this.patterns.push(pattern);
    for (let at = last; at > 0; at = this.next(at)) if (this.wayOf(at) === way) return;
    const link = this.#linked;
    this.#linked += LINK;
    if (this.#linked > this.#links.length) this.#links = grown(this.#links);
    this.#links[link] = way;
    this.#links[link + 1] = last;
    this.#last[pattern] = link;
  }
}
