import { expect, test } from "vitest";
import { openPrivacy } from "../open.ts";
import { compiled } from "./pattern-units.ts";
import { withoutModifiers } from "./plain-pattern.ts";
import { inFirstPlane, ofFirstPlane } from "./plane.ts";
import { DOCUMENTS } from "../recognizers/documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "../recognizers/generic.ts";

/** A class outside others, or a property of its own. */
const CLASS = /\[(?:\\(?:p\{[^}]*\}|.)|[^\]\\])*\]|\\p\{[^}]*\}/gu;
const ALL = [...DOCUMENTS, ...BESIDE_DIGITS, ...ANYWHERE].map(({ pattern }) =>
  compiled(withoutModifiers(pattern)),
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
    expect(characters.match(compiled(inFirstPlane(written))), each).toEqual(found);
  }
});

test("a pattern without letters, marks or numbers of Unicode is left as it is", () => {
  const pattern = /[A-Z(]\d{3}\p{Extended_Pictographic}/gu;
  expect(inFirstPlane(pattern)).toBe(pattern);
});

test.for([
  ["name 𞤀𞤥 here", /\p{Lu}\p{Ll}{1,9}(?!\p{L})/gu],
  ["姓名 𠮷田", /\p{Script=Han}{2}$/gu],
  ["名前 𛀙ね子 𛀀", /[\p{Script=Han}\p{Script=Hiragana}]{3}(?= \p{Script=Katakana}$)/gu],
  ["a 𐄇 b", /(?<= )\p{N}(?= )/gu],
  ["🙂 𑄌𑄋𑄴 🙂", /\p{Lo}{2}\p{M}/gu],
] as const)("%s is read in the first plane, and its places are told", ([text, pattern]) => {
  const read = ofFirstPlane(text);
  expect(read.text).not.toMatch(/[[\p{L}\p{M}\p{N}]&&[\u{10000}-\u{10ffff}]]/v);
  const [found] = read.text.matchAll(compiled(inFirstPlane(pattern)));
  const [there] = text.matchAll(pattern);
  const [start, end] = [found?.index ?? -1, (found?.index ?? -1) + (found?.[0].length ?? 0)];
  expect(text.slice(read.placeBack(start), read.placeBack(end))).toBe(there?.[0]);
  expect([read.placeBack(start), read.placeOf(read.placeBack(start))]).toEqual([
    there?.index,
    start,
  ]);
});

test("what patterns ask of a letter of another plane is true of what stands for it", () => {
  const asked = new Set(
    ALL.flatMap(({ source }) => source.match(/\\p\{(?:L[ul]?|Script=\w+)\}/gu) ?? []),
  );
  const letters = Array.from({ length: 0x10_0000 }, (_, at) => String.fromCodePoint(at + 0x1_0000))
    .filter((letter) => /\p{L}/u.test(letter))
    .join("");
  expect(asked.size).toBeGreaterThan(10);
  for (const each of asked) {
    const found = letters.match(new RegExp(each, "gu")) ?? [];
    expect(
      found.filter((letter) => !new RegExp(each, "u").test(ofFirstPlane(letter).text)),
      each,
    ).toEqual([]);
  }
});

test("pictures stay, and a text without letters of other planes is itself", () => {
  for (const text of ["call 🙂 +971", "Мария 陳大文", "a\ud83d", ""])
    expect(ofFirstPlane(text).text).toBe(text);
});

const { redact } = openPrivacy(() => ({ numbers: new Set(), addresses: new Set() }));

test.for([
  ["陳𠮷文先生說", "<NAME_1>先生說"],
  ["李𡃁仔小姐", "<NAME_1>小姐"],
  ["姓名：𠮷田太郎", "姓名：<NAME_1>"],
  ["我叫歐陽𠮷𠮷，住在香港", "我叫<NAME_1>，住在香港"],
  ["My name is 𞤀𞤥𞤢𞤣𞤵𞤥𞤢𞤣𞤵𞤥𞤢𞤣𞤵𞤥𞤢𞤣𞤵𞤥𞤢𞤣𞤵 from Guinea", "My name is <NAME_1> from Guinea"],
  ["𠮷 🙂 call +971 50 123 4567 𠮷", "𠮷 🙂 call <PHONE_1> 𠮷"],
] as const)("a letter of another plane counts as one: %s", ([text, expected]) => {
  expect(redact([text])[0]?.text).toBe(expected);
});
