import { describe, expect, test } from "vitest";
import { readNumber } from "./number.ts";
import { compileRule, LARGEST_RULE } from "./rule.ts";

function problemOf(pattern: string): string {
  const { problems } = compileRule({ patterns: [{ path: "content.pattern", pattern }] });
  expect(problems?.[0]?.path).toBe("content.pattern");
  return problems?.[0]?.message ?? "";
}

describe("a pattern that cannot be used is refused with a cure", () => {
  test.each([
    ["look-ahead", "pay(?=now)", /write out what may stand there/],
    ["look-behind", "(?<!not )pay", /write out what may stand there/],
    ["a back-reference", "(a)\\1b", /write the alternatives out/],
    ["an open group", "(pay", /close the group/],
    ["a stray bracket", "pay)", /escape it/],
    ["an open class", "[pay", /close the class/],
    ["a repeat of nothing", "*pay", /escape it/],
    ["a repeat of a repeat", "pay**", /use a group/],
    ["a huge repeat", "a{2000}", /lower the bound/],
    ["backward bounds", "a{3,2}", /swap/],
    ["an unknown class", "\\p{Nonsense}x", /unknown class/],
    ["an unknown escape", "\\yx", /remove the backslash/],
    ["a pattern that matches nothing at all", "(pay)?", /make a part required/],
    ["too large a program", "(?:[a-z]{50}x){30}", /lower the repeat bounds/],
  ])("%s", (_name, pattern, cure) => {
    expect(problemOf(pattern)).toMatch(cure);
  });
});

test("a threshold names a group that exists", () => {
  const { problems } = compileRule({
    patterns: [{ path: "content.pattern", pattern: "interest (\\d+)" }],
    threshold: { group: "rate", op: ">", value: 36 },
  });
  expect(problems?.[0]?.path).toBe("extensions.threshold.group");
});

test("a pattern without a literal works, with a warning", () => {
  const { rule } = compileRule({ patterns: [{ path: "content.pattern", pattern: "[a-z]+" }] });
  expect(rule?.warnings()[0]).toMatchObject({ path: "content.pattern" });
});

test.for(["[a-z]+\\d+", "\\d{4}|€", "\\bя\\b|न", "ja+o"])(
  "a digit, a sign or one letter is enough of a literal: %s",
  (pattern) => {
    const { rule } = compileRule({ patterns: [{ path: "content.pattern", pattern }] });
    expect(rule?.warnings()).toEqual([]);
  },
);

test("size counts all patterns and exceptions of a rule", () => {
  const part = { path: "p", pattern: "(?:[a-z]{40}x){10}" };
  expect(compileRule({ patterns: [part] }).rule?.size).toBeLessThanOrEqual(LARGEST_RULE);
  expect(compileRule({ patterns: [part], unless: [part, part] }).problems).toHaveLength(1);
});

test.each([
  ["1,200", 1200],
  ["1.200", 1200],
  ["2.5", 2.5],
  ["2,5", 2.5],
  ["25.000.000", 25_000_000],
  ["1,234.50", 1234.5],
  ["1.234,50", 1234.5],
  ["0.125", 0.125],
  ["50k", 50_000],
  ["2 lakh", 200_000],
  ["1.5 million", 1_500_000],
  ["12.500%", 12.5],
  ["8 juta", 8_000_000],
  ["none", null],
])("the number %s is read as %s", (text, value) => {
  expect(readNumber(text)).toBe(value);
});
