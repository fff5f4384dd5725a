import { expect, test } from "vitest";
import { noteConcepts, toldConcepts } from "./concept-features.ts";
import { Numbers } from "./numbers.ts";

const BUCKETS = 1 << 20;

function noted(text: string, language: string): ReadonlySet<number> {
  const numbers = new Numbers(BUCKETS);
  noteConcepts(toldConcepts(text, language), numbers);
  const list = new Int32Array(numbers.count);
  numbers.moveTo(list, 0);
  return new Set(list);
}

test("what a clause denies is told from what the one beside it says", () => {
  const denied = noted("the boss does not keep my passport. i am at home", "en");
  const told = noted("the boss does keep my passport. i am not at home", "en");
  expect(denied.symmetricDifference(told).size).toBeGreaterThan(4);
});

test("a denial in another script notes the same", () => {
  const english = noted("boss not keep passport", "en");
  const russian = noted("начальник не держит паспорт", "ru");
  const shared = english.intersection(russian).size;
  expect(shared).toBeGreaterThan(noted("boss keep passport", "en").intersection(russian).size);
});

test("two concepts with the end of a clause between them are not two of one clause", () => {
  const one = noted("police took passport", "en");
  const two = noted("police. took passport", "en");
  expect(one.difference(two).size).toBeGreaterThan(0);
});
