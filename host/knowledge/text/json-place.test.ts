import { expect, test } from "vitest";
import { wrongAt } from "./json-place.ts";

test.for([
  ["root:x:0:0", 1, 1],
  ['{"a":1,}', 1, 8],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['{\r\n"a": tru }', 2, 6],
  ['["a", "b\nc"]', 1, 9],
  ['["\\x"]', 1, 3],
  ["[01]", 1, 3],
  ["[1]]", 1, 4],
  ["[}", 1, 2],
  ["[1,", 1, 4],
  ['{"a"', 1, 5],
  ["[]{}", 1, 3],
  ["", 1, 1],
] as const)("%j ceases to be JSON at %i:%i", ([text, line, column]) => {
  expect(() => JSON.parse(text) as unknown).toThrow("JSON");
  expect(wrongAt(text)).toEqual({ line, column });
});

test("wherever a text is cut or changed, the place is the engine's or where its word or number begins", () => {
  const text = '{"a":[1,-2.5e3,{"b":"\\u0041 é"},true,null,[]],"c":{}}';
  for (let at = 0; at < text.length; at++)
    for (const put of ["", "x", '"', "]", ",", "\n"]) {
      const changed = text.slice(0, at) + put + text.slice(at + 1);
      const told = placeIn(() => JSON.parse(changed) as unknown);
      if (told === null) continue;
      const from = toldIn(changed);
      expect([changed, from <= told && /^[\\"\w.+-]*$/.test(changed.slice(from, told))]).toEqual([
        changed,
        true,
      ]);
    }
});

/** The engine's own place, without the lines in which it counts otherwise. */
function placeIn(parse: () => unknown): number | null {
  try {
    parse();
    return null;
  } catch (error) {
    const found = /at position (\d+)/.exec(String(error));
    return found === null ? null : Number(found[1]);
  }
}

function toldIn(text: string): number {
  const { line, column } = wrongAt(text);
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

test("a text of a megabyte is gone through at once", () => {
  const started = performance.now();
  wrongAt(`${"[".repeat(500_000)}${'"a",'.repeat(200_000)}`);
  wrongAt(`["${"a".repeat(1_500_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});
