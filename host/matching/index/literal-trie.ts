import { slotOf, type TrieParts } from "./trie-parts.ts";

const ASCII = 128;
const COUNT = 0xffff;

/**
 * Many literals, walked letter by letter from a place in a text. A node is two numbers, its children are neighbours,
 * and where one literal alone is left its rest is compared at once, so that few bytes are touched on the way.
 */
export class LiteralTrie {
  readonly #nodes: Int32Array;
  readonly #ended: Int32Array;
  readonly #units: Uint16Array;
  readonly #begins: Int32Array;
  /** Literal → what is found where it ends. */
  readonly open: Int32Array;
  readonly closed: Int32Array;
  readonly #filter: Int32Array;
  /** ASCII unit → the node behind the root, or 0. */
  readonly #ascii = new Int32Array(ASCII);

  constructor({ nodes, ended, units, begins, open, closed, filter }: TrieParts) {
    this.#nodes = nodes;
    this.#ended = ended;
    this.#units = units;
    this.#begins = begins;
    this.open = open;
    this.closed = closed;
    this.#filter = filter;
    for (let unit = 0; unit < ASCII; unit++) this.#ascii[unit] = this.child(0, unit);
  }

  /** The node of the literals that may begin at the place, or 0; most places are told by three units that begin none (Bloom, 1970). */
  startAt(text: string, at: number): number {
    const first = text.charCodeAt(at);
    const second = text.charCodeAt(at + 1);
    const filter = this.#filter;
    const three = slotOf(first, second, text.charCodeAt(at + 2));
    if (((filter[three >>> 5] as number) & (1 << (three & 31))) === 0) {
      const two = slotOf(first, second, 0);
      if (((filter[two >>> 5] as number) & (1 << (two & 31))) === 0) {
        const one = slotOf(first, 0, 0);
        if (((filter[one >>> 5] as number) & (1 << (one & 31))) === 0) return 0;
      }
    }
    return first < ASCII ? (this.#ascii[first] as number) : this.child(0, first);
  }

  /** The node one unit further, or 0. */
  child(node: number, unit: number): number {
    const nodes = this.#nodes;
    let low = nodes[node * 2] as number;
    let high = low + ((nodes[node * 2 + 1] as number) & COUNT);
    while (high - low > 4) {
      const middle = (low + high) >>> 1;
      if ((nodes[middle * 2 + 1] as number) >>> 16 <= unit) low = middle;
      else high = middle;
    }
    for (; low < high; low++) if ((nodes[low * 2 + 1] as number) >>> 16 === unit) return low;
    return 0;
  }

  /** The node of the literals that begin with the text from `at` on and go on behind it, or 0. */
  nodeBehind(text: string, at: number): number {
    let node = 0;
    for (let behind = at; behind < text.length; behind++) {
      const alone = node > 0 ? this.aloneAt(node) : -1;
      if (alone >= 0) return this.#goesOn(alone, text, at) ? node : 0;
      node = this.child(node, text.charCodeAt(behind));
      if (node === 0) return 0;
    }
    return node;
  }

  #goesOn(literal: number, text: string, at: number): boolean {
    const length = text.length - at;
    const [begin, end] = [this.#begins[literal] as number, this.#begins[literal + 1] as number];
    if (end - begin <= length) return false;
    for (let i = 0; i < length; i++)
      if (text.charCodeAt(at + i) !== this.#units[begin + i]) return false;
    return true;
  }

  /** The only literal left at the node, or -1 where there may be several. */
  aloneAt(node: number): number {
    return ~(this.#nodes[node * 2] as number);
  }

  /** The literal that ends at the node, or -1. */
  endingAt(node: number): number {
    return this.#ended[node] as number;
  }

  /** Where the literal ends if it stands at `at` of the text, its first `known` units compared before, or -1. */
  endOf(
    literal: number,
    text: string,
    { at, known }: { readonly at: number; readonly known: number },
  ): number {
    const begin = this.#begins[literal] as number;
    const length = (this.#begins[literal + 1] as number) - begin;
    for (let i = known; i < length; i++) {
      if (text.charCodeAt(at + i) !== this.#units[begin + i]) return -1;
    }
    return at + length;
  }
}
