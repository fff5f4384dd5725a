import { expect, test } from "vitest";
import { MAX_DEPTH, valueProblem } from "./json-value.ts";

const problemOf = (text: string) => valueProblem(JSON.parse(text));

test.each([
  "1e308",
  '{"a":[1,-1e308,null,"1e400",{}]}',
  '{"a":{"proto":1}}',
  "[]",
  "null",
  "9e-400",
])("%s is of use", (text) => {
  expect(problemOf(text)).toBeNull();
});

test.each([
  ['{"a":{"most":1e400}}', "number", "most"],
  ['{"a":[1,-1e999]}', "number", "1"],
  [`{"a":${"9".repeat(400)}}`, "number", "a"],
  ['{"a":[{"__proto__":{}}]}', "prototype", "__proto__"],
])("%s is told by its kind and key", (text, kind, key) => {
  expect(problemOf(text)).toEqual({ kind, key });
});

test("nesting has a limit", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(problemOf(nested(MAX_DEPTH))).toBeNull();
  expect(problemOf(nested(MAX_DEPTH + 1))).toEqual({ kind: "depth", key: "" });
});
