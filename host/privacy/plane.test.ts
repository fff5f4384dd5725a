import { expect, test } from "vitest";
import { withoutModifiers } from "./plain-pattern.ts";
import { inFirstPlane, isInPair, ofFirstPlane } from "./plane.ts";
import { DOCUMENTS } from "./recognizers/documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "./recognizers/generic.ts";

/** A class outside others, or a property of its own. */
const CLASS = /\[(?:\\(?:p\{[^}]*\}|.)|[^\]\\])*\]|\\p\{[^}]*\}/gu;
const ALL = [...DOCUMENTS, ...BESIDE_DIGITS, ...ANYWHERE].map(({ pattern }) =>
  withoutModifiers(pattern),
);

test("what a class of any recognizer says of a character of the first plane stays", () => {
  const classes = new Set(
    ALL.flatMap(({ source, ignoreCase }) =>
      (source.match(CLASS) ?? []).map((each) => `${ignoreCase ? "i" : ""}${each}`),
    ),
  );
  const characters = Array.from({ length: 0x1_0000 }, (_, unit) => unit)
    .filter((unit) => unit < 0xd800 || unit > 0xdfff)
    .map((unit) => String.fromCharCode(unit))
    .join("");
  expect(classes.size).toBeGreaterThan(100);
  for (const each of classes) {
    const flags = each.startsWith("i") ? "giu" : "gu";
    const written = new RegExp(each.replace(/^i/, ""), flags);
    const found = characters.match(written);
    expect(characters.match(inFirstPlane(written)), each).toEqual(found);
  }
});

test("a pattern without letters, marks or numbers of Unicode is left as it is", () => {
  const pattern = /[A-Z(]\d{3}\p{Extended_Pictographic}/gu;
  expect(inFirstPlane(pattern)).toBe(pattern);
});

test.for([
  ["name 𞤀𞤥 here", /\p{Lu}\p{Ll}{1,9}(?!\p{L})/gu],
  ["姓名 𠮷田", /\p{Script=Han}{2,9}$/gu],
  ["a 𐹱 b", /(?<= )\p{N}+(?= )/gu],
] as const)("%s is read in the first plane, its units in their places", ([text, pattern]) => {
  const read = ofFirstPlane(text);
  expect(read).not.toMatch(/[\ud800-\udfff]/);
  const [found] = read.matchAll(inFirstPlane(pattern));
  const [there] = text.matchAll(pattern);
  expect([read.length, found?.index, found?.[0].length]).toEqual([
    text.length,
    there?.index,
    there?.[0].length,
  ]);
});

test("pictures stay, and a text without letters of other planes is itself", () => {
  for (const text of ["call 🙂 +971", "Мария 陳大文", "a\ud83d"])
    expect(ofFirstPlane(text)).toBe(text);
});

test("a place between the two units of a character is told", () => {
  const told = (text: string) => [0, 1, 2, 3].map((index) => isInPair(text, index));
  expect(told("a🙂b")).toEqual([false, false, true, false]);
  expect(told("\udc00a\ud800")).toEqual([false, false, false, false]);
});
