/** A number up to 65,535 for each of many keys, which are numbers themselves; 0 for a key that was given none. Only what was touched is cleared. */
export class NumberTable {
  #values = new Uint16Array(256);
  readonly #touched: number[] = [];

  /** The number of `key`. */
  get(key: number): number {
    return this.#values[key] ?? 0;
  }

  /** Gives `key`, an integer from 0 on, a number. */
  set(key: number, value: number): void {
    if (key >= this.#values.length) this.#grow(key);
    if (this.#values[key] === 0) this.#touched.push(key);
    this.#values[key] = value;
  }

  /** Takes all numbers away. */
  clear(): void {
    for (const key of this.#touched) this.#values[key] = 0;
    this.#touched.length = 0;
  }

  #grow(key: number): void {
    const values = new Uint16Array(2 ** Math.ceil(Math.log2(key + 1)));
    values.set(this.#values);
    this.#values = values;
  }
}
