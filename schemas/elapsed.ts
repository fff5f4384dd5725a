/** Milliseconds since `started`, a value of `performance.now()`, with three decimals as answers and traces tell them. */
export function elapsedSince(started: number): number {
  return Math.round((performance.now() - started) * 1000) / 1000;
}

/** The trace of a training row of a request that no layer ran for: the knowledge it was answered by, and how long it took. */
export function rowTrace<P>(
  { revision, packs }: { readonly revision: string; readonly packs: P },
  started: number,
): { readonly revision: string; readonly packs: P; readonly elapsed_ms: number } {
  return { revision, packs, elapsed_ms: elapsedSince(started) };
}
