import { EDGE_OF_TEXT, isLetter, type Place } from "../boundary.ts";
import { EDGES, INSTRUCTION, OP, type Edge, type Program } from "./program.ts";
import type { Symbols } from "./symbols.ts";

/** Entries of a transition table before it is thrown away and begun anew: rows are told in 15 bits. */
const LARGEST_TABLE = 32_767;
const FIRST_STATES = 4;
const SLOTS = 2;
/** In a state: a match may begin here, too. */
const ANYWHERE = 0xffff;

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
  /** State × symbol → the next state's row, doubled, plus one where a match ended before the symbol; 0 is not known yet. Behind these, for as many states as there is room for, two slots each to find states by their keys: number plus one. */
  table: Uint16Array;
  /** Columns of a row: one for each symbol, the last for the end of the text. */
  stride: number;
  /** State → its key; state 0 stands for none, state 1 for one without any way on. */
  #keys: string[] = [];
  /** States there is room for, a power of two. */
  #room = FIRST_STATES;
  /** Rows, each with the row of the same state but that no match begins any more; there are few. */
  #closed: number[] = [];
  /** Place → the row to begin in, or 0. */
  #begins: number[] = [];

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
    const pairs = this.#closed;
    for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === row) return pairs[i + 1] as number;
    const key = this.#keys[row / this.stride] ?? "";
    const isNewTable = this.#makeRoom();
    const isOpen = key.charCodeAt(key.length - 1) === ANYWHERE;
    const closed = this.#rowOf(isOpen ? key.slice(0, -1) : key);
    if (!isNewTable) pairs.push(row, closed);
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
    this.#begins = [0, 0, 0, 0];
    this.#closed = [];
    this.#keys = [""];
    this.#resize(FIRST_STATES);
    this.#rowOf("");
  }

  /** A table with room for so many states that holds those there are. */
  #resize(room: number): void {
    const { stride, table } = this;
    const states = this.#keys.length;
    this.#room = room;
    this.table = new Uint16Array(room * (stride + SLOTS));
    if (states <= 1) return;
    this.table.set(table.subarray(0, states * stride));
    for (let state = 1; state < states; state++) {
      this.table[this.#slotOf(this.#keys[state] ?? "")] = state + 1;
    }
  }

  #rowOf(key: string): number {
    const kernel = key.length <= 1 ? "" : key;
    const slot = this.#slotOf(kernel);
    const known = this.table[slot] as number;
    if (known > 0) return (known - 1) * this.stride;
    const state = this.#keys.push(kernel) - 1;
    this.table[slot] = state + 1;
    if (state + 1 === this.#room) this.#resize(this.#room * 2);
    return state * this.stride;
  }

  /** The slot that tells the state of the key, or the empty one where it belongs. */
  #slotOf(key: string): number {
    const first = this.#room * this.stride;
    const mask = this.#room * SLOTS - 1;
    let hash = key.length;
    for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0;
    for (let at = (hash ^ (hash >>> 9)) & mask; ; at = (at + 1) & mask) {
      const state = (this.table[first + at] as number) - 1;
      if (state < 0 || this.#keys[state] === key) return first + at;
    }
  }

  /** The state behind the symbol (none at the edge of the text), and whether a match ended before it. */
  #move(key: string, symbol: number, place: Place): { kernel: string; matched: boolean } {
    const { start, code } = this.#program;
    const before = key.charCodeAt(0) as Place;
    const walk = new Walk(this.#program, this.#how.backward ? [place, before] : [before, place]);
    let kernel = String.fromCharCode(place);
    let matched = false;
    for (let i = 1; i < key.length; i++) {
      const from = key.charCodeAt(i);
      walk.from(from === ANYWHERE ? start : from);
      for (let at = walk.next(); at >= 0; at = walk.next()) {
        const next = code[at * INSTRUCTION + 1] as number;
        if (code[at * INSTRUCTION] === OP.accept) matched = true;
        else if (this.#reads(code[at * INSTRUCTION + 2] as number, symbol) && walk.isNew(next)) {
          kernel += String.fromCharCode(next);
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
    if (program.code.length > passed.length) {
      passed = new Int32Array(program.code.length * 2);
      behind = new Int32Array(program.code.length * 2);
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
    const { code } = this.#program;
    for (let at = this.#stack.pop(); at !== undefined; at = this.#stack.pop()) {
      if (passed[at] === round) continue;
      passed[at] = round;
      const op = code[at * INSTRUCTION];
      if (op === OP.read || op === OP.accept) return at;
      const next = code[at * INSTRUCTION + 1] as number;
      const other = code[at * INSTRUCTION + 2] as number;
      if (op === OP.split) this.#stack.push(other, next);
      else if (this.#holds(other)) this.#stack.push(next);
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
