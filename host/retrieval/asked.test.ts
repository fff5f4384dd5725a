import { expect, test } from "vitest";
import { conceptHash } from "../../schemas/concept-hash.ts";
import { mattersAsked } from "./asked.ts";
import { EACH_MATTER } from "./matters.ts";

const asked = (topics: readonly string[], concepts: readonly string[] = []) => {
  const { all } = mattersAsked(topics, concepts.map(conceptHash));
  return EACH_MATTER.flatMap(([name], place) => (all & (1 << place) ? [name] : [])).toSorted();
};

test("subjects of a reading and meanings of words tell what is asked", () => {
  expect(asked(["violence", "employer"])).toEqual(["violence"]);
  expect(asked(["employer"], ["maid", "hit"])).toEqual(["violence"]);
  expect(asked(["recruitment_fee", "seizure"])).toEqual(["fees", "papers"]);
});

test("a passport, a wage or a contract is a matter only where something is done with it", () => {
  expect(asked(["passport", "salary", "contract"], ["passport", "salary", "contract"])).toEqual([]);
  expect(asked([], ["passport", "keep"])).toEqual(["papers"]);
  expect(asked([], ["salary", "not"])).toEqual(["wages"]);
  expect(asked([], ["contract", "change"])).toEqual(["contract"]);
});

test("money given back is no fee", () => {
  expect(asked(["seizure"], ["passport", "not", "refund"])).toEqual(["papers"]);
});

test("a ship is at sea or fishing, and who says fishing is no seafarer", () => {
  expect(asked([], ["ship"])).toEqual(["fishing", "sea"]);
  expect(asked(["fishing"], ["ship"])).toEqual(["fishing"]);
});
