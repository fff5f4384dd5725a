/** The words that rules know. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }
}
