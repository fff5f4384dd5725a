import { expect, test } from "vitest";
import { jsonInText, jsonsInText } from "./json-in-text.ts";

test.for([
  '{"query": "wage theft"}',
  '```json\n{"query": "wage theft"}\n```',
  'Here it is: {"query": "wage theft"} I hope it helps.',
])("the object is found in %j", (raw) => {
  expect(jsonInText(raw)).toEqual({ query: "wage theft" });
});

test.for(["", "wage theft", "} then {", '{"query": "wage', "{a} and {b}"])(
  "nothing is found in %j",
  (raw) => {
    expect(jsonInText(raw)).toBeUndefined();
  },
);

test.for([
  ["[1, 2]", [[1, 2]]],
  ["```json\n[]\n```", [[]]],
  ['It says: ["a"].', [["a"]]],
  ["  7\n", [7]],
  ['"text"', ["text"]],
  ["null", [null]],
  ["```\nfalse\n```", [false]],
  ['[{"a":1}]', [[{ a: 1 }], { a: 1 }]],
  ["no JSON", []],
  ["", []],
] as const)("%j may say %j", ([raw, expected]) => {
  expect(jsonsInText(raw)).toEqual(expected);
});

test("64 levels are read and more are not, however many", () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  expect(jsonInText(nested(64))).toBeDefined();
  for (const levels of [65, 6_000, 300_000]) {
    expect(jsonInText(nested(levels))).toBeUndefined();
    expect(jsonsInText(nested(levels))).toEqual([]);
    expect(jsonsInText(`${"[".repeat(levels)}${"]".repeat(levels)}`)).toEqual([]);
  }
});
