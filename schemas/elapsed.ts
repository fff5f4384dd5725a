/** Milliseconds since `started`, a value of `performance.now()`, with three decimals as answers and traces tell them. */
export function elapsedSince(started: number): number {
  return Math.round((performance.now() - started) * 1000) / 1000;
}
