import { beginsWord, endsWord } from "../boundary.ts";
import type { LiteralTrie } from "./literal-trie.ts";

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
  const finds: Finds = { terms: [], starts: [] };
  const { text, hasWords } = walk;
  const into = { text, hasWords, finds };
  for (let at = from; at < behind; at++) {
    const part = parts.startAt(text, at);
    if (part > 0) findOn(parts, { node: part, at, behind: at + 1, to }, into);
    if (hasWords && !beginsWord(text, at)) continue;
    const word = words.startAt(text, at);
    if (word > 0) findOn(words, { node: word, at, behind: at + 1, to }, into);
  }
  return finds;
}

/** What is walked over. */
export interface Walk {
  readonly text: string;
  readonly hasWords: boolean;
}

/** How far literals were walked. */
export interface Reached {
  /** The node of the units from `at` to before `behind`. */
  readonly node: number;
  readonly at: number;
  readonly behind: number;
  /** The unit at which they end at the latest. */
  readonly to: number;
}

/** Walks on, and notes every literal that ends on the way. */
export function findOn(
  trie: LiteralTrie,
  { node: reached, at, behind: from, to }: Reached,
  walk: Walk & { readonly finds: Finds },
): void {
  const { text } = walk;
  let node = reached;
  for (let behind = from; node > 0; behind++) {
    const alone = trie.aloneAt(node);
    if (alone >= 0) {
      const ended = trie.endOf(alone, text, { at, known: behind - at });
      if (ended >= 0 && ended <= to) add(trie, { literal: alone, at, ended }, walk);
      return;
    }
    const literal = trie.endingAt(node);
    if (literal >= 0) add(trie, { literal, at, ended: behind }, walk);
    node = behind < to ? trie.child(node, text.charCodeAt(behind)) : 0;
  }
}

/** A literal that stands in the text. */
interface Found {
  readonly literal: number;
  readonly at: number;
  readonly ended: number;
}

function add(
  trie: LiteralTrie,
  { literal, at, ended }: Found,
  { text, hasWords, finds }: Walk & { readonly finds: Finds },
): void {
  const open = trie.open[literal] as number;
  if (open >= 0) put(finds, open, at);
  const closed = trie.closed[literal] as number;
  if (closed >= 0 && (!hasWords || endsWord(text, ended))) put(finds, closed, at);
}

function put(finds: Finds, term: number, start: number): void {
  finds.terms.push(term);
  finds.starts.push(start);
}
