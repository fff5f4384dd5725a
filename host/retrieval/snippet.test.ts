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
