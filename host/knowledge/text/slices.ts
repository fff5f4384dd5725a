import { setImmediate as turn } from "node:timers/promises";

/** Longest stretch of work, in milliseconds, before others get a turn. */
const SLICE_MS = 4;

/** Where others have much to do, stretches are longer: of the time they were given this part is taken, and no stretch is longer than that. */
const PART = 1 / 4;
const MOST_SLICE_MS = 8;

/** A turn of the event loop that takes longer, in milliseconds, had something to do for others. */
const BUSY_MS = 0.5;

/** Longest time, in milliseconds, that others are given between two stretches, if their turns are no longer: work goes on, if slowly, beside requests without end. */
const MOST_GIVEN_MS = 32;

/** The one that goes on last of those that wait. */
let last: Promise<number> = Promise.resolve(SLICE_MS);

/** Splits long work: call it between items; it resolves at once, or when the slice is used up and nobody else has anything to do. Requests go first, and get four fifths of the time where they need all of it; several long works take turns in the rest. */
export function slices(): () => Promise<void> {
  let since = performance.now();
  let slice = SLICE_MS;
  return async () => {
    if (performance.now() - since < slice) return;
    last = last.then(letOthers);
    slice = await last;
    since = performance.now();
  };
}

/** Resolves once others had their time, with the length of the next stretch. */
async function letOthers(): Promise<number> {
  const used = performance.now();
  let turnBegan: number;
  do {
    turnBegan = performance.now();
    await turn();
  } while (performance.now() - turnBegan > BUSY_MS && performance.now() - used < MOST_GIVEN_MS);
  const given = performance.now() - used;
  return Math.min(MOST_SLICE_MS, Math.max(SLICE_MS, given * PART));
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
