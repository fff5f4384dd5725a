import { FNV_OFFSET, hashedOn } from "../../../schemas/fnv.ts";

/** Longest run of words that is one feature. */
export const LONGEST_TERM = 3;

/** Whether a folded code unit belongs to a word. */
function isWordUnit(unit: number): boolean {
  if (unit < 0x80)
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit === 0x5f;
  return unit > 0xbf && !isPunctuation(unit);
}

function isPunctuation(unit: number): boolean {
  return (
    (unit >= 0x2000 && unit <= 0x206f) ||
    (unit >= 0x3000 && unit <= 0x303f) ||
    (unit >= 0xff00 && unit <= 0xff0f) ||
    PUNCTUATION.has(unit)
  );
}

const PUNCTUATION: ReadonlySet<number> = new Set([
  0xd7, 0xf7, 0x60c, 0x61b, 0x61f, 0x6d4, 0x964, 0x965, 0x104a, 0x104b, 0x17d4, 0x17d5,
]);

/** Told of each run of up to three words: its hash, and its places in the text. */
export type OnTerm = (hash: number, start: number, end: number) => void;

/** Walks the words of a folded text and tells every run of one to three by its FNV-1a hash (32 bit, signed; words joined by a space). Allocates nothing, linear in the text. */
export function eachTerm(folded: string, onTerm: OnTerm): void {
  // Hashes and starts of the runs that end at the word being read: one word, two words, three.
  let [two, three] = [FNV_OFFSET, FNV_OFFSET];
  let [twoStart, threeStart] = [-1, -1];
  for (let at = 0; at < folded.length;) {
    if (!isWordUnit(folded.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const start = at;
    let one = FNV_OFFSET;
    for (; at < folded.length; at += 1) {
      const unit = folded.charCodeAt(at);
      if (!isWordUnit(unit)) break;
      one = mixed(one, unit);
      two = mixed(two, unit);
      three = mixed(three, unit);
    }
    onTerm(one | 0, start, at);
    if (twoStart >= 0) onTerm(two | 0, twoStart, at);
    if (threeStart >= 0) onTerm(three | 0, threeStart, at);
    [three, threeStart] = [mixed(two, 0x20), twoStart];
    [two, twoStart] = [mixed(one, 0x20), start];
  }
}

function mixed(hash: number, unit: number): number {
  return hashedOn(hashedOn(hash, unit & 0xff), unit >>> 8);
}

/** The hash of a folded term as `eachTerm` tells it; null when it is not one to three words. */
export function hashOfTerm(folded: string): number | null {
  let whole: number | null = null;
  eachTerm(folded, (hash, start, end) => {
    if (start === 0 && end === folded.length) whole = hash;
  });
  return whole;
}
