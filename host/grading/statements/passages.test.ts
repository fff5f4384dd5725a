import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";

test("passages are every sentence, and every two and three in a row", () => {
  expect(passagesOf(["a.", "b.", "c.", "d."])).toEqual([
    "a.",
    "a. b.",
    "a. b. c.",
    "b.",
    "b. c.",
    "b. c. d.",
    "c.",
    "c. d.",
    "d.",
  ]);
  expect(passagesOf([])).toEqual([]);
});
