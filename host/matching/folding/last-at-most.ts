/** Position of the last of the ascending numbers that is at most `most`; −1 where none is. */
export function lastAtMost(numbers: readonly number[], most: number): number {
  let low = -1;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
