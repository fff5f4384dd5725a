import { spread } from "../../schemas/fnv.ts";

/** Notes the buckets that hashes fall into, each once. */
export class Numbers {
  readonly #mask: number;
  /** A bit for each number that was noted. */
  readonly #noted: Int32Array;
  #numbers = new Int32Array(1 << 12);
  #count = 0;

  constructor(buckets: number) {
    this.#mask = buckets - 1;
    this.#noted = new Int32Array(Math.ceil(buckets / 32));
  }

  note(hash: number): void {
    const number = spread(hash) & this.#mask;
    const word = this.#noted[number >>> 5] as number;
    const bit = 1 << (number & 31);
    if ((word & bit) !== 0) return;
    this.#noted[number >>> 5] = word | bit;
    if (this.#count === this.#numbers.length) this.#grow();
    this.#numbers[this.#count++] = number;
  }

  /** What was noted, in its order; begins anew. */
  taken(): Int32Array {
    const taken = this.#numbers.slice(0, this.#count);
    for (const number of taken) this.#noted[number >>> 5] = 0;
    this.#count = 0;
    return taken;
  }

  #grow(): void {
    const larger = new Int32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
