import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf, sentenceSpans } from "./sentences.ts";

test("abbreviations and numbers end no sentence", () => {
  expect(sentencesOf("See Art. 9 of Act No. 18. It pays 1.5 times. Then?")).toEqual([
    "See Art. 9 of Act No. 18.",
    "It pays 1.5 times.",
    "Then?",
  ]);
});

test.for([
  ["a new line ends one whatever stands before", "no fee\n\n  pay nothing", 2],
  ["a small letter begins none", "ask e.g. the embassy. we wait", 1],
  ["a quotation mark or bracket may stand behind the point", '"Pay now!" He left. (Today.) Yes', 4],
  ["stops of other scripts need no space", "不要付钱。留着护照！好", 3],
  ["an abbreviation ends none at the end of a line", "under Art.\n9 of the law", 1],
  ["a text of space has none", " \n\t ", 0],
] as const)("%s", ([, text, n]) => {
  expect(sentencesOf(text)).toHaveLength(n);
});

// The rule as one pattern; too slow to read every message with.
const END = /(?<=[.!?]["')\]]?)\s+(?=[\p{Lu}\p{Lo}\p{N}"'(])|(?<=[。！？।॥။។؟])\s*|\n\s*/u;

test("sentences end where the pattern says, and their words are all of the text", () => {
  const piece = constantFrom(
    ..."a B 9 ( ) \" ' ] . ! ? 。 ؟ é 你 😀 word Word fee, -".split(" "),
    " ",
    "  ",
    "\n",
    "\r\n",
    "\u00a0",
  );
  assert(
    property(array(piece, { maxLength: 40 }), (pieces) => {
      // One letter before a point is an initial, which the pattern does not know.
      const text = pieces.join("").replaceAll(/[a-zé]+(?=\.)/giu, "ending");
      const expected = text
        .split(END)
        .map((part) => part.trim())
        .filter((part) => part !== "");
      expect(sentenceSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});
