import { expect, test } from "vitest";
import { cutPassages, LONGEST_PASSAGE } from "./passages.ts";

const SENTENCE = "No agency may take a fee from a worker before the first wage was paid. ";

test("a short text is one passage", () => {
  expect(cutPassages("One. Two.")).toEqual(["One. Two."]);
  expect(cutPassages("")).toEqual([""]);
});

test("a long text is cut at sentence ends and loses nothing", () => {
  const text = SENTENCE.repeat(40).trim();
  const passages = cutPassages(text);
  expect(passages.length).toBeGreaterThan(2);
  for (const passage of passages) {
    expect(passage.length).toBeLessThanOrEqual(LONGEST_PASSAGE);
    expect(passage.endsWith(".")).toBe(true);
  }
  expect(passages.join(" ")).toBe(text);
});

test("a text without sentence ends is cut between words, one without words between characters", () => {
  for (const text of ["word ".repeat(600).trim(), "😀".repeat(1500)]) {
    const passages = cutPassages(text);
    expect(passages.every((passage) => passage.length <= LONGEST_PASSAGE)).toBe(true);
    expect(passages.every((passage) => passage.isWellFormed())).toBe(true);
    expect(passages.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  }
});
