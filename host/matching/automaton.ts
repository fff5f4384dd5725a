const ASCII = 128;

/** Where literals were found, in the order of their ends; grows as needed and is reused. */
export class Occurrences {
  literals = new Int32Array(256);
  ends = new Int32Array(256);
  size = 0;

  push(literal: number, end: number): void {
    if (this.size === this.literals.length) {
      this.literals = grown(this.literals);
      this.ends = grown(this.ends);
    }
    this.literals[this.size] = literal;
    this.ends[this.size++] = end;
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/**
 * Finds every occurrence of many literals in one pass (Aho and Corasick, 1975). ASCII units step through dense rows of
 * the full automaton; other units follow hashed edges and failure links.
 */
export class Automaton {
  readonly #classOf = new Uint8Array(ASCII);
  readonly #stride: number;
  /** State × class → next state × stride; bitwise not when a literal ends in the next state. */
  readonly #rows: Int32Array;
  readonly #edges: EdgeTable;
  readonly #fail: Int32Array;
  /** The literal that ends in a state, or -1. */
  readonly #literal: Int32Array;
  /** The next state on the failure path in which a literal ends, or 0. */
  readonly #also: Int32Array;
  readonly #ends: Uint8Array;
  readonly #lengths: Uint16Array;

  /** Literals are told by their position; they are unique and not empty. */
  constructor(literals: readonly string[]) {
    const trie = new Trie(literals);
    this.#stride = numberClasses(this.#classOf, literals);
    const size = trie.size;
    this.#rows = new Int32Array(size * this.#stride);
    this.#fail = new Int32Array(size);
    this.#also = new Int32Array(size);
    this.#ends = new Uint8Array(size);
    this.#literal = Int32Array.from(trie.literal);
    this.#edges = new EdgeTable(trie);
    this.#lengths = Uint16Array.from(literals, ({ length }) => length);
    this.#connect(trie);
  }

  /** Units of a literal. */
  lengthOf(literal: number): number {
    return this.#lengths[literal] as number;
  }

  get states(): number {
    return this.#fail.length;
  }

  /** Continues in `state` (0 at first) over `text[from, to)` and adds what ends there; gives the state it stops in. */
  search(text: string, span: Span, found: Occurrences): number {
    const { to } = span;
    const rows = this.#rows;
    const classOf = this.#classOf;
    let row = span.state * this.#stride;
    for (let i = span.from; i < to; i++) {
      const unit = text.charCodeAt(i);
      let next: number;
      if (unit < ASCII) {
        next = rows[row + (classOf[unit] as number)] as number;
      } else {
        next = this.#step(row / this.#stride, unit) * this.#stride;
        if (this.#ends[next / this.#stride] === 1) next = ~next;
      }
      if (next < 0) {
        next = ~next;
        this.#report(next / this.#stride, i + 1, found);
      }
      row = next;
    }
    return row / this.#stride;
  }

  #report(state: number, end: number, found: Occurrences): void {
    for (let s = state; s !== 0; s = this.#also[s] as number) {
      const literal = this.#literal[s] as number;
      if (literal >= 0) found.push(literal, end);
    }
  }

  #step(from: number, unit: number): number {
    for (let state = from; ; state = this.#fail[state] as number) {
      const next = this.#edges.get(state, unit);
      if (next >= 0) return next;
      if (state === 0) return 0;
    }
  }

  /** Breadth first, so that a state's failure state is complete before the state itself. */
  #connect(trie: Trie): void {
    const order = [0];
    for (let head = 0; head < order.length; head++) {
      const state = order[head] as number;
      this.#link(state);
      for (const [unit, child] of trie.childrenOf(state)) {
        this.#fail[child] = state === 0 ? 0 : this.#step(this.#fail[state] as number, unit);
        order.push(child);
      }
      this.#fillRow(state, trie);
    }
    for (let i = 0; i < this.#rows.length; i++) {
      const state = this.#rows[i] as number;
      this.#rows[i] = this.#ends[state] === 1 ? ~(state * this.#stride) : state * this.#stride;
    }
  }

  #link(state: number): void {
    const fail = this.#fail[state] as number;
    const own = (this.#literal[state] as number) >= 0;
    this.#also[state] = (this.#literal[fail] as number) >= 0 ? fail : (this.#also[fail] as number);
    this.#ends[state] = own || this.#ends[fail] === 1 ? 1 : 0;
  }

  #fillRow(state: number, trie: Trie): void {
    const stride = this.#stride;
    const row = state * stride;
    if (state !== 0) {
      const fail = (this.#fail[state] as number) * stride;
      this.#rows.copyWithin(row, fail, fail + stride);
    }
    for (const [unit, child] of trie.childrenOf(state)) {
      if (unit < ASCII) this.#rows[row + (this.#classOf[unit] as number)] = child;
    }
  }
}

/** A stretch of text to search, and the state to begin in. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly state: number;
}

/** Gives every ASCII unit that occurs in a literal its class; class 0 is all others. */
function numberClasses(classOf: Uint8Array, literals: readonly string[]): number {
  let classes = 1;
  for (const literal of literals) {
    for (let i = 0; i < literal.length; i++) {
      const unit = literal.charCodeAt(i);
      if (unit < ASCII && classOf[unit] === 0) classOf[unit] = classes++;
    }
  }
  return classes;
}

class Trie {
  readonly literal: number[] = [-1];
  readonly #first: number[] = [0];
  readonly #sibling: number[] = [0];
  readonly #unit: number[] = [0];

  constructor(literals: readonly string[]) {
    const edges = new Map<number, number>();
    for (const [index, literal] of literals.entries()) {
      let state = 0;
      for (let i = 0; i < literal.length; i++) {
        const key = state * 65_536 + literal.charCodeAt(i);
        const next = edges.get(key) ?? this.#add(state, literal.charCodeAt(i));
        edges.set(key, next);
        state = next;
      }
      this.literal[state] = index;
    }
  }

  get size(): number {
    return this.literal.length;
  }

  *childrenOf(state: number): Generator<[unit: number, child: number]> {
    for (let child = this.#first[state] ?? 0; child !== 0; child = this.#sibling[child] ?? 0) {
      yield [this.#unit[child] ?? 0, child];
    }
  }

  #add(parent: number, unit: number): number {
    const state = this.literal.push(-1) - 1;
    this.#unit.push(unit);
    this.#sibling.push(this.#first[parent] ?? 0);
    this.#first.push(0);
    this.#first[parent] = state;
    return state;
  }
}

/** The trie's edges over units beyond ASCII and its ASCII ones, open addressing. */
class EdgeTable {
  readonly #mask: number;
  readonly #states: Int32Array;
  readonly #units: Uint16Array;
  readonly #next: Int32Array;

  constructor(trie: Trie) {
    let capacity = 16;
    while (capacity < trie.size * 2) capacity *= 2;
    this.#mask = capacity - 1;
    this.#states = new Int32Array(capacity);
    this.#units = new Uint16Array(capacity);
    this.#next = new Int32Array(capacity).fill(-1);
    for (let state = 0; state < trie.size; state++) {
      for (const [unit, child] of trie.childrenOf(state)) this.#set(state, unit, child);
    }
  }

  get(state: number, unit: number): number {
    for (let slot = this.#slot(state, unit); ; slot = (slot + 1) & this.#mask) {
      const next = this.#next[slot] as number;
      if (next < 0 || (this.#states[slot] === state && this.#units[slot] === unit)) return next;
    }
  }

  #set(state: number, unit: number, child: number): void {
    let slot = this.#slot(state, unit);
    while ((this.#next[slot] as number) >= 0) slot = (slot + 1) & this.#mask;
    this.#states[slot] = state;
    this.#units[slot] = unit;
    this.#next[slot] = child;
  }

  #slot(state: number, unit: number): number {
    return ((Math.imul(state, 0x9e37_79b1) ^ Math.imul(unit, 0x85eb_ca6b)) >>> 7) & this.#mask;
  }
}
