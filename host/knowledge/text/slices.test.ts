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

test("two long works take turns: neither waits until the other is done", async () => {
  const done: string[] = [];
  const long = async (name: string, items: number): Promise<void> => {
    const pause = slices();
    for (let item = 0; item < items; item += 1) {
      work(1);
      await pause();
    }
    done.push(name);
  };
  const began = performance.now();
  await Promise.all([long("longer", 400), long("shorter", 40)]);
  expect(done).toEqual(["shorter", "longer"]);
  expect(performance.now() - began).toBeLessThan(4000);
});

test("stretches of several works do not add up to a longer one", async () => {
  const long = async (): Promise<void> => {
    const pause = slices();
    for (let item = 0; item < 40; item += 1) {
      work(1);
      await pause();
    }
  };
  let turns = 0;
  const done = new AbortController();
  const others = (async () => {
    while (!done.signal.aborted) {
      await turn();
      turns += 1;
    }
  })();
  await Promise.all([long(), long(), long()]);
  done.abort();
  await others;
  expect(turns).toBeGreaterThanOrEqual(14);
});
