import { PhraseTrie } from "./phrase-trie.ts";
import { foldedWords } from "./beside.ts";
import { isLetterAt, isLetterBefore, kindOf, UNSPACED } from "./units.ts";
import { wordStarts } from "./word-starts.ts";

/** Finds in a folded text the first of many words and phrases, each of which stands for something; one of a script with spaces only as a word of its own. */
export class LabelledWords<Label> {
  readonly #trie: PhraseTrie;
  /** Of each phrase what it stands for, and whether it may stand within a word. */
  readonly #phrases: readonly { readonly label: Label; readonly isUnspaced: boolean }[];

  /** Folded words; one that stands for two things stands for the first. */
  constructor(labelled: readonly (readonly [label: Label, words: readonly string[]])[]) {
    const labels = new Map<string, Label>();
    for (const [label, words] of labelled)
      for (const word of words) if (!labels.has(word)) labels.set(word, label);
    this.#trie = new PhraseTrie([...labels.keys()]);
    this.#phrases = Array.from(labels, ([word, label]) => ({
      label,
      isUnspaced: isUnspaced(word.charCodeAt(0)),
    }));
  }

  find(folded: string): Label | undefined {
    const starts = wordStarts(folded);
    let nth = this.#trie.nextOf(starts, 0);
    for (; nth >= 0; nth = this.#trie.nextOf(starts, nth + 1)) {
      const label = this.#standingAt(folded, starts.places[nth] as number);
      if (label !== undefined) return label;
    }
    return undefined;
  }

  #standingAt(folded: string, at: number): Label | undefined {
    const { phrases, ends } = this.#trie;
    const mayBeWord = !isLetterBefore(folded, at);
    if (!mayBeWord && !isUnspaced(folded.charCodeAt(at))) return undefined;
    const found = this.#trie.walk(folded, at);
    for (let nth = 0; nth < found; nth++) {
      const phrase = this.#phrases[phrases[nth] as number];
      const isWord = mayBeWord && !isLetterAt(folded, ends[nth] as number);
      if (phrase !== undefined && (phrase.isUnspaced || isWord)) return phrase.label;
    }
    return undefined;
  }
}

/** Whether a folded text holds one of some words or phrases; one of a script with spaces as a word of its own. */
export class WordsWithin {
  readonly #words: LabelledWords<true>;

  /** Separated by `|`. */
  constructor(words: string) {
    this.#words = new LabelledWords([[true, foldedWords(words)]]);
  }

  test(folded: string): boolean {
    return this.#words.find(folded) === true;
  }
}

function isUnspaced(unit: number): boolean {
  return (kindOf(unit) & UNSPACED) !== 0;
}
