import { expect, test } from "vitest";
import { spread } from "../../../schemas/fnv.ts";
import { Numbers } from "./numbers.ts";

const BUCKETS = 1 << 20;

function noted(numbers: Numbers, hashes: readonly number[]): readonly number[] {
  for (const hash of hashes) numbers.note(hash);
  const list = new Int32Array(numbers.count);
  numbers.moveTo(list, 0);
  return [...list];
}

test("however many there are, each number is noted once and in its order, and forgotten for the next text", () => {
  const numbers = new Numbers(BUCKETS);
  for (const count of [3, 20_000, 2048, 2049, 3]) {
    const hashes = Array.from({ length: count }, (_, i) => Math.imul(i + 1, 0x9e37_79b1));
    const buckets = hashes.map((hash) => spread(hash) & (BUCKETS - 1));
    expect(noted(numbers, [...hashes, ...hashes]), String(count)).toEqual([...new Set(buckets)]);
  }
});

test("numbers of few buckets are all noted", () => {
  const hashes = Array.from({ length: 100_000 }, (_, i) => Math.imul(i, 0x9e37_79b1));
  expect(new Set(noted(new Numbers(64), hashes)).size).toBe(64);
});
