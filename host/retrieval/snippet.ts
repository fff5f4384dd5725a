import { wholeUnit } from "./passages.ts";
import { termsOf } from "./tokens.ts";

/** Most UTF-16 units of a snippet, ellipses included. */
export const LONGEST_SNIPPET = 400;

const CLAUSE = /[^.!?;:]*(?:[.!?;:]+(?!\s)[^.!?;:]*)*[.!?;:]*\s*/gu;

/** The window of `text`, at most 400 units, begun at a clause and cut between words, that holds most of what the terms weigh; the whole text when it is short. */
export function snippetOf(text: string, weights: ReadonlyMap<string, number>): string {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  if (flat.length <= LONGEST_SNIPPET) return flat;
  const clauses = [...flat.matchAll(CLAUSE)].map(({ index, 0: clause }) => ({
    start: index,
    end: index + clause.trimEnd().length,
    terms: termsOf(clause).filter((term) => weights.has(term)),
  }));
  return cut(flat, bestStart(clauses, weights));
}

interface Clause {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

function bestStart(clauses: readonly Clause[], weights: ReadonlyMap<string, number>): number {
  let best = { start: 0, value: -1 };
  clauses.forEach(({ start }, first) => {
    const seen = new Set<string>();
    let value = 0;
    for (const { end, terms } of clauses.slice(first)) {
      const fits = end - start <= LONGEST_SNIPPET - 2;
      for (const term of terms) {
        // Of a clause that is cut, its later words may be lost.
        if (!seen.has(term)) value += (weights.get(term) ?? 0) * (fits ? 1 : 0.5);
        seen.add(term);
      }
      if (!fits) break;
    }
    if (value > best.value) best = { start, value };
  });
  return best.start;
}

function cut(text: string, start: number): string {
  const before = start > 0 ? "…" : "";
  const rest = text.slice(start);
  if (before.length + rest.length <= LONGEST_SNIPPET) return before + rest;
  const room = LONGEST_SNIPPET - before.length - 1;
  const space = rest.lastIndexOf(" ", room);
  return `${before}${rest.slice(0, space > room / 2 ? space : wholeUnit(rest, room))}…`;
}
