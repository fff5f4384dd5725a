/** The hash of a word so far and one UTF-16 unit more, beginning with 0. */
export function nextHash(hash: number, unit: number): number {
  return (Math.imul(hash, 0x9e37_79b1) + unit) | 0;
}

/** Tells which of its words stands somewhere in a text, by a hash that goes through the text with who asks (open addressing). */
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
      let slot = slotOf(hashOf(word)) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = position + 1;
    }
  }

  /** The word that `text[start, end)`, of that hash, is, or -1. */
  find(hash: number, text: string, start: number, end: number): number {
    for (let slot = slotOf(hash) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const position = (this.#slots[slot] as number) - 1;
      if (position < 0) return -1;
      const word = this.#words[position] as string;
      if (word.length === end - start && text.startsWith(word, start)) return position;
    }
  }
}

/** The hash of a whole word. */
function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = nextHash(hash, word.charCodeAt(at));
  return hash;
}

function slotOf(hash: number): number {
  return hash ^ (hash >>> 15);
}
