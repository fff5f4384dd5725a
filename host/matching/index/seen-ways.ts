import { grown } from "./number-lists.ts";
import type { SeenClauses } from "./seen-clauses.ts";
import { NEED, type WayTable } from "./way-table.ts";

/** Numbers of a way in a term's record before those of its other clauses. */
const HEAD = 3;
/** Numbers of a link: a way, and the link before it. */
const LINK = 2;
const FIRST_NUMBERS = 1024;
/** Stands for the ways of a pattern that does not lead, until it is asked for them. */
const UNKNOWN = -1;

/** Which ways of patterns have all the literals they need in a text. Made once for an index and used for text after text. */
export class SeenWays {
  /** The leading patterns that have such a way. */
  readonly leads: number[] = [];
  /** The other patterns that were asked for. */
  readonly #asked: number[] = [];
  readonly #records: Int32Array;
  readonly #clauses: SeenClauses;
  readonly #table: WayTable;
  /** Pattern → the link of its last way, or 0, or UNKNOWN. */
  readonly #last: Int32Array;
  #links = new Int32Array(FIRST_NUMBERS);
  #linked = LINK;

  /** `records` are those of every term, see `TermRecords`. */
  constructor(records: Int32Array, clauses: SeenClauses, table: WayTable) {
    this.#records = records;
    this.#clauses = clauses;
    this.#table = table;
    this.#last = Int32Array.from({ length: table.patterns }, (_, pattern) =>
      table.leads(pattern) ? 0 : UNKNOWN,
    );
  }

  /** Adds the ways of leading patterns that ask for a term first and whose other clauses occur too. */
  add(term: number): void {
    const records = this.#records;
    let at = term + 1 + (records[term] as number);
    const end = at + 1 + (records[at] as number);
    at++;
    while (at < end) {
      const asked = at;
      at += HEAD + (records[at + 2] as number);
      let other = asked + HEAD;
      while (other < at && this.#clauses.occurs(records[other] as number)) other++;
      if (other === at) this.#addWay(records[asked] as number, records[asked + 1] as number);
    }
  }

  /** The link of one of the pattern's ways that may match, or 0. */
  first(pattern: number): number {
    const last = this.#last[pattern] as number;
    return last === UNKNOWN ? this.#find(pattern) : last;
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
    for (const pattern of this.leads) this.#last[pattern] = 0;
    for (const pattern of this.#asked) this.#last[pattern] = UNKNOWN;
    this.leads.length = 0;
    this.#asked.length = 0;
    this.#linked = LINK;
  }

  /** Looks for the ways of a pattern that does not lead. */
  #find(pattern: number): number {
    const { ways, firsts } = this.#table;
    const end = ways[pattern + 1] as number;
    let last = 0;
    for (let way = ways[pattern] as number; way < end; way++)
      if (this.#clauses.occurs(firsts[way] as number) && this.#isSeen(way))
        last = this.#link(way, last);
    this.#last[pattern] = last;
    this.#asked.push(pattern);
    return last;
  }

  #isSeen(way: number): boolean {
    const { starts, numbers } = this.#table.needs;
    const end = starts[way + 1] as number;
    for (let need = starts[way] as number; need < end; need += NEED)
      if (!this.#clauses.occurs(numbers[need] as number)) return false;
    return true;
  }

  /** Adds a way once: several terms of a clause may ask for it. */
  #addWay(pattern: number, way: number): void {
    const last = this.#last[pattern] as number;
    if (last === 0) this.leads.push(pattern);
    for (let at = last; at > 0; at = this.next(at)) if (this.wayOf(at) === way) return;
    this.#last[pattern] = this.#link(way, last);
  }

  #link(way: number, before: number): number {
    const link = this.#linked;
    this.#linked += LINK;
    if (this.#linked > this.#links.length) this.#links = grown(this.#links);
    this.#links[link] = way;
    this.#links[link + 1] = before;
    return link;
  }
}
