import { expect, test } from "vitest";
import { foldText } from "./fold.ts";
import { TextMemo } from "./text-memo.ts";

test("each memo keeps its own value of each text, and the last one set", () => {
  const [lengths, words] = [new TextMemo<number>(), new TextMemo<string>()];
  const [one, other] = ["Pay first", "ค่าหัว ก่อนไป"].map(foldText);
  if (one === undefined || other === undefined) throw new Error("no text");
  lengths.set(one, 1);
  words.set(one, "pay");
  lengths.set(one, 9);
  words.set(other, "fee");
  expect([lengths.get(one), words.get(one)]).toEqual([9, "pay"]);
  expect([lengths.get(other), words.get(other)]).toEqual([undefined, "fee"]);
});

test("what is kept is no part of the text", () => {
  const text = foldText("Pay first");
  new TextMemo<string>().set(text, "fee");
  expect(Object.keys(text)).toEqual(["original", "folded", "startOf", "endOf"]);
});

test("a text made elsewhere keeps nothing", () => {
  const memo = new TextMemo<string>();
  const text = { ...foldText("Pay first") };
  memo.set(text, "fee");
  expect(memo.get(text)).toBeUndefined();
});
