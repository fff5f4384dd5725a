import { clausesOf, type Clause, type NumberOfTerm } from "./clauses.ts";
import { NumberTable } from "../index/number-table.ts";
import { wholeUnit, type Passage } from "./passages.ts";
import type { QueryTerm } from "../query.ts";

/** Most UTF-16 units of a snippet, ellipses included. */
export const LONGEST_SNIPPET = 400;

/** The window of a text, at most 400 units, begun at a clause and cut between words, that holds most of what the terms weigh; the whole text when it is short. */
export function snippetOf(text: string, weights: ReadonlyMap<string, number>): string {
  const values = [...weights.values()];
  const numbers = new Map(Array.from(weights.keys(), (term, number) => [term, number]));
  const read = readText(text, (term) => numbers.get(term));
  return quote(read, (number) => values[number] ?? 0);
}

/** Quotes the passages of a library and of requests. The same few passages of the library answer most messages; how they were read is remembered. */
export class Snippets {
  readonly #numberOf: NumberOfTerm;
  readonly #remembered = new WeakMap<Passage, Quotable>();
  /** The place of each term of a query among them, from one on. */
  readonly #places = new NumberTable();

  /** `numberOf` gives the terms of the library and of every query their numbers. */
  constructor(numberOf: NumberOfTerm) {
    this.#numberOf = numberOf;
  }

  /** The snippet of a passage by what the terms of a query are worth. */
  of(passage: Passage, query: readonly QueryTerm[]): string {
    const read = this.#read(passage);
    if (read.clauses.length === 0) return read.flat;
    this.#places.clear();
    query.forEach(({ term }, at) => this.#places.set(term.number, at + 1));
    return quote(read, (number) => {
      const place = this.#places.get(number);
      return place === 0 ? 0 : (query[place - 1] as QueryTerm).share;
    });
  }

  #read(passage: Passage): Quotable {
    const known = this.#remembered.get(passage);
    if (known !== undefined) return known;
    const read = readText(passage.text, this.#numberOf);
    // Terms that only documents of a request have are not numbered for good.
    if (!passage.document.custom) this.#remembered.set(passage, read);
    return read;
  }
}

/** A text that is to be quoted. */
interface Quotable {
  /** On one line. */
  readonly flat: string;
  /** None where all of it is quoted. */
  readonly clauses: readonly Clause[];
}

function readText(text: string, numberOf: NumberOfTerm): Quotable {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  return { flat, clauses: flat.length <= LONGEST_SNIPPET ? [] : clausesOf(flat, numberOf) };
}

type Weight = (term: number) => number;

function quote({ flat, clauses }: Quotable, weightOf: Weight): string {
  if (clauses.length === 0) return flat;
  const start = bestStart(clauses, weightOf);
  return cut(flat, startWithFigure({ flat, clauses }, weightOf, start));
}

/** Where the window has to begin so that a clause that answers does not break off before its figure: "the lowest wage permitted is…" says nothing. */
function startWithFigure({ flat, clauses }: Quotable, weightOf: Weight, start: number): number {
  const last = flat.lastIndexOf(" ", start + LONGEST_SNIPPET - 2);
  const broken = clauses.find((clause) => clause.start < last && clause.end > last);
  if (broken === undefined || broken.start <= start) return start;
  const answers = ({ terms }: Clause): boolean => terms.some((term) => weightOf(term) !== 0);
  const isAnswer = answers(broken) || !clauses.some(answers);
  if (!isAnswer || !/\d/.test(flat.slice(last, broken.end))) return start;
  if (/\d/.test(flat.slice(broken.start, last).replaceAll(DATE, ""))) return start;
  const first = clauses.find(
    (clause) => clause.start > start && broken.end - clause.start <= LONGEST_SNIPPET - 2,
  );
  return first === undefined || first.start > broken.start ? start : first.start;
}

/** A day, a month with its year or a year is no figure that anybody asks for. */
const DATE = /\b(?:\d{1,2} )?(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/gu;

function bestStart(clauses: readonly Clause[], weightOf: Weight): number {
  const telling = clauses.map(({ start, end, terms }) => ({
    start,
    end,
    terms: terms.filter((term) => weightOf(term) !== 0),
  }));
  let best = 0;
  let most = -1;
  telling.forEach(({ start, terms }, from) => {
    if (terms.length === 0) return;
    const value = windowValue(telling, from, weightOf);
    if (value > most) [best, most] = [start, value];
  });
  return best;
}

/** What the different terms weigh that a window begun at clause `from` holds. */
function windowValue(clauses: readonly Clause[], from: number, weightOf: Weight): number {
  const start = clauses[from]?.start ?? 0;
  const seen: number[] = [];
  let value = 0;
  for (let at = from; at < clauses.length; at += 1) {
    const { end, terms } = clauses[at] as Clause;
    const fits = end - start <= LONGEST_SNIPPET - 2;
    for (const term of terms) {
      if (seen.includes(term)) continue;
      // Of a clause that is cut, its later words may be lost.
      value += weightOf(term) * (fits ? 1 : 0.5);
      seen.push(term);
    }
    if (!fits) break;
  }
  return value;
}

function cut(text: string, start: number): string {
  const before = start > 0 ? "…" : "";
  if (before.length + text.length - start <= LONGEST_SNIPPET) return before + text.slice(start);
  const room = LONGEST_SNIPPET - before.length - 1;
  const space = text.lastIndexOf(" ", start + room);
  const end = space > start + room / 2 ? space : wholeUnit(text, start + room);
  return `${before}${text.slice(start, end)}…`;
}
