import type { Steps } from "../../schemas/steps.ts";

/** Finds that are looked at between two stops of work in steps. */
export const STRIDE = 256;

/** A megabyte takes less than a second; a busy machine may need longer. */
const MOST_MS = 10_000;
/** UTF-16 units that are gone through between two stops. */
const BETWEEN_STOPS = 16_384;

/** Stops of one search, so far apart that they cost nothing beside the work. */
export class Stops {
  #units = 0;
  #worked = 0;
  #since = performance.now();

  /** Whether so many more units are enough for a stop. */
  isDue(units: number): boolean {
    this.#units += units;
    return this.#units >= BETWEEN_STOPS;
  }

  /** Throws where the search worked longer than any text should take, the time of others not counted. */
  *stop(): Steps<void> {
    this.#units = 0;
    this.#worked += performance.now() - this.#since;
    if (this.#worked > MOST_MS) throw new Error("looking for personal values takes too long");
    yield;
    this.#since = performance.now();
  }
}
