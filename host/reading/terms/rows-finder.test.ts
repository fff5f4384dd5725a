import { describe, expect, test } from "vitest";
import { RowsFinder } from "./rows-finder.ts";

const found = (finder: RowsFinder, folded: string): readonly string[] =>
  finder.find(folded).map(({ 0: said }) => said);

describe("a row is found where its words follow each other", () => {
  const denials = new RowsFinder([
    {
      ways: [
        ["nobody|not once|no*", ["has|ever"], "hit|hits|scold*"],
        ["paid"],
        [["we|all"], "left"],
      ],
    },
  ]);

  test.for([
    ["nobody hits me", ["nobody hits"]],
    ["nobody has ever scolded me", ["nobody has ever scolded"]],
    ["not once hit", ["not once hit"]],
    ["nope hit", ["nope hit"]],
    ["we all left", ["we all left", "all left", "left"]],
    ["left", ["left"]],
    ["paid", ["paid"]],
    ["nobody here hits me", []],
    ["nobody, hits me", []],
    ["nobody hi", []],
    ["nobody", []],
  ] as const)("%s", ([folded, said]) => {
    expect(new Set(found(denials, folded))).toEqual(new Set(said));
  });
});

test("a row of a script without spaces goes on with or without one", () => {
  const finder = new RowsFinder([{ ways: [["没有|没", ["人"], "打我|骂*"]], unspaced: true }]);
  expect(found(finder, "没有人打我")).toEqual(["没有人打我"]);
  expect(found(finder, "没有 打我")).toEqual(["没有 打我"]);
  expect(found(finder, "没有人说话")).toEqual([]);
});

test("a word that a pattern reads as more than itself may be anything", () => {
  const finder = new RowsFinder([{ ways: [["no", "colou?r"]] }]);
  expect(found(finder, "no color")).toEqual(["no color"]);
});
