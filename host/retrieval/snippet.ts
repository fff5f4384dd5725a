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
  return read.clauses.length === 0 ? read.flat : cut(read.flat, bestStart(read, weights));
}

/** A text that is quoted in part. */
interface Clauses {
  readonly flat: string;
  /** None where the whole text is short enough. */
  readonly clauses: readonly Clause[];
  /** The different terms of all clauses. */
  readonly terms: readonly string[];
}

interface Clause {
  readonly start: number;
  readonly end: number;
  /** Its different terms by their place among those of all clauses. */
  readonly terms: readonly number[];
}

/** The same few passages answer most messages; those of one request are forgotten with it. */
const remembered = new WeakMap<Quotable, Clauses>();

function readClauses(passage: Quotable): Clauses {
  const known = remembered.get(passage);
  if (known) return known;
  const flat = passage.text.replaceAll(/\s+/gu, " ").trim();
  const read =
    flat.length <= LONGEST_SNIPPET ? { flat, clauses: [], terms: [] } : cutIntoClauses(flat);
  remembered.set(passage, read);
  return read;
}

function cutIntoClauses(flat: string): Clauses {
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
  return { flat, clauses, terms: [...places.keys()] };
}

/** Long sentences of law are lists; their items are quoted alone. */
function cutAtSemicolons(sentence: string): string[] {
  return sentence.length > LONGEST_SNIPPET / 2 ? sentence.split(/(?<=;) /u) : [sentence];
}

function bestStart({ clauses, terms }: Clauses, weights: ReadonlyMap<string, number>): number {
  const values = terms.map((term) => weights.get(term) ?? 0);
  const telling = clauses.map((clause) => clause.terms.filter((term) => values[term] !== 0));
  const weighed = { clauses, telling, values };
  let best = 0;
  let most = -1;
  for (let from = 0; from < clauses.length; from += 1) {
    if (telling[from]?.length === 0) continue;
    const value = windowValue(weighed, from);
    if (value <= most) continue;
    most = value;
    best = clauses[from]?.start ?? 0;
  }
  return best;
}

/** Clauses with those of their terms that weigh anything, and what each weighs. */
interface Weighed {
  readonly clauses: readonly Clause[];
  readonly telling: readonly (readonly number[])[];
  readonly values: readonly number[];
}

/** What the different terms weigh that a window begun at clause `from` holds. */
function windowValue({ clauses, telling, values }: Weighed, from: number): number {
  const start = clauses[from]?.start ?? 0;
  const seen: number[] = [];
  let value = 0;
  for (let at = from; at < clauses.length; at += 1) {
    const fits = (clauses[at]?.end ?? 0) - start <= LONGEST_SNIPPET - 2;
    for (const term of telling[at] ?? []) {
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
