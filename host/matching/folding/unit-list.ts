/** Units of most texts; a longer text gets memory of its own. */
const USUAL = 4096;

/** Shared by all lists, as only one is made at a time. */
const shared = new Uint16Array(USUAL);

/** A text being put together unit by unit. */
export class UnitList {
  length = 0;
  #units: Uint16Array<ArrayBuffer>;

  /** `about` says how many units are expected. */
  constructor(about: number) {
    this.#units = about <= USUAL ? shared : new Uint16Array(about);
  }

  push(unit: number): void {
    if (this.length === this.#units.length) this.#grow();
    this.#units[this.length++] = unit;
  }

  at(index: number): number {
    return this.#units[index] as number;
  }

  put(index: number, unit: number): void {
    this.#units[index] = unit;
  }

  /** The units there are, not copied. */
  all(): Uint16Array {
    return this.#units.subarray(0, this.length);
  }

  /** One byte per character where that suffices: every later step is faster on such a string. */
  toString(): string {
    const units = this.#units;
    let highest = 0;
    for (let i = 0; i < this.length; i++) highest |= units[i] as number;
    if (highest < 0x80) return Buffer.from(this.all()).toString("latin1");
    return Buffer.from(units.buffer, 0, 2 * this.length).toString("utf16le");
  }

  #grow(): void {
    const larger = new Uint16Array(2 * this.#units.length);
    larger.set(this.#units);
    this.#units = larger;
  }
}
