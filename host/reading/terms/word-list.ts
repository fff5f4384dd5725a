/** Tells which of its words stands at a given place of a text, by a hash of all its units (open addressing). */
export class WordList {
  readonly #words: readonly string[];
  /** One more than the position of a word, or 0. */
  readonly #slots: Uint16Array;
  readonly #mask: number;

  /** Words are told by their position; they are unique, and fewer than 65,535. */
  constructor(words: readonly string[]) {
    this.#words = words;
    this.#slots = new Uint16Array(2 ** Math.ceil(Math.log2(words.length * 2 + 1)));
    this.#mask = this.#slots.length - 1;
    for (const [position, word] of words.entries()) {
      let slot = hashOf(word, 0, word.length) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = position + 1;
    }
  }

  /** The word that `text[start, end)` is, or -1. */
  find(text: string, start: number, end: number): number {
    const mask = this.#mask;
    for (let slot = hashOf(text, start, end) & mask; ; slot = (slot + 1) & mask) {
      const position = (this.#slots[slot] as number) - 1;
      if (position < 0) return -1;
      const word = this.#words[position] as string;
      if (word.length === end - start && text.startsWith(word, start)) return position;
    }
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = Math.imul(hash, 0x9e37_79b1) + text.charCodeAt(at);
  return hash ^ (hash >>> 15);
}
