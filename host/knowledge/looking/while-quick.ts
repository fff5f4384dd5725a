/** Of so many pieces of work this many may be slow: on a busy machine a few wait for their turn of the processor, on a slow disk most wait for the disk. */
const SAMPLE = 200;
const MOST_SLOW = 20;

/** Milliseconds after which slow work is tried again: a disk that had nothing cached at the start is quick later. */
const REST_MS = 60_000;

/** Does work as long as it is quick; once more than a tenth of it took longer than `slowest` milliseconds, not for a minute: undefined. `now` tells the milliseconds. */
export function whileQuick(
  slowest: number,
  now: () => number = () => performance.now(),
): <T>(work: () => T) => T | undefined {
  let done = 0;
  let slow = 0;
  let restUntil = Number.NEGATIVE_INFINITY;
  return (work) => {
    const since = now();
    if (since < restUntil) return undefined;
    const result = work();
    const end = now();
    done += 1;
    if (end - since > slowest) slow += 1;
    if (slow > MOST_SLOW) restUntil = end + REST_MS;
    if (slow > MOST_SLOW || done === SAMPLE) done = slow = 0;
    return result;
  };
}
