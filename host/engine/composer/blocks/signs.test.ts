import { expect, test } from "vitest";
import type { GrepHit } from "../../../contract/layer.ts";
import { answer } from "../composer.fixture.ts";
import { hit } from "../evidence/sample-evidence.ts";

const kept = hit();
/** A broader rule that finds the same kept passport. */
const held = hit({ rule: "held", indicator: "Papers are held." });

test("rules that find the same words and the same harm are told by the gravest and counted", async () => {
  const text = await answer({ hits: [kept, held] });
  expect(text).toContain("keeps the worker's passport");
  expect(text).not.toContain("Papers are held");
  expect(text).toContain("More signs found: 1");
});

test.for<[string, Partial<GrepHit>]>([
  ["another harm", { dimensions: ["debt-bondage"] }],
  ["other words", { matches: [{ text: "and hold my residence permit too", start: 22, end: 53 }] }],
  ["what a rule of the request says", { custom: true }],
  ["a sign of no harm by name", { dimensions: [] }],
])("%s is told beside it", async ([, over]) => {
  const text = await answer({
    hits: [kept, { ...held, ...over }],
  });
  expect(text).toContain("keeps the worker's passport");
  expect(text).toContain("Papers are held");
});
