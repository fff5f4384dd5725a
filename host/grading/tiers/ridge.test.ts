import { expect, test } from "vitest";
import { solveRidge } from "./ridge.ts";

const rows = (): Float64Array[] => [
  Float64Array.of(2),
  Float64Array.of(1, 3),
  Float64Array.of(0.5, 0, 1),
];

test("what is found gives the target when the lessons are multiplied by it", async () => {
  const target = Float64Array.of(1, -2, 0.5);
  const penalty = 0.1;
  const [found = Float64Array.of()] = await solveRidge(rows(), [target], penalty);
  const alike = rows();
  const at = (one: number, other: number): number =>
    (one >= other ? alike[one]?.[other] : alike[other]?.[one]) ?? 0;
  for (const [one, wanted] of target.entries()) {
    const sum = [...found].reduce((total, share, other) => total + share * at(one, other), 0);
    expect(sum + penalty * (found[one] ?? 0)).toBeCloseTo(wanted);
  }
});

test("no lessons give nothing, and the same lesson twice does no harm", async () => {
  expect(await solveRidge([], [Float64Array.of()], 0.1)).toEqual([Float64Array.of()]);
  const twice = [Float64Array.of(1), Float64Array.of(1, 1)];
  const [found = Float64Array.of()] = await solveRidge(twice, [Float64Array.of(1, 1)], 0.1);
  expect(found[0]).toBeCloseTo(found[1] ?? Number.NaN);
  expect(found.every((each) => Number.isFinite(each))).toBe(true);
});
