import { expect, test } from "vitest";
import { atOnce, inTurns, type Steps } from "./steps.ts";

/** Steps of some milliseconds each, which tell how many were taken. */
function* steps(count: number, taken: number[] = []): Steps<number> {
  for (let step = 1; step <= count; step += 1) {
    const until = performance.now() + 5;
    while (performance.now() < until);
    taken.push(step);
    yield;
  }
  return count;
}

test("work gives the same in one go and in turns, in which others have theirs", async () => {
  expect(atOnce(steps(3))).toBe(3);
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  expect(await inTurns(steps(12))).toBe(12);
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(3);
});

test("work is not begun once aborted, and ends with the reason between two steps", async () => {
  const taken: number[] = [];
  const gone = new Error("gone");
  await expect(inTurns(steps(3, taken), AbortSignal.abort(gone))).rejects.toBe(gone);
  expect(taken).toEqual([]);
  const aborting = new AbortController();
  const work = inTurns(steps(100, taken), aborting.signal);
  aborting.abort(gone);
  await expect(work).rejects.toBe(gone);
  expect(taken.length).toBeLessThan(10);
});

test("work that throws rejects with what it threw", async () => {
  const failed = new Error("unreadable");
  const failing = function* (): Steps<never> {
    yield;
    throw failed;
  };
  await expect(inTurns(failing())).rejects.toBe(failed);
});
