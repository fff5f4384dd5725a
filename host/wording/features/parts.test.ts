import { expect, test } from "vitest";
import { partsOf } from "./parts.ts";

test("a text of common length is one part", () => {
  expect(partsOf("they keep my passport")).toEqual(["they keep my passport"]);
});

test("a long one is cut between words, with nothing lost", () => {
  const text = "we pay the fee ".repeat(200);
  const parts = partsOf(text);
  expect(parts.join("")).toBe(text);
  expect(parts).toHaveLength(5);
  for (const part of parts.slice(1)) expect(part.startsWith(" ")).toBe(true);
});

test("one without a space is cut all the same", () => {
  expect(partsOf("ก".repeat(3000)).map(({ length }) => length)).toEqual([600, 600, 600, 600, 600]);
});

test("of parts of spaces alone nothing is told", () => {
  expect(
    partsOf(`${"word ".repeat(200)}${" ".repeat(3000)}`).every((part) => part.trim() !== ""),
  ).toBe(true);
});
