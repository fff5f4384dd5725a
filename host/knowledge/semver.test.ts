import { expect, test } from "vitest";
import { compareSemver } from "./semver.ts";

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
