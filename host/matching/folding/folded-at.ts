import type { FoldedText } from "../../contract/reading.ts";

/** The first folded unit that begins at or behind an offset of the original, by halving; the length of the folded text where none does. */
export function foldedAt({ folded, startOf }: FoldedText, offset: number): number {
  let low = 0;
  let high = folded.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (startOf(middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
