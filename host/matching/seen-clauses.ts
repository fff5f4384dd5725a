import { grown, type NumberLists } from "./number-lists.ts";
import type { Occurrences } from "./occurrences.ts";

/** Numbers kept of a clause: the bits of its sentences, its last link, and where its starts are; the fourth is not used, so that one look in memory brings all. */
const FIELDS = 4;
/** Numbers of a link: a term of the clause that occurs, and the link before it. */
const LINK = 2;
const FIRST_NUMBERS = 4096;
/** More starts than these are put in order by the engine's own sort. */
const FEW = 32;

/** Which clauses occur in a text: in which sentences, and where their terms begin. Made once for an index and used for text after text. */
export class SeenClauses {
  /** The clauses that occur. */
  readonly seen: number[] = [];
  readonly #members: NumberLists;
  readonly #occurrences: Occurrences;
  readonly #fields: Int32Array;
  #links = new Int32Array(FIRST_NUMBERS);
  #linked = LINK;
  /** Lists of starts: how many, and each, ascending. */
  #starts = new Int32Array(FIRST_NUMBERS);
  #listed = 1;

  /** `members` are the clauses of every term. */
  constructor(members: NumberLists, occurrences: Occurrences, clauses: number) {
    this.#members = members;
    this.#occurrences = occurrences;
    this.#fields = new Int32Array(clauses * FIELDS);
  }

  /** Notes a term that occurs, in the sentences of these bits, for all its clauses. */
  add(term: number, sentences: number): void {
    const { starts, numbers } = this.#members;
    const fields = this.#fields;
    const end = starts[term + 1] as number;
    for (let at = starts[term] as number; at < end; at++) {
      const clause = numbers[at] as number;
      const field = clause * FIELDS;
      const before = fields[field + 1] as number;
      if (before === 0) this.seen.push(clause);
      fields[field] = (fields[field] as number) | sentences;
      fields[field + 1] = this.#link(term, before);
    }
  }

  /** The sentences in which the clause has a term, a bit each. */
  sentencesOf(clause: number): number {
    return this.#fields[clause * FIELDS] as number;
  }

  /** How often a term of the clause begins. */
  countOf(clause: number): number {
    const list = this.#listOf(clause);
    return this.#starts[list] as number;
  }

  /** Where the clause's term begins that is the `nth` in the text, counted from 0; Infinity behind the last. */
  startOf(clause: number, nth: number): number {
    const list = this.#listOf(clause);
    return nth < (this.#starts[list] as number)
      ? (this.#starts[list + 1 + nth] as number)
      : Infinity;
  }

  /** Which of the clause's starts is the first at or behind the unit. */
  firstFrom(clause: number, unit: number): number {
    const list = this.#listOf(clause);
    const starts = this.#starts;
    let low = list + 1;
    let high = low + (starts[list] as number);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] as number) < unit) low = middle + 1;
      else high = middle;
    }
    return low - list - 1;
  }

  /** Whether a term of the clause begins between the units, both included. */
  begins(clause: number, from: number, to: number): boolean {
    return this.startOf(clause, this.firstFrom(clause, from)) <= to;
  }

  clear(): void {
    const fields = this.#fields;
    for (const clause of this.seen) {
      const field = clause * FIELDS;
      fields[field] = 0;
      fields[field + 1] = 0;
      fields[field + 2] = 0;
    }
    this.seen.length = 0;
    this.#linked = LINK;
    this.#listed = 1;
  }

  #link(term: number, before: number): number {
    const link = this.#linked;
    this.#linked += LINK;
    if (this.#linked > this.#links.length) this.#links = grown(this.#links);
    this.#links[link] = term;
    this.#links[link + 1] = before;
    return link;
  }

  /** Where the clause's list of starts is, made on first use; the one at 0 is empty. */
  #listOf(clause: number): number {
    const known = this.#fields[clause * FIELDS + 2] as number;
    return known > 0 || this.sentencesOf(clause) === 0 ? known : this.#makeList(clause);
  }

  #makeList(clause: number): number {
    const list = this.#listed;
    const field = clause * FIELDS;
    let end = list + 1;
    let link = this.#fields[field + 1] as number;
    let terms = 0;
    for (; link > 0; link = this.#links[link + 1] as number) {
      terms++;
      const term = this.#links[link] as number;
      for (let at = this.#occurrences.first(term); at > 0; at = this.#occurrences.next(at)) {
        if (end === this.#starts.length) this.#starts = grown(this.#starts);
        this.#starts[end++] = this.#occurrences.startOf(at);
      }
    }
    this.#starts[list] = end - list - 1;
    // One term alone has its occurrences in their order.
    if (terms > 1) putInOrder(this.#starts, list + 1, end);
    this.#listed = end;
    if (this.#listed === this.#starts.length) this.#starts = grown(this.#starts);
    this.#fields[field + 2] = list;
    return list;
  }
}

/** Sorts the numbers from `from` to before `to`, ascending. */
function putInOrder(numbers: Int32Array, from: number, to: number): void {
  if (to - from > FEW) {
    numbers.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const number = numbers[i] as number;
    let at = i;
    for (; at > from && (numbers[at - 1] as number) > number; at--) {
      numbers[at] = numbers[at - 1] as number;
    }
    numbers[at] = number;
  }
}
