import { expect, test } from "vitest";
import { foldText } from "./folding/fold.ts";
import { sentenceAt } from "./sentence.ts";

function sentencesOf(text: string): string[] {
  const view = foldText(text);
  const found: string[] = [];
  for (let i = 0; i < view.folded.length;) {
    const { start, end } = sentenceAt(view, i);
    found.push(view.folded.slice(start, end).trim());
    i = Math.max(i + 1, end);
  }
  return found;
}

test.each([
  [
    "marks of many scripts",
    "one. two! three? चार। पाँच॥ ست؟ 七。",
    ["one.", "two!", "three?", "चार।", "पाँच॥"],
  ],
  ["not inside numbers", "pay 1.500 pesos now. ok", ["pay 1.500 pesos now.", "ok"]],
  [
    "not after abbreviations",
    "ask dr. khan at 5 p.m. today. ok",
    ["ask dr. khan at 5 p.m. today.", "ok"],
  ],
  ["a new line ends one", "free visa\nNo exit", ["free visa", "no exit"]],
  ["unless it goes on in lower case", "the fee is\nwrapped", ["the fee is wrapped"]],
  ["semicolons", "pay; then go", ["pay;", "then go"]],
])("%s", (_name, text, expected) => {
  const folded = expected.map((sentence) => foldText(sentence).folded);
  expect(sentencesOf(text).slice(0, folded.length)).toEqual(folded);
});

test("a sentence without an end is cut", () => {
  const view = foldText("word ".repeat(1000));
  const { start, end } = sentenceAt(view, 2500);
  expect(end - start).toBeLessThanOrEqual(802);
});
