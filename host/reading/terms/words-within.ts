import { PhraseTrie } from "./phrase-trie.ts";
import { foldedWords } from "./beside.ts";
import { isLetterAt, isLetterBefore, kindOf, UNSPACED } from "./units.ts";

/** Whether a folded text holds one of some words or phrases; one of a script with spaces as a word of its own. */
export class WordsWithin {
  readonly #trie: PhraseTrie;
  /** Of each phrase whether it may stand within a word. */
  readonly #isUnspaced: readonly boolean[];

  /** Separated by `|`. */
  constructor(words: string) {
    const phrases = foldedWords(words);
    this.#trie = new PhraseTrie(phrases);
    this.#isUnspaced = phrases.map((phrase) => isUnspaced(phrase.charCodeAt(0)));
  }

  test(folded: string): boolean {
    for (let at = 0; at < folded.length; at++)
      if (this.#trie.mayBegin(folded.charCodeAt(at)) && this.#standsAt(folded, at)) return true;
    return false;
  }

  #standsAt(folded: string, at: number): boolean {
    const { phrases, ends } = this.#trie;
    const mayBeWord = !isLetterBefore(folded, at);
    if (!mayBeWord && !isUnspaced(folded.charCodeAt(at))) return false;
    const found = this.#trie.walk(folded, at);
    for (let nth = 0; nth < found; nth++) {
      if (this.#isUnspaced[phrases[nth] as number] === true) return true;
      if (mayBeWord && !isLetterAt(folded, ends[nth] as number)) return true;
    }
    return false;
  }
}

function isUnspaced(unit: number): boolean {
  return (kindOf(unit) & UNSPACED) !== 0;
}
