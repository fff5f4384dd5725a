import { describe, expect, test } from "vitest";
import { requiredLiterals } from "./literals.ts";
import { readPattern } from "./pattern-reader.ts";

const literalsOf = (pattern: string) =>
  requiredLiterals(readPattern(pattern).root).map(({ literals }) =>
    literals.map(({ text }) => text),
  );

describe("what a match must contain", () => {
  test.each(["(a+)+$", "a|fee", "[ab]+c*"])(
    "is no literal where a letter would do: %s",
    (pattern) => {
      expect(literalsOf(pattern)).toEqual([]);
    },
  );

  test.each([
    ["one digit", "\\w+[12]", ["1", "2"]],
    ["one sign", "\\w+%", ["%"]],
    ["one letter of another script", "\\w+[фы]", ["ф", "ы"]],
    ["a word of one letter", "\\ba\\b", ["a"]],
  ])("may be %s", (_, pattern, literals) => {
    expect(literalsOf(pattern)).toEqual([literals]);
  });
});
