import { countUpTo } from "./ordered.ts";

/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Index of the last of some ordered stretches that ends at `index` or before, or −1. */
export function lastBefore(stretches: readonly Span[], index: number): number {
  return countUpTo(stretches, index, ({ end }) => end) - 1;
}
