import { hasBit, setBit } from "./bits.ts";
import { isLetter, kindOf, UNSPACED } from "./units.ts";

/** Where words of a text begin, or may, of a script without spaces; of each place hashes of its first unit, its first two and its first three (0 to `HEADS` - 1). */
export interface WordStarts {
  readonly count: number;
  readonly places: Int32Array;
  readonly heads: Uint16Array;
  /** Whether one of these hashes is that of any place. */
  readonly holdAny: (heads: Uint16Array) => boolean;
}

/** So many hashes belong to a place. */
export const HEAD = 3;
/** So many hashes there are. */
export const HEADS = 1 << 15;

/** So many texts are remembered, as many lists of words are looked for in the same ones; of those longer than so many UTF-16 units only the last. */
const REMEMBERED = 8;
const LONG = 1 << 14;
/** Those asked for of late, the last one first. */
let recent: readonly Starts[] = [];

/** Goes through a text once, however many lists of words are looked for in it. */
export function wordStarts(text: string): WordStarts {
  const known = recent.find((starts) => starts.text === text);
  if (known !== undefined && known === recent[0]) return known;
  const starts = known ?? new Starts(text);
  const isKept = (one: Starts): boolean =>
    one !== starts && (one.text.length <= LONG || text.length <= LONG);
  recent = [starts, ...recent.filter(isKept).slice(0, REMEMBERED - 1)];
  return starts;
}

/** The hash of the first so many units, one to three, of what begins at a place. */
export function headOf(text: string, at: number, units: number): number {
  let hash = units;
  for (let nth = 0; nth < units; nth++)
    hash = Math.imul(hash ^ text.charCodeAt(at + nth), 0x9e37_79b1);
  return hash >>> 17;
}

/** A bit for each hash of the text that was last asked for one: lists of words are short, and many are looked for in the same text. */
const held = new Uint32Array(HEADS / 32);
let heldOf: Uint16Array | null = null;

class Starts implements WordStarts {
  readonly text: string;
  count = 0;
  places: Int32Array;
  heads: Uint16Array;

  constructor(text: string) {
    const most = (text.length >>> 2) + 4;
    this.text = text;
    this.places = new Int32Array(most);
    this.heads = new Uint16Array(most * HEAD);
    let isWithinWord = false;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (!isWithinWord || (kindOf(unit) & UNSPACED) !== 0) this.#add(at);
      isWithinWord = isLetter(unit);
    }
  }

  holdAny(heads: Uint16Array): boolean {
    if (heldOf !== this.heads) this.#hold();
    for (const head of heads) if (hasBit(held, head)) return true;
    return false;
  }

  #hold(): void {
    held.fill(0);
    for (let nth = 0; nth < this.count * HEAD; nth++) setBit(held, this.heads[nth] as number);
    heldOf = this.heads;
  }

  #add(at: number): void {
    if (this.count === this.places.length) this.#grow();
    this.places[this.count] = at;
    for (let units = 1; units <= HEAD; units++)
      this.heads[this.count * HEAD + units - 1] = headOf(this.text, at, units);
    this.count++;
  }

  #grow(): void {
    const { places, heads } = this;
    this.places = new Int32Array(places.length * 2);
    this.heads = new Uint16Array(heads.length * 2);
    this.places.set(places);
    this.heads.set(heads);
  }
}
