/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Index of the last of some ordered stretches that ends at `index` or before, or −1. */
export function lastBefore(stretches: readonly Span[], index: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
