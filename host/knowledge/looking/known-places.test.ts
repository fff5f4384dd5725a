import { expect, test } from "vitest";
import { knownPlaces, type FoundFile } from "./known-places.ts";
import type { Place } from "../place.ts";

const root = { name: "0", order: 0, path: "/packs", shown: "packs" };

function fileOf(id: string): FoundFile {
  return { root, pack: "core", leaf: "grep_rule", name: `${id}.json` };
}

function walk(ids: readonly string[], before: readonly Place[] = []): Place[] {
  const placeAt = knownPlaces(before);
  return ids.map((id) => placeAt(fileOf(id)));
}

test("a walk that comes by the same files gives the same places", () => {
  const before = walk(["a", "b", "c"]);
  for (const [index, place] of walk(["a", "b", "c"], before).entries())
    expect(place).toBe(before[index]);
});

test("a new file gets a place of its own, and those behind it keep theirs", () => {
  const [a, b] = walk(["a", "c"]);
  const after = walk(
    ["a", "ab", "c"],
    [a, b].filter((place) => place !== undefined),
  );
  expect(after.map(({ key }) => key)).toEqual([
    "0/core/grep_rule/a",
    "0/core/grep_rule/ab",
    "0/core/grep_rule/c",
  ]);
  expect(after[0]).toBe(a);
  expect(after[2]).toBe(b);
});

test("a file that is gone is passed over, and no place is given for another file", () => {
  const before = walk(["a", "b", "c"]);
  const after = walk(["a", "c"], before);
  expect(after.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(after[1]).toBe(before[2]);
  expect(walk(["d", "aa"], before).map(({ path }) => path)).toEqual([
    "/packs/core/grep_rule/d.json",
    "/packs/core/grep_rule/aa.json",
  ]);
});
