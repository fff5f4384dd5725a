import { wholeUnit } from "./passages.ts";
import { sentencesOf } from "./sentences.ts";
import { termsOf } from "./tokens.ts";

/** Most UTF-16 units of a snippet, ellipses included. */
export const LONGEST_SNIPPET = 400;

/** What can be quoted. */
export interface Quotable {
  readonly text: string;
}

/** The window of a passage's text, at most 400 units, begun at a clause and cut between words, that holds most of what the terms weigh; the whole text when it is short. */
export function snippetOf(passage: Quotable, weights: ReadonlyMap<string, number>): string {
  const read = readClauses(passage);
  const { flat } = read;
  return flat.length <= LONGEST_SNIPPET ? flat : cut(flat, bestStart(read, weights));
}

interface Clauses {
  readonly flat: string;
  readonly clauses: readonly Clause[];
  /** The different terms of all clauses. */
  readonly terms: readonly string[];
}

/** The same few passages answer most messages; those of one request are forgotten with it. */
const remembered = new WeakMap<Quotable, Clauses>();

function readClauses(passage: Quotable): Clauses {
  const known = remembered.get(passage);
  if (known) return known;
  const flat = passage.text.replaceAll(/\s+/gu, " ").trim();
  const places = new Map<string, number>();
  let end = 0;
  const clauses = sentencesOf(flat)
    .flatMap(cutAtSemicolons)
    .map((clause) => {
      const start = flat.indexOf(clause, end);
      end = start + clause.length;
      const terms = [...new Set(termsOf(clause))].map((term) => {
        const place = places.get(term) ?? places.size;
        places.set(term, place);
        return place;
      });
      return { start, end, terms };
    });
  const read = { flat, clauses, terms: [...places.keys()] };
  remembered.set(passage, read);
  return read;
}

/** Long sentences of law are lists; their items are quoted alone. */
function cutAtSemicolons(sentence: string): string[] {
  return sentence.length > LONGEST_SNIPPET / 2 ? sentence.split(/(?<=;) /u) : [sentence];
}

interface Clause {
  readonly start: number;
  readonly end: number;
  /** Its different terms by their place among those of all clauses. */
  readonly terms: readonly number[];
}

function bestStart({ clauses, terms }: Clauses, weights: ReadonlyMap<string, number>): number {
  const values = terms.map((term) => weights.get(term) ?? 0);
  const telling = clauses.map((clause) => ({
    start: clause.start,
    end: clause.end,
    terms: clause.terms.filter((term) => values[term] !== 0),
  }));
  let best = { start: 0, value: -1 };
  telling.forEach(({ start, terms: first }, at) => {
    if (first.length === 0) return;
    const value = windowValue(telling, at, values);
    if (value > best.value) best = { start, value };
  });
  return best.start;
}

/** What the different terms weigh that a window begun at clause `from` holds. */
function windowValue(clauses: readonly Clause[], from: number, values: readonly number[]): number {
  const start = clauses[from]?.start ?? 0;
  const seen: number[] = [];
  let value = 0;
  for (let at = from; at < clauses.length; at += 1) {
    const { end, terms } = clauses[at] as Clause;
    const fits = end - start <= LONGEST_SNIPPET - 2;
    for (const term of terms) {
      if (seen.includes(term)) continue;
      // Of a clause that is cut, its later words may be lost.
      value += (values[term] ?? 0) * (fits ? 1 : 0.5);
      seen.push(term);
    }
    if (!fits) break;
  }
  return value;
}

function cut(text: string, start: number): string {
  const before = start > 0 ? "…" : "";
  const rest = text.slice(start);
  if (before.length + rest.length <= LONGEST_SNIPPET) return before + rest;
  const room = LONGEST_SNIPPET - before.length - 1;
  const space = rest.lastIndexOf(" ", room);
  return `${before}${rest.slice(0, space > room / 2 ? space : wholeUnit(rest, room))}…`;
}
