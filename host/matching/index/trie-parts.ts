/** Bits of the filter of beginnings. */
const FILTER = 1 << 16;

/** What is found where a literal ends: numbers, or -1. */
export interface Ending {
  /** Found wherever the literal ends. */
  readonly open: number;
  /** Found only where a word ends with it. */
  readonly closed: number;
}

/** What a trie of literals consists of. */
export interface TrieParts {
  /** Node × 2: its first child, or the bitwise not of the only literal left; then its unit and how many children it has. */
  readonly nodes: Int32Array;
  /** Node → the literal that ends there, or -1. */
  readonly ended: Int32Array;
  /** The units of all literals, one after the other, and where each begins. */
  readonly units: Uint16Array;
  readonly begins: Int32Array;
  /** Literal → what is found where it ends. */
  readonly open: Int32Array;
  readonly closed: Int32Array;
  /** A bit for the first three units of every literal; what is missing counts as 0 (Bloom, 1970). */
  readonly filter: Int32Array;
}

/** Makes the trie of literals. */
export function triePartsOf(endings: ReadonlyMap<string, Ending>): TrieParts {
  const literals = [...endings.keys()].toSorted(byUnits);
  const all = literals.join("");
  const begins = new Int32Array(literals.length + 1);
  for (const [i, { length }] of literals.entries()) begins[i + 1] = (begins[i] as number) + length;
  return {
    ...nodesOf(literals),
    units: Uint16Array.from({ length: all.length }, (_, i) => all.charCodeAt(i)),
    begins,
    open: Int32Array.from(literals, (literal) => endings.get(literal)?.open ?? -1),
    closed: Int32Array.from(literals, (literal) => endings.get(literal)?.closed ?? -1),
    filter: filterOf(literals),
  };
}

/** The bit for three units. */
export function slotOf(first: number, second: number, third: number): number {
  const mixed = Math.imul((first << 10) ^ (second << 5) ^ third, 0x9e37_79b1);
  return mixed >>> 16;
}

function filterOf(literals: readonly string[]): Int32Array {
  const filter = new Int32Array(FILTER / 32);
  for (const literal of literals) {
    const [first, second, third] = [0, 1, 2].map((at) => literal.charCodeAt(at) || 0);
    const slot = slotOf(first ?? 0, second ?? 0, third ?? 0);
    filter[slot >>> 5] = (filter[slot >>> 5] as number) | (1 << (slot & 31));
  }
  return filter;
}

function nodesOf(literals: readonly string[]): Pick<TrieParts, "nodes" | "ended"> {
  const layers = layersOf(literals);
  const nodes = new Int32Array(layers.length * 2);
  const ended = new Int32Array(layers.length).fill(-1);
  for (const [node, { from, depth, first, children, ends, alone }] of layers.entries()) {
    const unit = depth === 0 ? 0 : (literals[from] ?? "").charCodeAt(depth - 1);
    nodes[node * 2] = alone ? ~from : first;
    nodes[node * 2 + 1] = (unit << 16) | children;
    if (ends && !alone) ended[node] = from;
  }
  return { nodes, ended };
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

function byUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
