import { expect, test } from "vitest";
import { WordList } from "./word-list.ts";

test("a word is told where it stands, and nothing longer, shorter or else", () => {
  const words = ["ang", "ng", "है", "the"];
  const list = new WordList(words);
  const text = "the ang है";
  expect(list.find(text, 0, 3)).toBe(words.indexOf("the"));
  expect(list.find(text, 4, 7)).toBe(words.indexOf("ang"));
  expect(list.find(text, 5, 7)).toBe(words.indexOf("ng"));
  expect(list.find(text, 8, 10)).toBe(words.indexOf("है"));
  expect(list.find(text, 0, 2)).toBe(-1);
  expect(list.find(text, 3, 7)).toBe(-1);
});
