import { expect, test } from "vitest";
import { compareSemver, hasOrder } from "./semver.ts";

test("versions are ordered as semver.org orders them", () => {
  const ordered = [
    "0.9.9",
    "1.0.0-alpha",
    "1.0.0-alpha.1",
    "1.0.0-alpha.beta",
    "1.0.0-beta.2",
    "1.0.0-beta.11",
    "1.0.0-rc.1",
    "1.0.0",
    "1.0.10",
    "1.2.0",
    "10.0.0",
  ];
  expect(ordered.toReversed().toSorted(compareSemver)).toEqual(ordered);
  expect(compareSemver("1.0.0+one", "1.0.0+two")).toBe(0);
});

test("only digits alone are numbers before a release", () => {
  const ordered = ["1.0.0-2", "1.0.0-10", "1.0.0--1", "1.0.0-0x1", "1.0.0-1e5", "1.0.0-a-2"];
  expect(ordered.toReversed().toSorted(compareSemver)).toEqual(ordered);
});

test.each([
  ["9007199254740993.0.0", false],
  ["1.0.9007199254740992", false],
  [`1.${"9".repeat(40)}.0`, false],
  ["1.0.0-rc.9007199254740992", false],
  ["9007199254740991.9007199254740991.9007199254740991-9007199254740991", true],
  ["1.0.0-x9007199254740993", true],
  ["1.0.0-rc-9007199254740993", true],
  ["1.0.0+9007199254740993", true],
])("that %s has an order is %s", (version, isOrdered) => {
  expect(hasOrder(version)).toBe(isOrdered);
});
