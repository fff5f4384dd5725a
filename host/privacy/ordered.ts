/** How many of some things stand at `limit` or before, by halving; `placeOf` tells where one stands, and they are in that order. */
export function countUpTo<T>(
  things: readonly T[],
  limit: number,
  placeOf: (thing: T) => number,
): number {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const thing = things[middle];
    if (thing !== undefined && placeOf(thing) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
