import { LATIN_WORDS, SCRIPT_WORDS } from "./language-words.ts";
import { PhraseTrie } from "./phrase-trie.ts";

/** Which languages the small words of a text speak for. */
export class Votes {
  readonly #words: PhraseTrie;
  readonly #languages: readonly (readonly string[])[];

  /** `table` gives each language its words, separated by spaces. */
  constructor(table: Readonly<Record<string, string>>) {
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
  }

  /** The languages that `text[start, end)` is a small word of. */
  languagesOf(text: string, start: number, end: number): readonly string[] {
    const word = this.#words.exact(text, start, end);
    return word < 0 ? NONE : (this.#languages[word] ?? NONE);
  }
}

const NONE: readonly string[] = [];

/** Votes of words in Latin letters, folded. */
export const LATIN_VOTES = new Votes(LATIN_WORDS);

/** Votes of words that tell languages of one script apart. */
export const SCRIPT_VOTES = new Votes(SCRIPT_WORDS);
