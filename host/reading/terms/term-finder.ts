import type { FoldedText } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { BEYOND_LATIN, languageOfEnding, mayAttach, mayEnd, PREFIXES, stemOf } from "./affixes.ts";
import { FirstWords } from "./first-words.ts";
import { PhraseTrie } from "./phrase-trie.ts";
import { JOINED, kindOf, UNSPACED } from "./units.ts";

/** Longest ending, in UTF-16 units, that is looked at. */
const LONGEST_ENDING = 6;

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

/** Terms folded and without their endings, as texts are searched for them; what folds and stems alike is merged by `join`. */
export function stemmed<T>(
  terms: Iterable<readonly [term: string, value: T]>,
  join: (a: T, b: T) => T,
): Map<string, T> {
  const byStem = new Map<string, T>();
  for (const [term, value] of terms) {
    const stem = stemOf(foldText(term).folded.trim());
    const known = byStem.get(stem);
    if (stem !== "") byStem.set(stem, known === undefined ? value : join(known, value));
  }
  return byStem;
}

/** Finds words and phrases that may carry the endings and prefixes of their script; looks only where a word begins. */
export class TermFinder<T> {
  readonly #values: readonly T[];
  readonly #trie: PhraseTrie;
  readonly #firstWords: FirstWords;

  /** Terms as `stemmed` gives them. */
  constructor(terms: ReadonlyMap<string, T>) {
    this.#values = [...terms.values()];
    const phrases = [...terms.keys()];
    this.#trie = new PhraseTrie(phrases);
    this.#firstWords = new FirstWords(phrases);
  }

  /** The terms of a text, overlapping ones included, by their start. */
  find({ folded }: FoldedText): FoundTerm<T>[] {
    const terms: FoundTerm<T>[] = [];
    for (let at = 0; at < folded.length;) {
      const unit = folded.charCodeAt(at);
      const kind = kindOf(unit);
      if ((kind & UNSPACED) !== 0) this.#take(folded, { start: at, length: 0 }, terms);
      if ((kind & JOINED) === 0) at++;
      else if (unit < BEYOND_LATIN) at = this.#latinWord(folded, at, terms);
      else at = this.#otherWord(folded, at, terms);
    }
    return terms;
  }

  /** Takes what begins with the word at `start`, if it or what is left without its ending begins a phrase; gives the word's end. */
  #latinWord(folded: string, start: number, terms: FoundTerm<T>[]): number {
    let end = start + 1;
    let letters = 0;
    for (; end < folded.length; end++) {
      const unit = folded.charCodeAt(end);
      if ((kindOf(unit) & JOINED) === 0) break;
      if (letters === 0 && unit >= BEYOND_LATIN) letters = end;
    }
    if (!this.#trie.mayBegin(folded.charCodeAt(start))) return end;
    const first = this.#firstWords;
    const isKnown =
      first.mayBegin(folded, start, end) ||
      (letters > 0 && first.mayBe(folded, start, letters)) ||
      (mayEnd(folded.charCodeAt(end - 1)) &&
        (first.mayBe(folded, start, end - 2) || first.mayBe(folded, start, end - 3)));
    if (isKnown) this.#take(folded, { start, length: 0 }, terms);
    return end;
  }

  /** Takes what begins with the word at `start`, with and without a prefix; gives the word's end. */
  #otherWord(folded: string, start: number, terms: FoundTerm<T>[]): number {
    this.#take(folded, { start, length: 0 }, terms);
    let end = start + 1;
    while (end < folded.length && (kindOf(folded.charCodeAt(end)) & JOINED) !== 0) end++;
    const prefixes = PREFIXES.walk(folded, start);
    for (let nth = 0; nth < prefixes; nth++) {
      const behind = PREFIXES.ends[nth] as number;
      if (behind <= end) this.#take(folded, { start, length: behind - start }, terms);
    }
    return end;
  }

  #take(folded: string, prefix: Prefix, terms: FoundTerm<T>[]): void {
    const { start, length } = prefix;
    const n = this.#trie.walk(folded, start + length);
    for (let i = 0; i < n; i++) {
      const end = this.#trie.ends[i] as number;
      const behind = endingAt(folded, end);
      if (behind === null) continue;
      const last = folded.charCodeAt(end - 1);
      const language = behind === "" ? null : languageOfEnding(last, behind);
      const before = folded.slice(start, start + length);
      const isWhole = length === 0 && (behind === "" || language !== null);
      if (!isWhole && !mayAttach(last, before, behind)) continue;
      const value = this.#values[this.#trie.phrases[i] as number] as T;
      terms.push({ value, start, end: end + behind.length, language, before, behind });
    }
  }
}

/** The units from `start` on that may belong to no term themselves. */
interface Prefix {
  readonly start: number;
  readonly length: number;
}

/** What the written word holds behind `end`, or null when that is more than an ending. */
function endingAt(text: string, end: number): string | null {
  if (end >= text.length || (kindOf(text.charCodeAt(end)) & JOINED) === 0) return "";
  if ((kindOf(text.charCodeAt(end - 1)) & UNSPACED) !== 0) return "";
  let to = end + 1;
  while (!endsWord(text, to) && to - end <= LONGEST_ENDING) to++;
  if (to - end > LONGEST_ENDING) return null;
  // A vowel sign behind the term belongs to it even where the script needs no spaces.
  while (to < text.length && (kindOf(text.charCodeAt(to)) & JOINED) !== 0) to++;
  return text.slice(end, to);
}

function endsWord(text: string, index: number): boolean {
  return (
    index >= text.length ||
    (kindOf(text.charCodeAt(index)) & JOINED) === 0 ||
    (kindOf(text.charCodeAt(index - 1)) & UNSPACED) !== 0
  );
}
