import { kindOf, type Kind } from "../boundary.ts";
import type { UnitSet } from "./unit-set.ts";

const ASCII = 128;

/** The alphabet of one pattern: units that no part of it tells apart share a symbol, numbered from 0. Symbols beyond ASCII are told apart as texts bring them. */
export class Symbols {
  readonly #sets: readonly UnitSet[];
  /** Set → symbol → whether the symbol's units belong to it. */
  readonly #members: number[][];
  /** Symbol → kind of its units. */
  readonly #kinds: Kind[] = [];
  readonly #bySignature = new Map<string, number>();
  readonly #beyond = new Map<number, number>();
  /** ASCII unit → symbol. */
  readonly ascii = new Uint8Array(ASCII);

  constructor(sets: readonly UnitSet[]) {
    this.#sets = sets;
    this.#members = sets.map(() => []);
    for (let unit = 0; unit < ASCII; unit++) this.ascii[unit] = this.#symbolFor(unit);
  }

  get size(): number {
    return this.#kinds.length;
  }

  /** The symbol of a unit beyond ASCII. */
  symbolOf(unit: number): number {
    const known = this.#beyond.get(unit);
    if (known !== undefined) return known;
    const symbol = this.#symbolFor(unit);
    this.#beyond.set(unit, symbol);
    return symbol;
  }

  /** The symbol of any unit. */
  at(text: string, index: number): number {
    const unit = text.charCodeAt(index);
    return unit < ASCII ? (this.ascii[unit] ?? 0) : this.symbolOf(unit);
  }

  kind(symbol: number): Kind {
    return this.#kinds[symbol] ?? 0;
  }

  belongs(set: number, symbol: number): boolean {
    return this.#members[set]?.[symbol] === 1;
  }

  #symbolFor(unit: number): number {
    const kind = kindOf(unit);
    let signature = String(kind);
    for (const [index, set] of this.#sets.entries()) {
      if (set.holds(unit)) signature += `,${index}`;
    }
    const known = this.#bySignature.get(signature);
    if (known !== undefined) return known;
    const symbol = this.#kinds.push(kind) - 1;
    this.#bySignature.set(signature, symbol);
    for (const [index, set] of this.#sets.entries()) {
      (this.#members[index] ??= []).push(set.holds(unit) ? 1 : 0);
    }
    return symbol;
  }
}
