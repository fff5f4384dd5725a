import { expect, test } from "vitest";
import { foldText } from "./folding/fold.ts";
import { compileRule } from "./rule.ts";
import { Scanner } from "./scanner.ts";

const SOLD = ["ban (?:toi|em|chung toi)(?: [^ .]+){0,3} (?:sang|qua|di)"];

function matchesOf(text: string, patterns: readonly string[], spelled: readonly string[]) {
  const { rule } = compileRule({
    patterns: patterns.map((pattern, at) => ({ path: `patterns.${at}`, pattern })),
    spelled,
    all_required: true,
    within: "sentence",
  });
  if (rule === undefined) throw new Error("does not compile");
  return new Scanner([rule]).scanNow(foldText(text));
}

test.for([
  ["Nó bán em sang công ty khác.", 1],
  ["no ban em sang cong ty khac", 1],
  ["Bạn em sang Nhật năm ngoái.", 0],
  ["BẠN EM ĐI HÀN", 0],
  ["Bàn em đi chợ", 0],
  ["Bạn em sang Nhật, rồi họ bán em qua Lào", 1],
  ["Bạn em bán em sang Lào", 1],
  ["Ba\u0323n em sang Nhật", 0],
] as const)("a word is the one that its marks spell: %s", ([text, found]) => {
  expect(matchesOf(text, SOLD, ["bán"])).toHaveLength(found);
});

test("every pattern of a rule is held to it, and marks stand where they may", () => {
  const patterns = ["khoa cua", "\\bcam\\b"];
  const spelled = ["khóa", "cấm"];
  expect(matchesOf("Bà khoá cửa, cấm em ra", patterns, spelled)).toHaveLength(1);
  expect(matchesOf("Bà khóa cửa, câm em ra", patterns, spelled)).toHaveLength(1);
  expect(matchesOf("Bà khóa cửa, cầm túi ra", patterns, spelled)).toHaveLength(0);
});

test("a word without marks is named with its field and cure", () => {
  const source = { patterns: [{ path: "pattern", pattern: "ban em" }], spelled: ["ban"] };
  expect(compileRule(source).problems).toEqual([
    {
      path: "extensions.spelled.0",
      message:
        "has no mark that tells it from another word; write it as it is spelled, or leave it out",
    },
  ]);
});
