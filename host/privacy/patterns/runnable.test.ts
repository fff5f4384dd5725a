import { expect, test } from "vitest";
import { DOCUMENTS } from "../recognizers/documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "../recognizers/generic.ts";
import { runnable } from "./runnable.ts";

test("a pattern that needs no change runs as it is", () => {
  const pattern = /\d{9}/gu;
  expect(runnable({ pattern })).toBe(pattern);
});

test("one with cues runs from the place of a cue, one with a value tells where it stands", () => {
  expect(runnable({ pattern: /\d{9}/gu, cues: ["no"] }).flags).toBe("uy");
  expect(runnable({ pattern: /no (?<value>\d{9})/gu }).flags).toBe("dgu");
  expect(runnable({ pattern: /no (?<value>\d{9})/gu, cues: ["no"] }).flags).toBe("duy");
});

test("no recognizer runs with modifiers", () => {
  const recognizers = [...DOCUMENTS, ...BESIDE_DIGITS, ...ANYWHERE];
  const modified = recognizers.filter((each) => /\(\?-?i:/.test(runnable(each).source));
  expect(modified.map(({ label }) => label)).toEqual([]);
});
