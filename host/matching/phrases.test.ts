import { expect, test } from "vitest";
import { foldText } from "./fold.ts";
import { buildPhrases } from "./phrases.ts";

const phrases = buildPhrases(
  new Map([
    ["Oman", "OM"],
    ["Hong Kong", "HK"],
    ["Kong", "?"],
    ["ประเทศไทย", "TH"],
    ["香港", "HK"],
    ["Việt Nam", "VN"],
    ["سوريا", "SY"],
  ]),
);

const found = (text: string): string[] => phrases.find(foldText(text)).map(({ value }) => value);

test("a phrase is found in any case and spelling", () => {
  expect(found("to HONG  KONG, viet nam")).toEqual(["HK", "?", "VN"]);
});

test("letters on either side break it", () => {
  expect(found("a woman, omani, Roman roads")).toEqual([]);
});

test("scripts without spaces need no edge", () => {
  expect(found("ไปประเทศไทยนะ")).toEqual(["TH"]);
  expect(found("我在香港工作")).toEqual(["HK"]);
});

test("its place is in units of the folded text", () => {
  const text = foldText("In  Oman!");
  const [match] = phrases.find(text);
  expect(text.folded.slice(match?.start, match?.end)).toBe("oman");
});
