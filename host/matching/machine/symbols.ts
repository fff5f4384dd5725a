import { kindOf, type Kind } from "../boundary.ts";
import { holdsUnit, type UnitSet } from "./unit-set.ts";

const ASCII = 128;
const FIRST_SYMBOLS = 32;

/** The alphabet of one pattern: units that no part of it tells apart share a symbol, numbered from 0. Symbols beyond ASCII are told apart as texts bring them. */
export class Symbols {
  readonly #sets: readonly UnitSet[];
  /** Symbol × words of 32 sets → whether the symbol's units belong to them, a bit each. */
  #members: Uint32Array;
  readonly #words: number;
  /** Symbol → kind of its units. */
  readonly #kinds: Kind[] = [];
  readonly #bySignature = new Map<string, number>();
  readonly #beyond = new Map<number, number>();
  /** ASCII unit → symbol. */
  readonly ascii = new Uint8Array(ASCII);

  constructor(sets: readonly UnitSet[]) {
    this.#sets = sets;
    this.#words = Math.ceil(sets.length / 32);
    this.#members = new Uint32Array(FIRST_SYMBOLS * this.#words);
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
    const word = this.#members[symbol * this.#words + (set >>> 5)] as number;
    return (word & (1 << (set & 31))) !== 0;
  }

  #symbolFor(unit: number): number {
    const kind = kindOf(unit);
    const bits = new Uint32Array(this.#words);
    for (const [index, set] of this.#sets.entries()) {
      if (holdsUnit(set, unit)) bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
    }
    const signature = `${kind},${bits.join(",")}`;
    const known = this.#bySignature.get(signature);
    if (known !== undefined) return known;
    const symbol = this.#kinds.push(kind) - 1;
    this.#bySignature.set(signature, symbol);
    if ((symbol + 1) * this.#words > this.#members.length) this.#grow();
    this.#members.set(bits, symbol * this.#words);
    return symbol;
  }

  #grow(): void {
    const larger = new Uint32Array(this.#members.length * 2);
    larger.set(this.#members);
    this.#members = larger;
  }
}
