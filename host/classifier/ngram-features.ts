/** Lengths of the runs of units that are looked at. */
const SHORTEST = 2;
const LONGEST = 5;
const DIGIT = 0x30;

/** Bucket → the round it was last found in; shared by all, as no two texts are read at once. */
let found = new Uint32Array(1 << 15);
let round = 0;

/**
 * The numbers, each once, of the runs of 2 to 5 units that a folded text holds, hashed to `buckets` (a power of two):
 * words in every script without a tokenizer (McNamee & Mayfield, 2004; the hashing trick, Weinberger et al., 2009).
 * Digits count as one; a text begins and ends as a word does.
 */
export function ngramsOf(folded: string, buckets: number): Int32Array {
  if (found.length < buckets) found = new Uint32Array(buckets);
  round++;
  const numbers: number[] = [];
  const text = ` ${folded} `;
  for (let start = 0; start < text.length; start++) {
    let hash = 0x811c_9dc5;
    const end = Math.min(text.length, start + LONGEST);
    for (let at = start; at < end; at++) {
      hash = Math.imul(hash ^ unitAt(text, at), 0x0100_0193);
      if (at - start + 1 < SHORTEST) continue;
      const bucket = mixed(hash) & (buckets - 1);
      if (found[bucket] === round) continue;
      found[bucket] = round;
      numbers.push(bucket);
    }
  }
  return Int32Array.from(numbers);
}

function unitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit > DIGIT && unit <= DIGIT + 9 ? DIGIT : unit;
}

/** FNV-1a leaves its low bits alike for short runs. */
function mixed(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}
