import { expect, test } from "vitest";
import type { GrepHit } from "../../../contract/layer.ts";
import { toldHits } from "./told-hits.ts";

const RULED: GrepHit = {
  rule: "passport_kept",
  category: "documents",
  severity: "critical",
  citation: null,
  indicator: "A passport is kept.",
  dimensions: ["retention-of-identity-documents"],
  cites: [],
  matches: [],
};
const WHO: GrepHit = { ...RULED, rule: "who_speaks", by_wording: true, dimensions: [] };
const HARM: GrepHit = {
  ...RULED,
  rule: "which_harm",
  by_wording: true,
  dimensions: ["withholding-of-wages"],
  probability: 0.7,
};

test("what the wording alone says is told where it is more likely than not", () => {
  expect(toldHits([RULED, HARM])).toEqual([RULED, HARM]);
  expect(toldHits([RULED, { ...HARM, probability: 0.49 }])).toEqual([RULED]);
});

test("that the wording is somebody's who is harmed is told only where nothing says by what", () => {
  expect(toldHits([WHO])).toEqual([WHO]);
  expect(toldHits([WHO, HARM])).toEqual([HARM]);
  expect(toldHits([WHO, { ...HARM, probability: 0.3 }])).toEqual([WHO]);
});
