import { expect, test } from "vitest";
import { whileQuick } from "./while-quick.ts";

const MINUTE = 60_000;

interface Clocked {
  readonly take: (ms: number) => string | undefined;
  readonly wait: (ms: number) => void;
}

/** Work that takes so many milliseconds of a clock of its own. */
function onOwnClock(): Clocked {
  let clock = 0;
  const ask = whileQuick(1, () => clock);
  return {
    take: (ms) =>
      ask(() => {
        clock += ms;
        return "done";
      }),
    wait: (ms) => {
      clock += ms;
    },
  };
}

test("a few long waits among many short ones are a busy machine, not a slow disk", () => {
  const { take } = onOwnClock();
  const told = Array.from({ length: 2000 }, (_, index) => take(index % 20 === 0 ? 500 : 0.01));
  expect(new Set(told)).toEqual(new Set(["done"]));
});

test("a slow disk is given up after a few files, and tried again a minute later", () => {
  const { take, wait } = onOwnClock();
  const told = Array.from({ length: 100 }, () => take(2));
  expect(told.filter((each) => each === "done").length).toBeLessThan(30);
  expect(take(0.01)).toBeUndefined();
  wait(MINUTE);
  expect(take(0.01)).toBe("done");
});
