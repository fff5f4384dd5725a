import { expect, test } from "vitest";
import { descend } from "./descend.ts";

/** The slopes of half the squared distance to a place. */
function towards(place: readonly number[]): (weights: Float64Array) => Float64Array {
  return (weights) => weights.map((weight, i) => weight - (place[i] ?? 0));
}

const ROUNDS = { rounds: 300, step: 0.1 };

test("weights go to where the loss is least, and no further down than they may", () => {
  const found = descend({
    start: new Float64Array(2),
    slopesAt: towards([3, -2]),
    decays: [0, 0],
    least: [0, -1],
    ...ROUNDS,
  });
  expect(found[0]).toBeCloseTo(3, 4);
  expect(found[1]).toBe(-1);
});

test("a weight that is held near 0 stays nearer to it", () => {
  const start = new Float64Array(1);
  const found = descend({ start, slopesAt: towards([3]), decays: [0.5], ...ROUNDS });
  expect(found[0]).toBeCloseTo(2, 4);
});
