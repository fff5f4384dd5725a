import type { FoldedText } from "../contract/reading.ts";
import { Automaton, Occurrences } from "./automaton.ts";
import { beginsWord, endsWord } from "./boundary.ts";
import { foldText } from "./fold.ts";

/** One phrase found: its value, and where, in units of the folded text. */
export interface PhraseMatch<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** Finds many phrases in one pass. */
export interface Phrases<T> {
  /** Every word-bounded occurrence, overlapping ones included, in the order of their ends. */
  find(folded: FoldedText): PhraseMatch<T>[];
}

/** A finder of word-bounded phrases: keys in any case or spelling the fold undoes; of two keys that fold alike the first wins. */
export function buildPhrases<T>(phrases: ReadonlyMap<string, T>): Phrases<T> {
  const byFold = new Map<string, T>();
  for (const [phrase, value] of phrases) {
    const folded = foldText(phrase).folded.trim();
    if (folded !== "" && !byFold.has(folded)) byFold.set(folded, value);
  }
  const keys = [...byFold.keys()];
  const values = [...byFold.values()];
  const automaton = new Automaton(keys);
  return { find: ({ folded }) => matchesIn(folded, { keys, values, automaton }) };
}

interface Finder<T> {
  readonly keys: readonly string[];
  readonly values: readonly T[];
  readonly automaton: Automaton;
}

function matchesIn<T>(text: string, { keys, values, automaton }: Finder<T>): PhraseMatch<T>[] {
  const found = new Occurrences();
  automaton.search(text, { from: 0, to: text.length, state: 0 }, found);
  const matches: PhraseMatch<T>[] = [];
  for (let i = 0; i < found.size; i++) {
    const key = found.literals[i] ?? 0;
    const end = found.ends[i] ?? 0;
    const start = end - (keys[key]?.length ?? 0);
    if (beginsWord(text, start) && endsWord(text, end)) {
      matches.push({ value: values[key] as T, start, end });
    }
  }
  return matches;
}
