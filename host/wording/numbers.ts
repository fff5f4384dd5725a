import { spread } from "../../schemas/fnv.ts";

/** Notes the buckets that hashes fall into, each once. */
export class Numbers {
  readonly #mask: number;
  /** Number → 1 where it was noted. */
  readonly #noted: Uint8Array;
  #numbers = new Int32Array(1 << 12);
  #count = 0;

  constructor(buckets: number) {
    this.#mask = buckets - 1;
    this.#noted = new Uint8Array(buckets);
  }

  note(hash: number): void {
    const number = spread(hash) & this.#mask;
    if (this.#noted[number] !== 0) return;
    this.#noted[number] = 1;
    if (this.#count === this.#numbers.length) this.#grow();
    this.#numbers[this.#count++] = number;
  }

  /** What was noted, in its order; begins anew. */
  taken(): Int32Array {
    const taken = this.#numbers.slice(0, this.#count);
    for (const number of taken) this.#noted[number] = 0;
    this.#count = 0;
    return taken;
  }

  #grow(): void {
    const larger = new Int32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
