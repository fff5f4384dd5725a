import { expect, test } from "vitest";
import { mentionReader, stringsOf } from "./mentions.ts";

test("what a string names is told each time it comes, and a string that names nothing tells nothing", () => {
  const mentionsIn = mentionReader();
  const [first, again, ...more] = mentionsIn([
    "RA 10022, www.dmw.gov.ph",
    "A fee for the job.",
    "RA 10022, www.dmw.gov.ph",
  ]);
  expect(first).toEqual({
    pages: ["www.dmw.gov.ph"],
    mail: [],
    laws: [{ key: "ra 10022", year: null }],
    phones: [],
  });
  expect(again).toEqual(first);
  expect(more).toEqual([]);
});

test("invisible signs within a string change nothing of what it names", () => {
  const [named] = mentionReader()(["call 1\u200b343"]);
  expect(named?.phones).toEqual(["1343"]);
});

test("the strings of a value are gathered at any depth, in order", () => {
  expect(stringsOf({ a: "x", b: [1, "y", { c: null, d: "z" }] })).toEqual(["x", "y", "z"]);
});
