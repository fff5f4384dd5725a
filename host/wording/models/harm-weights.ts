import { packWeights, unpackWeights } from "./packed-weights.ts";

/** Weights of which most buckets have none: a bit for each bucket, and a row for each that is set. */
export interface HarmWeights {
  /** Two numbers for 32 buckets each: a bit for whether each has a row, and how many rows stand before theirs. Side by side, as both are asked for. */
  readonly marks: Uint32Array;
  /** Row × dimension. */
  readonly rows: Int8Array;
}

const BITS = 32;

/** Where the row of a bucket begins, of rows of `width`; -1 where it has none. */
export function rowAt({ marks }: HarmWeights, bucket: number, width: number): number {
  const [at, bit] = [(bucket >>> 5) * 2, bucket & (BITS - 1)];
  const mark = marks[at] as number;
  if (((mark >>> bit) & 1) === 0) return -1;
  return ((marks[at + 1] as number) + ones(mark & ((1 << bit) - 1))) * width;
}

/** Weights, `width` to a bucket, as text: the bits, least first, then the rows of those buckets that have any. */
export function packHarms(weights: Int8Array, width: number): string {
  const buckets = weights.length / width;
  const bits = new Int8Array(buckets / 8);
  const rows: number[] = [];
  for (let bucket = 0; bucket < buckets; bucket++) {
    const row = weights.subarray(bucket * width, (bucket + 1) * width);
    if (row.every((weight) => weight === 0)) continue;
    bits[bucket >> 3] = (bits[bucket >> 3] as number) | (1 << (bucket & 7));
    rows.push(...row);
  }
  return packWeights(Int8Array.from([...bits, ...rows]));
}

/** The weights that `packHarms` packed; null of a text that holds none of that size. */
export function unpackHarms(packed: string, buckets: number, width: number): HarmWeights | null {
  if (!Number.isInteger(Math.log2(buckets)) || buckets < BITS) return null;
  const size = buckets / 8;
  const bytes = unpackWeights(packed, size + buckets * width);
  if (bytes === null || bytes.length < size) return null;
  const marks = new Uint32Array((buckets / BITS) * 2);
  let count = 0;
  for (let at = 0; at < marks.length; at += 2) {
    marks[at] = numberOf(bytes, at * 2);
    marks[at + 1] = count;
    count += ones(marks[at] as number);
  }
  const rows = bytes.slice(size);
  return rows.length === count * width ? { marks, rows } : null;
}

function numberOf(bytes: Int8Array, at: number): number {
  let number = 0;
  for (let i = 3; i >= 0; i--) number = (number << 8) | ((bytes[at + i] as number) & 0xff);
  return number >>> 0;
}

/** How many bits are set (Warren, Hacker's Delight, 5-1). */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
