import { expect, test } from "vitest";
import { mayMatch, neededSigns } from "./needed-signs.ts";
import { signsOf } from "./signs.ts";

test.for<[RegExp, readonly string[], readonly string[]]>([
  [/@/, ["a@b"], ["a b"]],
  [/0x[a-f]+/u, ["0x"], ["0", "x"]],
  [/(?:BC1|tb1)\d?/u, ["CB1", "b1t"], ["bc1", "tb"]],
  [/[A-Z]{2}[ -]\d|[\u0900-\u097f][ .]?\d/u, ["A 1", "क1"], ["a 1", "1", "क"]],
  [/box|s\.l\.p/iu, ["XOB", "p.L.ſ"], ["bo", "slp"]],
  [/k\n/iu, ["\u212a\n"], ["K"]],
  [/[abc]{2,3}x{0,2}(?!y)(?<=z)[\p{L}:]/u, [""], []],
  [/[:](?:a|){3}(?<value>\d)/u, [":5"], [":", "5"]],
  [/\p{Script=Han}\p{Script=Latin}[^a]./u, ["路"], ["ab"]],
  [/\p{Lu}[\p{Lu}]/u, ["a Ж", "Q"], ["ж", "路a"]],
  [/\p{Lu}\d/iu, ["a1"], ["a"]],
  [/[A-C](?-i:[A-Z])[\u0100-\u0200]/iu, [""], []],
])("%s needs what it matches by", ([pattern, enough, tooLittle]) => {
  const needed = neededSigns(pattern);
  for (const text of enough) expect(mayMatch(signsOf(text), needed), text).toBe(true);
  for (const text of tooLittle) expect(mayMatch(signsOf(text), needed), text).toBe(false);
});

test("of many ways only what they share is needed", () => {
  const many = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) => `${letter}[0-9]@`);
  const needed = neededSigns(new RegExp(many.join("|"), "u"));
  expect(mayMatch(signsOf("7@"), needed)).toBe(true);
  expect(mayMatch(signsOf("A7"), needed)).toBe(false);
});
