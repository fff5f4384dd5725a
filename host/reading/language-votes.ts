import { LATIN_ENDINGS, LATIN_WORDS, SCRIPT_ENDINGS, SCRIPT_WORDS } from "./language-words.ts";
import { PhraseTrie } from "./phrase-trie.ts";

/** Words or endings of each language, separated by spaces. */
type Table = Readonly<Record<string, string>>;

type Ending = readonly [ending: string, languages: readonly string[]];

/** Which languages the small words of a text and the endings of its others speak for. */
export class Votes {
  readonly #words: PhraseTrie;
  readonly #languages: readonly (readonly string[])[];
  /** By their last unit, longest first. */
  readonly #endings: ReadonlyMap<number, readonly Ending[]>;

  constructor(table: Table, endings: Table) {
    const votes = new Map<string, string[]>();
    for (const [language, words] of Object.entries(table)) {
      for (const word of new Set(words.split(" "))) {
        const known = votes.get(word);
        if (known === undefined) votes.set(word, [language]);
        else known.push(language);
      }
    }
    this.#words = new PhraseTrie([...votes.keys()]);
    this.#languages = [...votes.values()];
    const all = Object.entries(endings).flatMap(([language, its]) =>
      its.split(" ").map((ending): Ending => [ending, [language]]),
    );
    const longestFirst = all.toSorted(([a], [b]) => b.length - a.length);
    this.#endings = Map.groupBy(longestFirst, ([ending]) => ending.charCodeAt(ending.length - 1));
  }

  /** The languages that `text[start, end)` is a small word of, or else ends as a word of. */
  languagesOf(text: string, start: number, end: number): readonly string[] {
    const word = this.#words.exact(text, start, end);
    if (word >= 0) return this.#languages[word] ?? NONE;
    const known = this.#endings
      .get(text.charCodeAt(end - 1))
      ?.find(([ending]) => end - start > ending.length && text.endsWith(ending, end));
    return known?.[1] ?? NONE;
  }
}

const NONE: readonly string[] = [];

/** Votes of words in Latin letters, folded. */
export const LATIN_VOTES = new Votes(LATIN_WORDS, LATIN_ENDINGS);

/** Votes of words that tell languages of one script apart. */
export const SCRIPT_VOTES = new Votes(SCRIPT_WORDS, SCRIPT_ENDINGS);
