import { EDGE_OF_TEXT, kindOf, type Place } from "../boundary.ts";
import type { Stretch } from "../sentence.ts";
import type { Node } from "../patterns/syntax.ts";
import { LazyDfa } from "./lazy-dfa.ts";
import { programBackwards, programOf } from "./program.ts";
import { Symbols } from "./symbols.ts";

const ASCII = 128;

/** A stretch to search for matches that begin at `start` to `last`, both included. */
export interface Window extends Stretch {
  readonly last: number;
}

/** Runs one pattern over stretches of texts in linear time, with RE2's leftmost-first matches; what stands beside a stretch still tells its word edges. Keeps what it learns of the pattern. */
export class Machine {
  readonly #tree: () => Node;
  readonly #symbols: Symbols;
  readonly #forward: LazyDfa;
  #backward: LazyDfa | undefined;

  /** `tree` is read once now, and once more where a match is found. */
  constructor(tree: () => Node) {
    this.#tree = tree;
    const program = programOf(tree());
    this.#symbols = new Symbols(program.sets);
    this.#forward = new LazyDfa(program, this.#symbols, FORWARD);
  }

  /** Whether a match lies within the window. */
  occurs(text: string, window: Window): boolean {
    return this.#endOf(text, window, true) >= 0;
  }

  /** The leftmost match within the window, or null. */
  next(text: string, window: Window): Stretch | null {
    const end = this.#endOf(text, window, false);
    if (end < 0) return null;
    const { start, last } = window;
    return { start: start === last ? start : this.#startOf(text, start, end), end };
  }

  /** Where the leftmost match within the window ends, or any, or -1: that of the match preferred so far, until no way leads on. */
  #endOf(text: string, { start, last, end }: Window, any: boolean): number {
    const dfa = this.#forward;
    const symbols = this.#symbols;
    const { ascii } = symbols;
    let row = dfa.begin(placeAt(text, start - 1));
    let { table, stride } = dfa;
    let met = -1;
    let stop = Math.min(last + 1, end);
    for (let i = start; ; i++) {
      if (i >= stop) {
        if (stop === end) break;
        // From here on no match begins.
        row = dfa.closed(row);
        if (row === stride) return met;
        ({ table } = dfa);
        stop = end;
      }
      const unit = text.charCodeAt(i);
      let symbol: number;
      if (unit < ASCII) {
        symbol = ascii[unit] as number;
      } else {
        symbol = symbols.symbolOf(unit);
        if (symbol >= stride - 1) {
          row = dfa.widen(row);
          ({ table, stride } = dfa);
        }
      }
      let entry = table[row + symbol] as number;
      if (entry === 0) {
        entry = dfa.step(row, symbol);
        ({ table } = dfa);
      }
      if ((entry & 1) === 1) {
        met = i;
        if (any) return met;
      }
      row = entry >> 1;
      if (row === stride) return met;
    }
    return this.#isMatchAt(text, row, end) ? end : met;
  }

  #isMatchAt(text: string, row: number, at: number): boolean {
    return isMatchAt(text, { row, beside: at, symbols: this.#symbols }, this.#forward);
  }

  /** Where the longest match that ends at `end` begins, at or after `from`. */
  #startOf(text: string, from: number, end: number): number {
    const dfa = (this.#backward ??= this.#makeBackward());
    const symbols = this.#symbols;
    let row = dfa.begin(placeAt(text, end));
    let start = end;
    for (let i = end - 1; i >= from; i--) {
      const symbol = symbols.at(text, i);
      if (symbol >= dfa.stride - 1) row = dfa.widen(row);
      const entry = dfa.entry(row, symbol);
      if ((entry & 1) === 1) start = i + 1;
      row = entry >> 1;
      if (row === dfa.dead) return start;
    }
    return isMatchAt(text, { row, beside: from - 1, symbols }, dfa) ? from : start;
  }

  #makeBackward(): LazyDfa {
    return new LazyDfa(programBackwards(this.#tree(), this.#symbols), this.#symbols, BACKWARD);
  }
}

const FORWARD = { anchored: false, longest: false, backward: false };
const BACKWARD = { anchored: true, longest: true, backward: true };

interface Stop {
  readonly row: number;
  /** The unit that stands beyond. */
  readonly beside: number;
  readonly symbols: Symbols;
}

/** Whether a match ends where reading stopped, given what stands beyond. */
function isMatchAt(text: string, { row, beside, symbols }: Stop, dfa: LazyDfa): boolean {
  if (beside < 0 || beside >= text.length) return (dfa.entry(row, dfa.stride - 1) & 1) === 1;
  const symbol = symbols.at(text, beside);
  const known = symbol >= dfa.stride - 1 ? dfa.widen(row) : row;
  return (dfa.entry(known, symbol) & 1) === 1;
}

function placeAt(text: string, index: number): Place {
  return index < 0 || index >= text.length ? EDGE_OF_TEXT : kindOf(text.charCodeAt(index));
}
