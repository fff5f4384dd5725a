import { hasBit, setBit } from "./bits.ts";
import { HEAD, headOf } from "./word-starts.ts";

/** Bits that are kept of a list of words: few enough to hold of each of hundreds of rows. */
const BITS = 512;
/** What a pattern would read as more than itself. */
const SIGNS = /[\\()[\]{}?+.^$]/;

/** Tells quickly where none of some words begins: at a few places too many that one may, and at none too few. */
export class WordsToCome {
  /** A bit for each hash of what a word begins with: its first three units, or all of a shorter one. */
  readonly #heads = new Uint32Array(BITS / 32);
  /** The shortest beginning has so many units. */
  #least = HEAD;

  /** Folded beginnings of words, none of them empty. */
  private constructor(beginnings: readonly string[]) {
    for (const beginning of beginnings) {
      const units = Math.min(HEAD, beginning.length);
      this.#least = Math.min(this.#least, units);
      setBit(this.#heads, headOf(beginning, 0, units) % BITS);
    }
  }

  /** Of folded words that may end in `*`, for any ending; null where one of them may be anything. */
  static of(words: readonly string[]): WordsToCome | null {
    const beginnings = words.map((word) => word.replace(/\*.*$/u, ""));
    if (beginnings.some((word) => word === "" || SIGNS.test(word))) return null;
    return new WordsToCome(beginnings);
  }

  /** Whether one of them may begin at a place of a folded text. */
  mayBeginAt(folded: string, at: number): boolean {
    for (let units = this.#least; units <= HEAD; units++)
      if (hasBit(this.#heads, headOf(folded, at, units) % BITS)) return true;
    return false;
  }
}
