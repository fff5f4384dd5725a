import { grown } from "./number-lists.ts";
import type { Occurrences } from "./occurrences.ts";
import { SparseFields } from "./sparse-fields.ts";

/** What is kept of a clause that occurs: its number, the bits of its sentences, its last link, and where its starts are. */
const [WIDTH, SENTENCES, LINKED, LIST] = [4, 1, 2, 3];
/** Numbers of a link: a term of the clause that occurs, and the link before it. */
const LINK = 2;
const FIRST_NUMBERS = 4096;
/** More starts than these are put in order by the engine's own sort. */
const FEW = 32;

/** Which clauses occur in a text: in which sentences, and where their terms begin. Made once for an index and used for text after text. */
export class SeenClauses {
  readonly #records: Int32Array;
  readonly #occurrences: Occurrences;
  /** A bit for each clause that occurs. */
  readonly #marks: Int32Array;
  readonly #kept = new SparseFields(WIDTH);
  #links = new Int32Array(FIRST_NUMBERS);
  #linked = LINK;
  /** Lists of starts: how many, and each, ascending. */
  #starts = new Int32Array(FIRST_NUMBERS);
  #listed = 1;

  /** `records` are those of every term, see `TermRecords`. */
  constructor(records: Int32Array, occurrences: Occurrences, clauses: number) {
    this.#records = records;
    this.#occurrences = occurrences;
    this.#marks = new Int32Array(Math.ceil(clauses / 32));
  }

  /** Notes all terms that occur, for all their clauses. First it is counted how many clauses there are: so memory is asked for all records at once, as none waits for another. */
  addAll(terms: readonly number[]): void {
    let clauses = 0;
    for (const term of terms) clauses += this.#records[term] as number;
    this.#kept.reserve(clauses);
    for (const term of terms) this.#add(term, this.#occurrences.bitsOf(term));
  }

  #add(term: number, sentences: number): void {
    const records = this.#records;
    const end = term + 1 + (records[term] as number);
    const kept = this.#kept;
    const { fields } = kept;
    for (let nth = term + 1; nth < end; nth++) {
      const clause = records[nth] as number;
      const at = this.occurs(clause) ? kept.find(clause) : this.#begin(clause);
      fields[at + SENTENCES] = (fields[at + SENTENCES] as number) | sentences;
      fields[at + LINKED] = this.#link(term, fields[at + LINKED] as number);
    }
  }

  /** Whether a term of the clause occurs. */
  occurs(clause: number): boolean {
    return ((this.#marks[clause >>> 5] as number) & (1 << (clause & 31))) !== 0;
  }

  /** The sentences in which the clause has a term, a bit each. */
  sentencesOf(clause: number): number {
    if (!this.occurs(clause)) return 0;
    return this.#kept.fields[this.#kept.find(clause) + SENTENCES] as number;
  }

  /** The list of where the clause's terms begin, made on first use; the one at 0 is empty. */
  listOf(clause: number): number {
    if (!this.occurs(clause)) return 0;
    const at = this.#kept.find(clause);
    return (this.#kept.fields[at + LIST] as number) || this.#makeList(at);
  }

  /** How many starts the list has. */
  countOf(list: number): number {
    return this.#starts[list] as number;
  }

  /** The list's start that is the `nth` in the text, counted from 0; Infinity behind the last. */
  startOf(list: number, nth: number): number {
    return nth < (this.#starts[list] as number)
      ? (this.#starts[list + 1 + nth] as number)
      : Infinity;
  }

  /** Which of the list's starts is the first at or behind the unit. */
  firstFrom(list: number, unit: number): number {
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
    const list = this.listOf(clause);
    return this.startOf(list, this.firstFrom(list, from)) <= to;
  }

  clear(): void {
    const { fields, width, end } = this.#kept;
    for (let at = width; at < end; at += width) this.#marks[(fields[at] as number) >>> 5] = 0;
    this.#kept.clear();
    this.#linked = LINK;
    this.#listed = 1;
  }

  /** Marks a clause that did not occur before; where its fields begin. */
  #begin(clause: number): number {
    const mark = clause >>> 5;
    this.#marks[mark] = (this.#marks[mark] as number) | (1 << (clause & 31));
    return this.#kept.add(clause);
  }

  #link(term: number, before: number): number {
    const link = this.#linked;
    this.#linked += LINK;
    if (this.#linked > this.#links.length) this.#links = grown(this.#links);
    this.#links[link] = term;
    this.#links[link + 1] = before;
    return link;
  }

  #makeList(field: number): number {
    const list = this.#listed;
    let end = list + 1;
    let link = this.#kept.fields[field + LINKED] as number;
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
    this.#kept.fields[field + LIST] = list;
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
