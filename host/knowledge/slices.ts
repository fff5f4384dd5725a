import { setImmediate as turn } from "node:timers/promises";

/** Longest stretch of work, in milliseconds, before others get a turn. */
const SLICE_MS = 4;

/** Where others have much to do, stretches are longer: of the time they were given this part is taken, and no stretch is longer than that. */
const PART = 1 / 4;
const MOST_SLICE_MS = 12;

/** A turn of the event loop that takes longer, in milliseconds, had something to do for others. */
const BUSY_MS = 0.5;

/** Longest time, in milliseconds, that others are given between two stretches, if their turns are no longer: work goes on, if slowly, beside requests without end. */
const MOST_GIVEN_MS = 32;

/** Splits long work: call it between items; it resolves at once, or when the slice is used up and nobody else has anything to do. Requests go first, and get four fifths of the time where they need all of it. */
export function slices(): () => Promise<void> {
  let since = performance.now();
  let slice = SLICE_MS;
  return async () => {
    const used = performance.now();
    if (used - since < slice) return;
    do {
      since = performance.now();
      await turn();
    } while (performance.now() - since > BUSY_MS && performance.now() - used < MOST_GIVEN_MS);
    since = performance.now();
    slice = Math.min(MOST_SLICE_MS, Math.max(SLICE_MS, (since - used) * PART));
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
