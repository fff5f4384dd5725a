import { setImmediate as turn } from "node:timers/promises";

/** Longest stretch of work, in milliseconds, before other requests get a turn. */
const SLICE_MS = 8;

/** Splits long work: call it between items; it resolves at once, or after a turn of the event loop when the slice is used up. */
export function slices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await turn();
    since = performance.now();
  };
}

/** Runs `work` on every item, at most `width` at a time; results in the order of the items. */
export async function mapBounded<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return results;
}
