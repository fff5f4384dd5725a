import { FNV_OFFSET, hashedOn, spread } from "../../schemas/fnv.ts";

/** Longest run of units that is looked at. */
const LONGEST = 4;
const DIGIT = 0x30;
/** What hashes of one word, of two that follow each other and of two around a third begin with, so that they differ from runs of units. */
const [WORD, PAIR, GAP] = [0x2545_f491, 0x6c07_8965, 0x4f1b_bcdd];

/** Bucket → the round it was last found in, and the buckets found; shared by all, as no two texts are read at once. */
let found = new Uint32Array(1 << 15);
let numbers = new Int32Array(1 << 15);
let round = 0;
let count = 0;

/**
 * The numbers, each once, of the runs of 1 to 4 units that a folded text holds, of its words, of each two that follow
 * each other and of each two with one between, hashed to `buckets` (a power of two): runs tell words in scripts without
 * spaces too (McNamee & Mayfield, 2004; the hashing trick, Weinberger et al., 2009). Digits count as one; a text begins and ends as a word does.
 */
export function ngramsOf(folded: string, buckets: number): Int32Array {
  if (found.length < buckets) {
    found = new Uint32Array(buckets);
    numbers = new Int32Array(buckets);
  }
  round++;
  count = 0;
  const text = ` ${folded} `;
  noteRuns(text, buckets - 1);
  noteWords(text, buckets - 1);
  return numbers.slice(0, count);
}

function noteRuns(text: string, mask: number): void {
  for (let start = 0; start < text.length; start++) {
    let hash = FNV_OFFSET;
    const end = Math.min(text.length, start + LONGEST);
    for (let at = start; at < end; at++) {
      hash = hashedOn(hash, unitAt(text, at));
      note(hash, mask);
    }
  }
}

function noteWords(text: string, mask: number): void {
  let [last, beforeLast] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    let unit = unitAt(text, at);
    if (!isOfWord(unit)) continue;
    let word = WORD;
    for (; isOfWord(unit); unit = unitAt(text, ++at)) word = hashedOn(word, unit);
    note(word, mask);
    if (last !== 0) note(hashedOn(last, PAIR) ^ word, mask);
    if (beforeLast !== 0) note(hashedOn(beforeLast, GAP) ^ word, mask);
    [last, beforeLast] = [word, last];
  }
}

function note(hash: number, mask: number): void {
  const bucket = spread(hash) & mask;
  if (found[bucket] === round) return;
  found[bucket] = round;
  numbers[count++] = bucket;
}

function unitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit > DIGIT && unit <= DIGIT + 9 ? DIGIT : unit;
}

/** Letters, marks and digits: of ASCII by their number, beyond it all but spaces, dashes, quotation marks and the like. */
function isOfWord(unit: number): boolean {
  if (unit < 0x80) return (unit >= 0x61 && unit <= 0x7a) || unit === DIGIT;
  if (unit >= 0x2000 && unit <= 0x206f) return false;
  return unit > 0xbf && (unit < 0x3000 || unit > 0x303f) && !MARKS.has(unit);
}

/** The stops and commas of Arabic, Devanagari, Ethiopic, Khmer, Burmese and full width. */
const MARKS: ReadonlySet<number> = new Set([
  0x60c, 0x61b, 0x61f, 0x6d4, 0x964, 0x965, 0x1361, 0x1362, 0x1363, 0x17d4, 0x104a, 0x104b, 0xff0c,
  0xff01, 0xff1f, 0xff1a,
]);
