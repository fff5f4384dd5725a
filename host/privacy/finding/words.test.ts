import { expect, test } from "vitest";
import { cueFinder } from "./words.ts";

const cuesIn = cueFinder(["boss", "น.ส.", "สัญญา", "นาย", "นายหน้า", "雇主"]);

test.for<[string, readonly string[]]>([
  ["The BOSS, not the bossy one", ["boss 4"]],
  ["雇主说雇主", ["雇主 0", "雇主 3"]],
  ["นายหน้านาย", ["นายหน้า 0", "นาย 7"]],
  ["น.ส. มาลี", ["น.ส. 0"]],
  ["อนุสัญญา", ["สัญญา 3"]],
])("of the words in %s the longest are found, as they are written", ([text, expected]) => {
  expect(cuesIn(text).map(({ word, index }) => `${word} ${index}`)).toEqual(expected);
});
