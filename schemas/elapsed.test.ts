import { expect, test } from "vitest";
import { elapsedSince } from "./elapsed.ts";

test("elapsed time is told in milliseconds with three decimals at most", () => {
  const told = elapsedSince(performance.now() - 12.345_678_9);
  expect(told).toBeGreaterThanOrEqual(12.345);
  expect(told).toBeLessThan(1_000);
  expect(String(told)).toMatch(/^\d+(?:\.\d{1,3})?$/);
});
