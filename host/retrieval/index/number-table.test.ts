import { expect, test } from "vitest";
import { NumberTable } from "./number-table.ts";

test("a key has the number it was given last, however high it is, until the table is cleared", () => {
  const table = new NumberTable();
  const keys = [0, 255, 256, 5_000, 65_536];
  for (const round of [1, 2]) {
    keys.forEach((key, place) => table.set(key, place + round));
    expect(keys.map((key) => table.get(key))).toEqual(keys.map((_, place) => place + round));
    expect([1, 257, 1_000_000].map((key) => table.get(key))).toEqual([0, 0, 0]);
  }
  table.clear();
  expect(keys.map((key) => table.get(key))).toEqual([0, 0, 0, 0, 0]);
});
