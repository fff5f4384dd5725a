import { expect, test } from "vitest";
import type { GrepHit } from "../../contract/layer.ts";
import { emptyEvidence } from "../../engine/empty-evidence.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { mayBeInDanger } from "./danger.ts";

const knowledge = snapshotOf([]);

const hit = (dimensions: readonly string[], severity: string, over: Partial<GrepHit> = {}) => ({
  rule: dimensions.join("-"),
  category: "sign",
  severity,
  citation: null,
  indicator: "A sign.",
  dimensions,
  cites: [],
  matches: [],
  ...over,
});

const isHeard = (topics: readonly string[], ...hits: readonly GrepHit[]) =>
  mayBeInDanger({
    hits,
    reading: { ...emptyEvidence().reading, topics: new Set(topics), danger: null },
    knowledge,
  });

const UNPAID = hit(["withholding-of-wages"], "high");
const SUMMED_UP = { leaf: "heuristic_rule", from: ["withholding-of-wages"] } as const;

test("what a heuristic sums up is no danger where none of the signs it rests on is", () => {
  const threats = hit(["intimidation-and-threats"], "medium");
  const both = hit(["withholding-of-wages", "intimidation-and-threats"], "high", SUMMED_UP);
  expect(isHeard(["unpaid"], UNPAID, threats, both)).toBe(false);
  expect(isHeard(["unpaid"], UNPAID, { ...threats, severity: "critical" }, both)).toBe(true);
});

test("where pay is owed a broad sign of blows alone counts, one of being stuck or badly kept does not", () => {
  const blows = hit(["physical-and-sexual-violence"], "medium");
  const kept = hit(
    ["physical-and-sexual-violence", "abusive-working-and-living-conditions"],
    "medium",
  );
  const stuck = hit(["restriction-of-movement", "isolation"], "medium");
  expect(isHeard(["unpaid"], UNPAID, blows)).toBe(true);
  expect(isHeard(["unpaid"], UNPAID, kept)).toBe(false);
  expect(isHeard(["unpaid"], UNPAID, stuck)).toBe(false);
  expect(isHeard([], stuck)).toBe(true);
});
