import { expect, test } from "vitest";
import { SparseFields } from "./sparse-fields.ts";

test("things are found among many, the one numbered 0 as well, and those that are not there are not", () => {
  const kept = new SparseFields(2);
  const things = Array.from({ length: 3000 }, (_, nth) => nth * 17);
  for (const thing of things) {
    kept.reserve(1);
    kept.fields[kept.add(thing) + 1] = thing + 1;
  }
  for (const thing of things) expect(kept.fields[kept.find(thing) + 1]).toBe(thing + 1);
  expect(kept.find(16)).toBe(0);
  expect(kept.fields[kept.find(16) + 1]).toBe(0);
});

test("what is cleared is forgotten, and what comes behind it begins with nothing but its number", () => {
  const kept = new SparseFields(3);
  kept.reserve(2000);
  for (let thing = 0; thing < 2000; thing++) kept.fields[kept.add(thing) + 2] = 9;
  kept.clear();
  for (let thing = 0; thing < 2000; thing++) expect(kept.find(thing)).toBe(0);
  kept.reserve(1);
  const at = kept.add(5);
  expect([...kept.fields.subarray(at, at + 3)]).toEqual([5, 0, 0]);
});

test("hundreds of thousands of things are told apart as quickly as a few", () => {
  const kept = new SparseFields(2);
  kept.reserve(300_000);
  for (let thing = 0; thing < 300_000; thing++) kept.fields[kept.add(thing) + 1] = thing + 1;
  let told = 0;
  for (let thing = 0; thing < 300_000; thing++)
    told += Number(kept.fields[kept.find(thing) + 1] === thing + 1);
  expect(told).toBe(300_000);
});
