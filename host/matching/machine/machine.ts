import { EDGE_OF_TEXT, kindOf, type Place } from "../boundary.ts";
import type { Stretch } from "../sentence.ts";
import type { Node } from "../syntax.ts";
import { LazyDfa } from "./lazy-dfa.ts";
import { programOf } from "./program.ts";
import { Symbols } from "./symbols.ts";

const ASCII = 128;

/** Runs one pattern over stretches of texts in linear time, with RE2's leftmost-first matches; what stands beside a stretch still tells its word edges. Keeps what it learns of the pattern. */
export class Machine {
  readonly #tree: Node;
  readonly #symbols: Symbols;
  readonly #forward: LazyDfa;
  #backward: { readonly symbols: Symbols; readonly dfa: LazyDfa } | undefined;

  constructor(tree: Node) {
    this.#tree = tree;
    const program = programOf(tree, "forward");
    this.#symbols = new Symbols(program.sets);
    this.#forward = new LazyDfa(program, this.#symbols, FORWARD);
  }

  /** Whether a match lies within [from, to). */
  occurs(text: string, from: number, to: number): boolean {
    return this.#endOfFirst(text, { start: from, end: to }, true) >= 0;
  }

  /** The leftmost match within [from, to), or null. */
  next(text: string, from: number, to: number): Stretch | null {
    const end = this.#endOfFirst(text, { start: from, end: to }, false);
    return end < 0 ? null : { start: this.#startOf(text, from, end), end };
  }

  #endOfFirst(text: string, { start, end: to }: Stretch, any: boolean): number {
    const dfa = this.#forward;
    const symbols = this.#symbols;
    const { ascii } = symbols;
    let row = dfa.begin(placeAt(text, start - 1));
    let { table, stride } = dfa;
    let end = -1;
    for (let i = start; i < to; i++) {
      const unit = text.charCodeAt(i);
      let symbol: number;
      if (unit < ASCII) {
        symbol = ascii[unit] as number;
      } else {
        symbol = symbols.symbolOf(unit);
        if (symbol >= stride - 1) {
          row = dfa.widen(row);
          ({ stride } = dfa);
        }
        ({ table } = dfa);
      }
      let entry = table[row + symbol] as number;
      if (entry === 0) {
        entry = dfa.step(row, symbol);
        ({ table } = dfa);
      }
      if ((entry & 1) === 1) {
        if (any) return i;
        end = i;
      }
      row = entry >> 1;
      if (row === stride) return end;
    }
    return isMatchAt(text, { row, beside: to, symbols }, dfa) ? to : end;
  }

  /** Where the longest match that ends at `end` begins, at or after `from`. */
  #startOf(text: string, from: number, end: number): number {
    const { dfa, symbols } = (this.#backward ??= this.#makeBackward());
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

  #makeBackward(): { readonly symbols: Symbols; readonly dfa: LazyDfa } {
    const program = programOf(this.#tree, "backward");
    const symbols = new Symbols(program.sets);
    return { symbols, dfa: new LazyDfa(program, symbols, BACKWARD) };
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
