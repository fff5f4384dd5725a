import { grown } from "./number-lists.ts";

const FIRST_PLACES = 512;

/**
 * Some numbers kept for each of a few things out of tens of thousands, found by the thing's number: those of things that are there lie one
 * behind the other, as memory that is touched here and there costs more than all that is done with it.
 */
export class SparseFields {
  /** What is kept, at `find` of the thing: its number first. Those at 0 stand for a thing that is not there. */
  fields: Int32Array;
  /** Where the fields of the first thing begin, and how many there are of each. */
  readonly width: number;
  /** Where the fields of the last thing end. */
  end: number;
  /** Hash → where the thing's fields begin, or 0 (open addressing, linear probing); never more than half full. */
  #places = new Int32Array(FIRST_PLACES);

  /** `width` numbers for each thing, its own among them; one more is kept behind them. */
  constructor(width: number) {
    this.width = width + 1;
    this.end = this.width;
    this.fields = new Int32Array(FIRST_PLACES * this.width);
  }

  /** Where the fields of a thing begin, or 0. */
  find(thing: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    for (let place = placeOf(thing, mask); ; place = (place + 1) & mask) {
      const at = places[place] as number;
      if (at === 0 || this.fields[at] === thing) return at;
    }
  }

  /** Makes room for so many things more. */
  reserve(things: number): void {
    const end = this.end + things * this.width;
    while (end > this.fields.length) this.fields = grown(this.fields);
    let places = this.#places.length;
    while (end * 2 > places * this.width) places *= 2;
    if (places === this.#places.length) return;
    this.#places = new Int32Array(places);
    for (let at = this.width; at < this.end; at += this.width) this.#put(at);
  }

  /** Where the fields of a thing that was not there begin, all 0 but its number; room was made before. */
  add(thing: number): number {
    const at = this.end;
    this.end += this.width;
    const { fields, end } = this;
    for (let field = at + 1; field < end; field++) fields[field] = 0;
    fields[at] = thing;
    this.#put(at);
    return at;
  }

  clear(): void {
    const { fields, width, end } = this;
    for (let at = width; at < end; at += width) this.#places[fields[at + width - 1] as number] = 0;
    this.end = width;
  }

  /** Puts a thing into the hash table; its place is kept as its last field. */
  #put(at: number): void {
    const mask = this.#places.length - 1;
    let place = placeOf(this.fields[at] as number, mask);
    while ((this.#places[place] as number) > 0) place = (place + 1) & mask;
    this.#places[place] = at;
    this.fields[at + this.width - 1] = place;
  }
}

/** A thing's first place, by as many leading bits as there are places (multiplicative hashing, Knuth, TAOCP vol. 3, 6.4). */
function placeOf(thing: number, mask: number): number {
  return Math.imul(thing, 0x9e37_79b1) >>> Math.clz32(mask);
}
