import { EDGE_OF_TEXT, isLetter, type Place } from "../boundary.ts";
import { EDGES, OP, type Edge, type Program } from "./program.ts";
import type { Symbols } from "./symbols.ts";

/** Entries of a transition table before it is thrown away and begun anew: rows are told in 15 bits. */
const LARGEST_TABLE = 32_767;
const FIRST_STATES = 4;
/** In a state: a match may begin here, too. */
const ANYWHERE = 0xffff;
const ANYWHERE_LAST = /\uffff$/;

export interface Reading {
  /** Whether a match may begin at any unit read, or only at the first. */
  readonly anchored: boolean;
  /** Whether the longest match is wanted, else the one preferred. */
  readonly longest: boolean;
  /** Whether units are read from the end of the text to its beginning. */
  readonly backward: boolean;
}

/**
 * A program run as a deterministic automaton whose states are made as texts ask for them, so that time is linear
 * in the text whatever the pattern (Thompson 1968; Russ Cox, "Regular Expression Matching in the Wild", 2010).
 * A state is an ordered list of instructions to go on at, and what stands before them.
 */
export class LazyDfa {
  readonly #program: Program;
  readonly #symbols: Symbols;
  readonly #how: Reading;
  /** State × symbol → the next state's row, doubled, plus one where a match ended before the symbol; 0 is not known yet. */
  table: Uint16Array;
  /** Columns of a row: one for each symbol, the last for the end of the text. */
  stride: number;
  /** State → its key; row 0 stands for no state, row 1 for one without any way on. */
  #keys: string[] = [];
  readonly #rows = new Map<string, number>();
  readonly #closed = new Map<number, number>();
  /** Place → the row to begin in, or 0. */
  readonly #begins = new Int32Array(4);

  constructor(program: Program, symbols: Symbols, how: Reading) {
    this.#program = program;
    this.#symbols = symbols;
    this.#how = how;
    this.stride = symbols.size + 1;
    this.table = new Uint16Array(0);
    this.#clear();
  }

  /** The row of a state with no way on. */
  get dead(): number {
    return this.stride;
  }

  /** The row to begin in, behind a unit of that kind or at the edge of the text. */
  begin(place: Place): number {
    const known = this.#begins[place] as number;
    if (known > 0) return known;
    this.#makeRoom();
    const first = this.#how.anchored ? this.#program.start : ANYWHERE;
    return (this.#begins[place] = this.#rowOf(String.fromCharCode(place, first)));
  }

  /** The row of the same state, but that no match begins from here on. */
  closed(row: number): number {
    const known = this.#closed.get(row);
    if (known !== undefined) return known;
    const key = this.#keys[row / this.stride] ?? "";
    const isNewTable = this.#makeRoom();
    const closed = this.#rowOf(key.replace(ANYWHERE_LAST, ""));
    if (!isNewTable) this.#closed.set(row, closed);
    return closed;
  }

  /** Makes room for symbols that were not known; the row that stands for the same state from now on. */
  widen(row: number): number {
    const key = this.#keys[row / this.stride] ?? "";
    this.stride = this.#symbols.size + 8;
    this.#clear();
    return this.#rowOf(key);
  }

  /** The entry of the table for a row and a symbol. */
  entry(row: number, symbol: number): number {
    return (this.table[row + symbol] as number) || this.step(row, symbol);
  }

  /** The entry of the table for a row and a symbol (the last column: the edge of the text); made when not known. Reads `table` anew: it may have been replaced. */
  step(row: number, symbol: number): number {
    const atEdge = symbol === this.stride - 1;
    const place = atEdge ? EDGE_OF_TEXT : this.#symbols.kind(symbol);
    const key = this.#keys[row / this.stride] ?? "";
    const { kernel, matched } = this.#move(key, atEdge ? -1 : symbol, place);
    const isNewTable = this.#makeRoom();
    const entry = this.#rowOf(kernel) * 2 + (matched ? 1 : 0);
    if (!isNewTable) this.table[row + symbol] = entry;
    return entry;
  }

  /** Throws a full table away, rows with it, and says so. */
  #makeRoom(): boolean {
    const isFull = (this.#keys.length + 1) * this.stride > LARGEST_TABLE;
    if (isFull) this.#clear();
    return isFull;
  }

  #clear(): void {
    this.#rows.clear();
    this.#begins.fill(0);
    this.#closed.clear();
    this.#keys = [""];
    this.table = new Uint16Array(this.stride * FIRST_STATES);
    this.#rowOf("");
  }

  #rowOf(key: string): number {
    const state = key.length <= 1 ? "" : key;
    const known = this.#rows.get(state);
    if (known !== undefined) return known;
    const row = this.#keys.push(state) * this.stride - this.stride;
    this.#rows.set(state, row);
    if (row + this.stride > this.table.length) {
      const larger = new Uint16Array(this.table.length * 2);
      larger.set(this.table);
      this.table = larger;
    }
    return row;
  }

  /** The state behind the symbol (none at the edge of the text), and whether a match ended before it. */
  #move(key: string, symbol: number, place: Place): { kernel: string; matched: boolean } {
    const { start, ops, next, other } = this.#program;
    const before = key.charCodeAt(0) as Place;
    const walk = new Walk(this.#program, this.#how.backward ? [place, before] : [before, place]);
    let kernel = String.fromCharCode(place);
    let matched = false;
    for (let i = 1; i < key.length; i++) {
      const code = key.charCodeAt(i);
      walk.from(code === ANYWHERE ? start : code);
      for (let at = walk.next(); at >= 0; at = walk.next()) {
        if (ops[at] === OP.accept) matched = true;
        else if (this.#reads(other[at] as number, symbol) && walk.isNew(next[at] as number)) {
          kernel += String.fromCharCode(next[at] as number);
        }
        if (matched && !this.#how.longest) return { kernel, matched };
      }
    }
    if (key.charCodeAt(key.length - 1) === ANYWHERE) kernel += String.fromCharCode(ANYWHERE);
    return { kernel, matched };
  }

  #reads(set: number, symbol: number): boolean {
    return symbol >= 0 && this.#symbols.belongs(set, symbol);
  }
}

/** Round → which instructions were passed, which are behind the symbol; shared by all, as no two walks overlap. */
let passed = new Int32Array(1024);
let behind = new Int32Array(1024);
let round = 0;

/** Follows what reads nothing, in the order of preference, each instruction once. */
class Walk {
  readonly #program: Program;
  readonly #stack: number[] = [];
  readonly #left: Place;
  readonly #right: Place;

  constructor(program: Program, [left, right]: readonly [Place, Place]) {
    this.#program = program;
    this.#left = left;
    this.#right = right;
    round++;
    if (program.ops.length > passed.length) {
      passed = new Int32Array(program.ops.length * 2);
      behind = new Int32Array(program.ops.length * 2);
    }
  }

  from(at: number): void {
    this.#stack.push(at);
  }

  /** Whether the instruction was not told to be behind the symbol yet. */
  isNew(at: number): boolean {
    if (behind[at] === round) return false;
    behind[at] = round;
    return true;
  }

  /** The next instruction that reads or accepts, or -1. */
  next(): number {
    const { ops, next, other } = this.#program;
    for (let at = this.#stack.pop(); at !== undefined; at = this.#stack.pop()) {
      if (passed[at] === round) continue;
      passed[at] = round;
      const op = ops[at];
      if (op === OP.read || op === OP.accept) return at;
      if (op === OP.split) this.#stack.push(other[at] as number, next[at] as number);
      else if (this.#holds(other[at] as number)) this.#stack.push(next[at] as number);
    }
    return -1;
  }

  #holds(edge: number): boolean {
    const name = EDGES[edge];
    return name !== undefined && HOLDS[name](this.#left, this.#right);
  }
}

const JOINED = 1;

/** Whether each edge holds between what stands left and right of it. */
const HOLDS: Readonly<Record<Edge, (left: Place, right: Place) => boolean>> = {
  start: (left) => left === EDGE_OF_TEXT,
  end: (_, right) => right === EDGE_OF_TEXT,
  begin: (left) => left !== JOINED,
  finish: (_, right) => right !== JOINED,
  general: (left, right) => isLetter(left) !== isLetter(right),
  inside: (left, right) => isLetter(left) === isLetter(right),
};
