import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { LONGEST_SNIPPET, snippetOf } from "./snippet.ts";

const FILLER = "This part speaks of other matters that nobody asked about at all. ";

test("a short passage is quoted whole", () => {
  expect(snippetOf("  Art. 7: no\n fee. ", new Map())).toBe("Art. 7: no fee.");
});

test("the window begins at the clause that answers", () => {
  const text = `${FILLER.repeat(8)}Art. 9: The worker keeps the passport. ${FILLER.repeat(8)}`;
  const snippet = snippetOf(text, new Map([["passport", 3]]));
  expect(snippet).toContain("The worker keeps the passport.");
  expect(snippet.startsWith("…")).toBe(true);
  expect(snippet.endsWith("…")).toBe(true);
});

test("no snippet is longer than 400 units or cuts a word or a character", () => {
  const word = constantFrom(
    "fee",
    "passport.",
    "worker;",
    "😀😀",
    "Art. 9:",
    "....",
    "é".repeat(30),
  );
  assert(
    property(array(word, { minLength: 60, maxLength: 400 }), (words) => {
      const snippet = snippetOf(
        words.join(" "),
        new Map([
          ["fee", 1],
          ["passport", 2],
        ]),
      );
      expect(snippet.length).toBeLessThanOrEqual(LONGEST_SNIPPET);
      expect(snippet.isWellFormed()).toBe(true);
      const whole = new Set(words.flatMap((each) => each.split(" ")));
      for (const part of snippet.replaceAll("…", "").trim().split(" "))
        expect(whole).toContain(part);
    }),
  );
});

test("a clause that answers is not broken off before its figure", () => {
  const filler = "Other matters stand here, which are long and hold no answer to anything. ";
  const wage = "From 1 May 2025 the lowest wage that an employer may pay is 4,990 a month.";
  const text = `Helpers have a form. ${filler.repeat(4)}${wage} ${filler.repeat(3)}`;
  const snippet = snippetOf(
    text,
    new Map([
      ["wage", 3],
      ["helpers", 3],
    ]),
  );
  expect(snippet).toContain("4,990 a month");
  expect(snippetOf(text.replace("4,990 a month", "low"), new Map([["helpers", 3]]))).toMatch(
    /^Helpers/,
  );
});
