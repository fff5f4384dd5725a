import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countUpTo } from "./ordered.ts";
import { lastBefore } from "./span.ts";

const places = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 });
const ascending = places.map((each) => each.toSorted((a, b) => a - b));

test("as many are counted as going through all of them finds, also of equal ones", () => {
  fc.assert(
    fc.property(ascending, fc.integer({ min: -1, max: 61 }), (numbers, limit) => {
      const counted = numbers.filter((number) => number <= limit).length;
      expect(countUpTo(numbers, limit, (number) => number)).toBe(counted);
    }),
  );
});

test("the last stretch before a place is the last that ends there or earlier", () => {
  const stretches = [
    { start: 2, end: 4 },
    { start: 4, end: 9 },
  ];
  expect([3, 4, 8, 9, 20].map((index) => lastBefore(stretches, index))).toEqual([-1, 0, 0, 1, 1]);
  expect(lastBefore([], 5)).toBe(-1);
});
