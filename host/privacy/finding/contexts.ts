import { countUpTo } from "../ordered.ts";
import type { Span } from "../span.ts";
import { isInWord, isUnspaced } from "./words.ts";

const BEFORE = 60;
const BEHIND = 30;
/** A word of so many letters is meant whole; longer ones also begin a word. */
const SHORT = 4;

/** What one text says around its values. */
export interface Contexts {
  /** Whether any word of the list stands in the text. */
  occurs(list: number): boolean;
  /** Whether one of any of the lists does. */
  occursAny(lists: ReadonlySet<number>): boolean;
  /** How near a word of the list stands: from 0 to half a rank, or null where there is none near. */
  nearness(list: number, span: Span): number | null;
}

interface Tries {
  readonly root: Node;
  /** Of each UTF-16 unit whether a word begins with it. */
  readonly begins: Uint8Array;
}

interface Node {
  readonly next: Map<number, Node>;
  /** The lists that have a word which ends here. */
  readonly lists: number[];
}

/** Finds which lists of lower-case words stand where in a text, in one pass however many there are (a trie after Fredkin, 1960). */
export function contextFinder(lists: readonly (readonly string[])[]): (text: string) => Contexts {
  const root: Node = { next: new Map(), lists: [] };
  for (const [list, words] of lists.entries()) for (const word of words) add(root, word, list);
  const begins = new Uint8Array(65_536);
  for (const unit of root.next.keys()) begins[unit] = 1;
  return (text) => contextsOf(wordEnds(lower(text), { root, begins }));
}

function add(root: Node, word: string, list: number): void {
  let node = root;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    const known = node.next.get(unit) ?? { next: new Map(), lists: [] };
    node.next.set(unit, known);
    node = known;
  }
  node.lists.push(list);
}

/** In lower case, of the same length: only one letter grows longer. */
function lower(text: string): string {
  return text.replaceAll("İ", "i").toLowerCase();
}

/** Of each list the places behind its words, ascending. */
function wordEnds(text: string, { root, begins }: Tries): ReadonlyMap<number, readonly number[]> {
  const ends = new Map<number, number[]>();
  for (let from = 0; from < text.length; from += 1) {
    const unit = text.charCodeAt(from);
    if (begins[unit] === 0 || !mayBegin(text, from)) continue;
    let node = root.next.get(unit);
    for (let index = from + 1; node !== undefined; index += 1) {
      if (node.lists.length > 0 && mayEnd(text, from, index)) note(ends, node.lists, index);
      node = node.next.get(text.charCodeAt(index));
    }
  }
  for (const places of ends.values()) places.sort((a, b) => a - b);
  return ends;
}

function mayBegin(text: string, from: number): boolean {
  return from === 0 || isUnspaced(text.charCodeAt(from)) || !isInWord(text.charCodeAt(from - 1));
}

function mayEnd(text: string, from: number, end: number): boolean {
  if (end - from > SHORT || isUnspaced(text.charCodeAt(from))) return true;
  return end >= text.length || !isInWord(text.charCodeAt(end));
}

function note(ends: Map<number, number[]>, lists: readonly number[], end: number): void {
  for (const list of lists) {
    const known = ends.get(list);
    if (known === undefined) ends.set(list, [end]);
    else known.push(end);
  }
}

function contextsOf(ends: ReadonlyMap<number, readonly number[]>): Contexts {
  return {
    occurs: (list) => ends.has(list),
    occursAny: (lists) => ends.size > 0 && !lists.isDisjointFrom(ends),
    nearness(list, { start, end }) {
      const places = ends.get(list) ?? [];
      const before = countTo(places, start);
      const last = places[before - 1];
      if (last !== undefined && last > start - BEFORE) return 0.5 * (1 - (start - last) / BEFORE);
      const next = places[countTo(places, end)];
      return next !== undefined && next <= end + BEHIND ? 0.1 : null;
    },
  };
}

/** How many of the ascending places are at `limit` or before. */
function countTo(places: readonly number[], limit: number): number {
  return countUpTo(places, limit, (place) => place);
}
