import { setImmediate as turn, setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { slices } from "./slices.ts";

/** Holds the event loop. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("work in slices lets others through every few milliseconds", async () => {
  const pause = slices();
  let turns = 0;
  const done = new AbortController();
  const others = (async () => {
    while (!done.signal.aborted) {
      await turn();
      turns += 1;
    }
  })();
  for (let item = 0; item < 60; item += 1) {
    work(1);
    await pause();
  }
  done.abort();
  await others;
  expect(turns).toBeGreaterThanOrEqual(8);
});

test("work goes on beside others that never rest", async () => {
  const pause = slices();
  const done = new AbortController();
  const others = (async () => {
    while (!done.signal.aborted) {
      work(5);
      await turn();
    }
  })();
  const finished = (async () => {
    for (let item = 0; item < 40; item += 1) {
      work(1);
      await pause();
    }
    return "finished";
  })();
  const late = delay(5000).then(() => "late");
  expect(await Promise.race([finished, late])).toBe("finished");
  done.abort();
  await others;
});
