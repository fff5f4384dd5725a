import type { FoldedText } from "../contract/reading.ts";
import { Automaton, Occurrences } from "../matching/automaton.ts";
import { beginsWord, continuesWord, endsWord } from "../matching/boundary.ts";
import { foldText } from "../matching/fold.ts";
import { languageOfEnding, mayAttach, stemOf } from "./affixes.ts";

/** Longest prefix or ending, in UTF-16 units, that is looked at. */
const LONGEST_AFFIX = 6;

/** A phrase found, in units of the folded text; `language` is the one whose ending it carries, where only one does. */
export interface FoundTerm<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
  readonly language: string | null;
  /** Letters of a prefix or ending that are written together with it. */
  readonly before: string;
  readonly behind: string;
}

/** Finds words and phrases that may carry the endings and prefixes of their script; one pass over the text. */
export class TermFinder<T> {
  readonly #keys: readonly string[];
  readonly #values: readonly T[];
  readonly #automaton: Automaton;

  /** Keys that fold and stem alike are merged by `join`. */
  constructor(terms: ReadonlyMap<string, T>, join: (a: T, b: T) => T) {
    const byStem = new Map<string, T>();
    for (const [term, value] of terms) {
      const stem = stemOf(foldText(term).folded.trim());
      const known = byStem.get(stem);
      if (stem !== "") byStem.set(stem, known === undefined ? value : join(known, value));
    }
    this.#keys = [...byStem.keys()];
    this.#values = [...byStem.values()];
    this.#automaton = new Automaton(this.#keys);
  }

  find({ folded }: FoldedText): FoundTerm<T>[] {
    const found = new Occurrences();
    this.#automaton.search(folded, { from: 0, to: folded.length, state: 0 }, found);
    const terms: FoundTerm<T>[] = [];
    for (let i = 0; i < found.size; i++) {
      const index = found.literals[i] ?? 0;
      const end = found.ends[i] ?? 0;
      const key = this.#keys[index] ?? "";
      const word = wordAround(folded, end - key.length, end);
      if (word === null) continue;
      const language = word.behind === "" ? null : languageOfEnding(key, word.behind);
      const whole = word.before === "" && (word.behind === "" || language !== null);
      if (!whole && !mayAttach(key, word.before, word.behind)) continue;
      const value = this.#values[index] as T;
      const start = end - key.length - word.before.length;
      terms.push({ value, start, end: end + word.behind.length, language, ...word });
    }
    return terms;
  }
}

/** What the written word holds before and behind `[start, end)`, or null when that is more than an affix. */
function wordAround(
  text: string,
  start: number,
  end: number,
): { before: string; behind: string } | null {
  let from = start;
  while (!beginsWord(text, from) && start - from <= LONGEST_AFFIX && from > 0) from--;
  let to = end;
  while (!endsWord(text, to) && to - end <= LONGEST_AFFIX && to < text.length) to++;
  if (start - from > LONGEST_AFFIX || to - end > LONGEST_AFFIX) return null;
  // A vowel sign behind the term belongs to it even where the script needs no spaces.
  while (to < text.length && to > end && continuesWord(text.charCodeAt(to))) to++;
  return { before: text.slice(from, start), behind: text.slice(end, to) };
}
