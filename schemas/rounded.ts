/** To four decimals, as chances and scores are told, so that an answer reads the same on every machine. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
