import { wholeUnit } from "./passages.ts";
import { termsOf } from "./tokens.ts";

/** Most UTF-16 units of a snippet, ellipses included. */
export const LONGEST_SNIPPET = 400;

const WORD_RUN = /\S+/gu;

/** The window of `text`, at most 400 units and cut between words, that holds most of what the terms weigh; the whole text when it is short. */
export function snippetOf(text: string, weights: ReadonlyMap<string, number>): string {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  if (flat.length <= LONGEST_SNIPPET) return flat;
  const words = [...flat.matchAll(WORD_RUN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    terms: termsOf(match[0]).filter((term) => weights.has(term)),
    opens: match.index === 0 || /[.!?;:]\s$/u.test(flat.slice(match.index - 2, match.index)),
  }));
  return cut(flat, bestStart(words, weights));
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
  /** Whether a sentence or clause begins here. */
  readonly opens: boolean;
}

function bestStart(words: readonly Word[], weights: ReadonlyMap<string, number>): number {
  let best = { start: 0, value: -1 };
  words.forEach((word, first) => {
    if (!word.opens) return;
    const seen = new Set<string>();
    let value = 0;
    for (let at = first; at < words.length; at += 1) {
      const { end, terms } = words[at] as Word;
      if (end - word.start > LONGEST_SNIPPET - 2) break;
      for (const term of terms) {
        if (!seen.has(term)) value += weights.get(term) ?? 0;
        seen.add(term);
      }
    }
    if (value > best.value) best = { start: word.start, value };
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
