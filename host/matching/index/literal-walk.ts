import { beginsBetween, BETWEEN_WORDS, endsWord, kindOf, type Kind } from "../boundary.ts";
import type { LiteralTrie } from "./literal-trie.ts";
import type { Stretch } from "../sentence.ts";

/** Terms found in a text: each one's number and where it begins. */
export interface Finds {
  readonly terms: number[];
  readonly starts: number[];
}

/** The tries of the terms that begin where a word does, and of those that begin anywhere. */
export interface Tries {
  readonly words: LiteralTrie;
  readonly parts: LiteralTrie;
}

/** What is walked over. */
export interface Walk {
  readonly text: string;
  readonly hasWords: boolean;
}

/** Where terms begin, from a unit to before another, and the unit at which they end at the latest. */
export interface Begins {
  readonly from: number;
  readonly behind: number;
  readonly to: number;
}

/** Finds every term that begins there and ends in time, in the order of their beginnings; where the text has no words, edges count for nothing. */
export function findTerms(
  { words, parts }: Tries,
  walk: Walk,
  { from, behind, to }: Begins,
): Finds {
  const { text, hasWords } = walk;
  const walker = new Walker(walk, to);
  let before: Kind = from > 0 ? kindOf(text.charCodeAt(from - 1)) : BETWEEN_WORDS;
  for (let at = from; at < behind; at++) {
    const kind = kindOf(text.charCodeAt(at));
    const begins = !hasWords || beginsBetween(before, kind);
    before = kind;
    const part = parts.startAt(text, at);
    if (part > 0) walker.walk(parts, { node: part, at, behind: at + 1 });
    if (!begins) continue;
    const word = words.startAt(text, at);
    if (word > 0) walker.walk(words, { node: word, at, behind: at + 1 });
  }
  return walker.finds;
}

/** How far literals were walked. */
export interface Reached {
  /** The node of the units from `at` to before `behind`. */
  readonly node: number;
  readonly at: number;
  readonly behind: number;
}

/** Finds literals of a text that end at a unit at the latest. */
export class Walker {
  readonly finds: Finds;
  readonly #text: string;
  readonly #hasWords: boolean;
  readonly #to: number;

  constructor({ text, hasWords }: Walk, to: number, finds: Finds = { terms: [], starts: [] }) {
    this.finds = finds;
    this.#text = text;
    this.#hasWords = hasWords;
    this.#to = to;
  }

  /** Walks on, to the end of every literal that goes on there. */
  walk(trie: LiteralTrie, { node: reached, at, behind: from }: Reached): void {
    const text = this.#text;
    let node = reached;
    for (let behind = from; node > 0; behind++) {
      const alone = trie.aloneAt(node);
      if (alone >= 0) {
        const ended = trie.endOf(alone, text, { at, known: behind - at });
        if (ended >= 0 && ended <= this.#to) this.#add(trie, alone, { start: at, end: ended });
        return;
      }
      const literal = trie.endingAt(node);
      if (literal >= 0) this.#add(trie, literal, { start: at, end: behind });
      node = behind < this.#to ? trie.child(node, text.charCodeAt(behind)) : 0;
    }
  }

  #add(trie: LiteralTrie, literal: number, { start, end }: Stretch): void {
    const open = trie.open[literal] as number;
    if (open >= 0) this.#put(open, start);
    const closed = trie.closed[literal] as number;
    if (closed >= 0 && (!this.#hasWords || endsWord(this.#text, end))) this.#put(closed, start);
  }

  #put(term: number, start: number): void {
    this.finds.terms.push(term);
    this.finds.starts.push(start);
  }
}
