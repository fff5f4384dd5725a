import { expect, test } from "vitest";
import { rounded } from "./rounded.ts";

test.for([
  [0.123_45, 0.1235],
  [0.999_96, 1],
  [1 / 3, 0.3333],
  [0, 0],
  [12, 12],
] as const)("%d is told as %d", ([value, told]) => {
  expect(rounded(value)).toBe(told);
});
