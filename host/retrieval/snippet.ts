import { sentencesOf, wholeUnit } from "./passages.ts";
import { termsOf } from "./tokens.ts";

/** Most UTF-16 units of a snippet, ellipses included. */
export const LONGEST_SNIPPET = 400;

/** What can be quoted. */
export interface Quotable {
  readonly text: string;
}

/** The window of a passage's text, at most 400 units, begun at a clause and cut between words, that holds most of what the terms weigh; the whole text when it is short. */
export function snippetOf(passage: Quotable, weights: ReadonlyMap<string, number>): string {
  const { flat, clauses } = readClauses(passage);
  return flat.length <= LONGEST_SNIPPET ? flat : cut(flat, bestStart(clauses, weights));
}

interface Clauses {
  readonly flat: string;
  readonly clauses: readonly Clause[];
}

/** The same few passages answer most messages; those of one request are forgotten with it. */
const remembered = new WeakMap<Quotable, Clauses>();

function readClauses(passage: Quotable): Clauses {
  const known = remembered.get(passage);
  if (known) return known;
  const flat = passage.text.replaceAll(/\s+/gu, " ").trim();
  let end = 0;
  const clauses = sentencesOf(flat)
    .flatMap(cutAtSemicolons)
    .map((clause) => {
      const start = flat.indexOf(clause, end);
      end = start + clause.length;
      return { start, end, terms: [...new Set(termsOf(clause))] };
    });
  remembered.set(passage, { flat, clauses });
  return { flat, clauses };
}

/** Long sentences of law are lists; their items are quoted alone. */
function cutAtSemicolons(sentence: string): string[] {
  return sentence.length > LONGEST_SNIPPET / 2 ? sentence.split(/(?<=;) /u) : [sentence];
}

interface Clause {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

function bestStart(clauses: readonly Clause[], weights: ReadonlyMap<string, number>): number {
  const telling = clauses.map(({ start, end, terms }) => ({
    start,
    end,
    terms: terms.filter((term) => weights.has(term)),
  }));
  let best = { start: 0, value: -1 };
  telling.forEach(({ start, terms: first }, at) => {
    if (first.length === 0) return;
    const value = windowValue(telling, at, weights);
    if (value > best.value) best = { start, value };
  });
  return best.start;
}

/** What the different terms weigh that a window begun at clause `from` holds. */
function windowValue(
  clauses: readonly Clause[],
  from: number,
  weights: ReadonlyMap<string, number>,
): number {
  const start = clauses[from]?.start ?? 0;
  const seen = new Set<string>();
  let value = 0;
  for (let at = from; at < clauses.length; at += 1) {
    const { end, terms } = clauses[at] as Clause;
    const fits = end - start <= LONGEST_SNIPPET - 2;
    for (const term of terms) {
      // Of a clause that is cut, its later words may be lost.
      if (!seen.has(term)) value += (weights.get(term) ?? 0) * (fits ? 1 : 0.5);
      seen.add(term);
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
