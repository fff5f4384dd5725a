import { LATIN_ENDINGS, LATIN_WORDS, SCRIPT_ENDINGS, SCRIPT_WORDS } from "./language-words.ts";
import { PhraseTrie } from "./phrase-trie.ts";

/** Words or endings of each language, separated by spaces. */
type Table = Readonly<Record<string, string>>;

/** Which languages the small words of a text and the endings of its others speak for. */
export class Votes {
  readonly #words: PhraseTrie;
  readonly #languages: readonly (readonly string[])[];
  /** Longest first. */
  readonly #endings: readonly (readonly [ending: string, languages: readonly string[]])[];

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
    this.#endings = Object.entries(endings)
      .flatMap(([language, all]) => all.split(" ").map((one) => [one, [language]] as const))
      .toSorted(([a], [b]) => b.length - a.length);
  }

  /** The languages that `text[start, end)` is a small word of, or else ends as a word of. */
  languagesOf(text: string, start: number, end: number): readonly string[] {
    const word = this.#words.exact(text, start, end);
    if (word >= 0) return this.#languages[word] ?? NONE;
    const known = this.#endings.find(
      ([ending]) => end - start > ending.length && text.endsWith(ending, end),
    );
    return known?.[1] ?? NONE;
  }
}

const NONE: readonly string[] = [];

/** Votes of words in Latin letters, folded. */
export const LATIN_VOTES = new Votes(LATIN_WORDS, LATIN_ENDINGS);

/** Votes of words that tell languages of one script apart. */
export const SCRIPT_VOTES = new Votes(SCRIPT_WORDS, SCRIPT_ENDINGS);
