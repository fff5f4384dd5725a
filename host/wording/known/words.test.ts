import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test.for([
  ["pay 3 aed, don't sign a thing", ["pay", "aed", "don't", "sign", "thing"]],
  ["'quoted' o'clock", ["quoted'", "o'clock"]],
  ["नमस्ते दोस्त", ["नमस्ते", "दोस्त"]],
  ["𞤃𞤭𞤯𞤮 a 𞤃 😀ok😀", ["𞤃𞤭𞤯𞤮", "ok"]],
  ["\ud83eno\ud83e", ["no"]],
  ["1 a ' 2", []],
] as const)("the words of %s", ([text, words]) => {
  expect(wordsOf(text)).toEqual(words);
});

test("only so many first words are looked for", () => {
  expect(wordsOf("one two three", 2)).toEqual(["one", "two"]);
});
