import { expect, test } from "vitest";
import { MAX_DEPTH } from "../../../schemas/json-value.ts";
import { parseText } from "./json-text.ts";

const problemOf = (content: string | Uint8Array) =>
  parseText(typeof content === "string" ? new TextEncoder().encode(content) : content).problems[0]
    ?.message;

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("clean JSON is read", () => {
  const parsed = parseText(new TextEncoder().encode('{"a":[1,{"b":"\\u0041 \\" } é"}]}'));
  expect(parsed.problems).toEqual([]);
  expect(parsed.value).toEqual({ a: [1, { b: 'A " } é' }] });
});

test("a key written twice is a problem that names it, also when it is escaped", () => {
  expect(problemOf('{"a":1,"b":{"a":2},"a":3}')).toContain('"a" twice');
  expect(problemOf('{"a":1,"\\u0061":3}')).toContain('"a" twice');
  expect(problemOf('{"a":1,"b":{"a":2},"c":["a","a"]}')).toBeUndefined();
  expect(problemOf('[{"a":1},{"a":2}]')).toBeUndefined();
  expect(problemOf('{"a":"\\\\","b":"\\\"","c":"\\\\\\"}","b"\n :2}')).toContain('"b" twice');
  expect(problemOf('{"a\\\\":1,"a":"\\\\\\\"a","c":{}}')).toBeUndefined();
});

test("nesting has a limit", () => {
  expect(problemOf(nested(MAX_DEPTH))).toBeUndefined();
  expect(problemOf(nested(MAX_DEPTH + 1))).toContain("nested 65 deep");
  expect(problemOf(nested(500_000))).toContain("at most 64");
});

test("encoding, emptiness, size and syntax are refused with what would fix them", () => {
  expect(problemOf("")).toContain("is empty");
  expect(problemOf("\uFEFF{}")).toContain("without BOM");
  expect(problemOf(Uint8Array.of(0x22, 0xff, 0x22))).toContain("UTF-8");
  expect(problemOf('{"a":1,}')).toContain("not JSON: wrong from line 1, column 8 on");
  expect(problemOf(" ".repeat(1_835_009))).toContain("at most 1835008");
});

test("what is not JSON is told by its place and never quoted", () => {
  expect(problemOf("root:x:0:0:root:/root:/bin/bash\n")).toBe(
    "is not JSON: wrong from line 1, column 1 on; look for a missing comma or quote there",
  );
});

test("a number beyond a double and a key that would be a prototype are problems that name their key", () => {
  const found = (text: string) => parseText(new TextEncoder().encode(text)).problems;
  expect(found('{"content":{"cap":1e400}}')).toMatchObject([
    { path: "cap", message: expect.stringContaining("beyond what a double holds") },
  ]);
  expect(found('{"a":[1,-1e400]}')).toMatchObject([{ path: "1" }]);
  expect(found('{"a":{"__proto__":{"b":1}}}')).toMatchObject([{ path: "__proto__" }]);
  expect(found('{"a":1e308,"b":"1e400","c":1e-400}')).toEqual([]);
});
