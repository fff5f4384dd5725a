import { expect, test } from "vitest";
import { filterBitsOf, WordFilter, wordHash } from "./word-filter.ts";

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => word + n);

test("a word that was put in is always known, in its own language; of others one in twenty at most is taken for one", () => {
  const [first, second] = [numbered("wage", 3000), numbered("gaji", 2000)];
  const filter = new WordFilter(filterBitsOf([new Set(first), new Set(second)]));
  expect(first.every((word) => filter.has(wordHash(word), 0))).toBe(true);
  expect(second.every((word) => filter.has(wordHash(word), 1))).toBe(true);
  const strangers = [
    ...second.map((word) => filter.has(wordHash(word), 0)),
    ...numbered("plata", 5000).map((word) => filter.has(wordHash(word), 1)),
  ];
  expect(strangers.filter(Boolean).length).toBeLessThan(strangers.length / 20);
});

test("a filter without words knows none", () => {
  const filter = new WordFilter(filterBitsOf([]));
  expect(filter.has(wordHash("anything"), 0)).toBe(false);
});
