import { kindOf, type Kind } from "../boundary.ts";
import { bytesOf, wordsOf32 } from "./slab.ts";
import type { UnitClass, UnitSet } from "./unit-set.ts";

const ASCII = 128;
const FIRST_SYMBOLS = 32;
/** Units beyond ASCII whose symbol is remembered; then all are forgotten. */
const MOST_BEYOND = 1024;
const FIRST_BEYOND = 32;
/** No unit is remembered yet. */
const NONE = new Uint32Array(1);

/** The alphabet of one pattern: units that no part of it tells apart share a symbol, numbered from 0. Symbols beyond ASCII are told apart as texts bring them. */
export class Symbols {
  readonly sets: readonly UnitSet[];
  /** The sets of several units, each with its number. */
  readonly #classes: readonly (readonly [id: number, units: UnitClass])[];
  /** Symbol × (one word for the kind of its units, then words of 32 sets) → whether its units belong to them, a bit each. */
  #rows: Uint32Array;
  readonly #width: number;
  /** How many there are so far. */
  size = 0;
  /** Hash → a unit beyond ASCII and, in the lower half, its symbol; or 0 (open addressing, linear probing). Never more than half full. */
  #beyond: Uint32Array = NONE;
  #known = 0;
  /** ASCII unit → symbol. */
  readonly ascii = bytesOf(ASCII);

  constructor(sets: readonly UnitSet[]) {
    this.sets = sets;
    this.#classes = classesOf(sets);
    this.#width = 1 + Math.ceil(sets.length / 32);
    this.#rows = wordsOf32(FIRST_SYMBOLS * this.#width);
    for (let unit = 0; unit < ASCII; unit++) this.ascii[unit] = this.#symbolFor(unit);
  }

  /** The symbol of a unit beyond ASCII. */
  symbolOf(unit: number): number {
    const entry = this.#beyond[this.#placeOf(unit)] as number;
    return entry === 0 ? this.#learn(unit) : entry & 0xffff;
  }

  /** Where the unit is remembered, or the free place where it belongs. */
  #placeOf(unit: number): number {
    const beyond = this.#beyond;
    const mask = beyond.length - 1;
    for (let place = Math.imul(unit, 0x9e37_79b1) >>> 16; ; place++) {
      const entry = beyond[place & mask] as number;
      if (entry === 0 || entry >>> 16 === unit) return place & mask;
    }
  }

  #learn(unit: number): number {
    if (this.#known * 2 >= this.#beyond.length - 1) this.#widen();
    const symbol = this.#symbolFor(unit);
    this.#beyond[this.#placeOf(unit)] = (unit << 16) | symbol;
    this.#known++;
    return symbol;
  }

  /** Makes room for more units, or forgets those there are. */
  #widen(): void {
    const before = this.#known >= MOST_BEYOND ? NONE : this.#beyond;
    if (before === NONE) this.#known = 0;
    this.#beyond = wordsOf32(Math.max(FIRST_BEYOND, 2 * before.length));
    for (const entry of before) if (entry !== 0) this.#beyond[this.#placeOf(entry >>> 16)] = entry;
  }

  /** The symbol of any unit. */
  at(text: string, index: number): number {
    const unit = text.charCodeAt(index);
    return unit < ASCII ? (this.ascii[unit] ?? 0) : this.symbolOf(unit);
  }

  kind(symbol: number): Kind {
    return this.#rows[symbol * this.#width] as Kind;
  }

  belongs(set: number, symbol: number): boolean {
    const word = this.#rows[symbol * this.#width + 1 + (set >>> 5)] as number;
    return (word & (1 << (set & 31))) !== 0;
  }

  /** The symbol whose row is that of the unit: written behind the last one, and kept there if it is new. */
  #symbolFor(unit: number): number {
    const width = this.#width;
    const fresh = this.size;
    if ((fresh + 1) * width > this.#rows.length) this.#grow();
    const rows = this.#rows;
    const at = fresh * width;
    rows.fill(0, at, at + width);
    rows[at] = kindOf(unit);
    const alone = this.sets.indexOf(unit);
    if (alone >= 0) this.#mark(fresh, alone);
    for (const [id, units] of this.#classes) if (units.holds(unit)) this.#mark(fresh, id);
    for (let symbol = 0; symbol < fresh; symbol++) if (this.#isSame(symbol, fresh)) return symbol;
    this.size++;
    return fresh;
  }

  #mark(symbol: number, set: number): void {
    const word = symbol * this.#width + 1 + (set >>> 5);
    this.#rows[word] = (this.#rows[word] as number) | (1 << (set & 31));
  }

  #isSame(a: number, b: number): boolean {
    const rows = this.#rows;
    const width = this.#width;
    for (let i = 0; i < width; i++) {
      if (rows[a * width + i] !== rows[b * width + i]) return false;
    }
    return true;
  }

  #grow(): void {
    const larger = wordsOf32(this.#rows.length * 2);
    larger.set(this.#rows);
    this.#rows = larger;
  }
}

function classesOf(sets: readonly UnitSet[]): (readonly [id: number, units: UnitClass])[] {
  return sets.flatMap((set, id) => (typeof set === "number" ? [] : [[id, set]]));
}
