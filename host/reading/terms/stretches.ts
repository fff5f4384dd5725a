/** From where to where in a text something stands, end exclusive. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Stretches of a text, however they overlap; to tell whether another lies within one of them takes a few steps, however many there are. */
export class Stretches {
  readonly #starts: readonly number[];
  /** The farthest end of each and those before it. */
  readonly #ends: readonly number[];

  /** Those of some stretches that are so. */
  static of<T extends Stretch>(stretches: readonly T[], isSo: (stretch: T) => boolean): Stretches {
    const own = stretches.filter(isSo);
    return own.length === 0 ? NONE : new Stretches(own);
  }

  constructor(stretches: readonly Stretch[]) {
    const ordered = stretches.toSorted((a, b) => a.start - b.start);
    let farthest = 0;
    this.#starts = ordered.map(({ start }) => start);
    this.#ends = ordered.map(({ end }) => (farthest = Math.max(farthest, end)));
  }

  /** Whether one of them holds all of it. */
  hold({ start, end }: Stretch): boolean {
    return this.#reach(start) >= end;
  }

  /** Whether one of them holds all of it and more. */
  holdMoreThan({ start, end }: Stretch): boolean {
    return this.#reach(start) > end || this.#reach(start - 1) >= end;
  }

  /** The farthest end of those that begin at a place or before, or −1. */
  #reach(place: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? Infinity) <= place) low = middle + 1;
      else high = middle;
    }
    return this.#ends[low - 1] ?? -1;
  }
}

const NONE = new Stretches([]);
