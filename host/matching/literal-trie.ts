const ASCII = 128;
const COUNT = 0xffff;
/** Bits of the filter of beginnings. */
const FILTER = 1 << 16;

/** What is found where a literal ends: numbers, or -1. */
export interface Ending {
  /** Found wherever the literal ends. */
  readonly open: number;
  /** Found only where a word ends with it. */
  readonly closed: number;
}

/**
 * Many literals, walked letter by letter from a place in a text. A node is two numbers, its children are neighbours,
 * and where one literal alone is left its rest is compared at once, so that few bytes are touched on the way.
 */
export class LiteralTrie {
  /** Node × 2: its first child, or the bitwise not of the only literal left; then its unit and how many children it has. */
  readonly #nodes: Int32Array;
  /** Node → the literal that ends there, or -1. */
  readonly #ended: Int32Array;
  /** The units of all literals, one after the other, and where each begins. */
  readonly #units: Uint16Array;
  readonly #begins: Int32Array;
  /** Literal → what is found where it ends. */
  readonly open: Int32Array;
  readonly closed: Int32Array;
  /** A bit for the first three units of every literal; what is missing counts as 0. */
  readonly #filter = new Int32Array(FILTER / 32);
  /** ASCII unit → the node behind the root, or 0. */
  readonly #ascii = new Int32Array(ASCII);

  constructor(endings: ReadonlyMap<string, Ending>) {
    const literals = [...endings.keys()].toSorted(byUnits);
    this.open = Int32Array.from(literals, (literal) => endings.get(literal)?.open ?? -1);
    this.closed = Int32Array.from(literals, (literal) => endings.get(literal)?.closed ?? -1);
    const all = literals.join("");
    this.#units = Uint16Array.from({ length: all.length }, (_, i) => all.charCodeAt(i));
    this.#begins = new Int32Array(literals.length + 1);
    for (const [i, { length }] of literals.entries()) {
      this.#begins[i + 1] = (this.#begins[i] as number) + length;
    }
    const nodes = layersOf(literals);
    this.#nodes = new Int32Array(nodes.length * 2);
    this.#ended = new Int32Array(nodes.length).fill(-1);
    for (const [node, { from, depth, first, children, ends, alone }] of nodes.entries()) {
      const unit = depth === 0 ? 0 : (literals[from] ?? "").charCodeAt(depth - 1);
      this.#nodes[node * 2] = alone ? ~from : first;
      this.#nodes[node * 2 + 1] = (unit << 16) | children;
      if (ends && !alone) this.#ended[node] = from;
    }
    for (let unit = 0; unit < ASCII; unit++) this.#ascii[unit] = this.child(0, unit);
    for (const literal of literals) this.#admit(literal);
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

  #admit(literal: string): void {
    const [first, second, third] = [0, 1, 2].map((at) => literal.charCodeAt(at) || 0);
    const slot = slotOf(first ?? 0, second ?? 0, third ?? 0);
    this.#filter[slot >>> 5] = (this.#filter[slot >>> 5] as number) | (1 << (slot & 31));
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

/** A node before it is stored: the sorted literals that share its first `depth` units. */
interface Layer {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  /** Whether a literal ends there. */
  readonly ends: boolean;
  /** Whether one literal alone is left. */
  readonly alone: boolean;
  first: number;
  children: number;
}

/** The nodes in the order of their depth, the root first. */
function layersOf(literals: readonly string[]): readonly Layer[] {
  const nodes = [layerOf(literals, { from: 0, to: literals.length, depth: 0 })];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (node === undefined || node.alone) continue;
    node.first = nodes.length;
    const { to, depth } = node;
    // Sorted, so that the literal which ends here is the first.
    let from = node.from + (node.ends ? 1 : 0);
    while (from < to) {
      const unit = literals[from]?.charCodeAt(depth);
      let end = from + 1;
      while (end < to && literals[end]?.charCodeAt(depth) === unit) end++;
      nodes.push(layerOf(literals, { from, to: end, depth: depth + 1 }));
      from = end;
    }
    node.children = nodes.length - node.first;
  }
  return nodes;
}

function layerOf(
  literals: readonly string[],
  { from, to, depth }: Pick<Layer, "from" | "to" | "depth">,
): Layer {
  const ends = from < to && literals[from]?.length === depth;
  return { from, to, depth, ends, alone: depth > 0 && to - from === 1, first: 0, children: 0 };
}

function slotOf(first: number, second: number, third: number): number {
  const mixed = Math.imul((first << 10) ^ (second << 5) ^ third, 0x9e37_79b1);
  return mixed >>> 16;
}

function byUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
