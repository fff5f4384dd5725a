import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCondition } from "./logic.ts";
import type { Json } from "./logic-operators.ts";

const KNOWN = new Set(["dimensions", "rules", "amounts", "n", "stance"]);
const at = { known: KNOWN, path: "content.condition" };

const FACTS: Readonly<Record<string, Json>> = {
  dimensions: ["illegal_fees", "debt-bondage"],
  rules: ["fee"],
  amounts: [
    { value: 500, currency: "PHP" },
    { value: 10, currency: "%" },
  ],
  n: 2,
  stance: null,
};

function holds(source: unknown, facts = FACTS): boolean {
  const { condition, problems } = readCondition(source, at);
  if (condition === undefined) throw new Error(JSON.stringify(problems));
  return condition.holds((name) => facts[name] ?? null);
}

test.for<[unknown, boolean]>([
  [{ in: ["illegal_fees", { var: "dimensions" }] }, true],
  [{ in: ["isolation", { var: "dimensions" }] }, false],
  [{ in: ["fee", "no fees"] }, true],
  [{ and: [{ ">": [{ var: "n" }, 1] }, { "<": [1, { var: "n" }, 3] }] }, true],
  [{ or: [{ ">": [{ var: "n" }, 5] }, { "==": [{ var: "n" }, 2] }] }, true],
  [{ "!": [{ var: "stance" }] }, true],
  [{ "!!": { var: "dimensions" } }, true],
  [{ "==": [{ var: ["stance", "offer"] }, "offer"] }, true],
  [{ some: [{ var: "amounts" }, { ">": [{ var: "value" }, 400] }] }, true],
  [{ all: [{ var: "amounts" }, { ">": [{ var: "value" }, 400] }] }, false],
  [{ none: [{ var: "amounts" }, { "==": [{ var: "currency" }, "USD"] }] }, true],
  [{ all: [[], true] }, false],
  [{ if: [{ ">": [{ var: "n" }, 5] }, false, { "==": [{ var: "n" }, 2] }, true, false] }, true],
  [{ "==": [{ "+": [{ var: "n" }, 1, { "-": [1] }] }, 2] }, true],
  [{ "==": [{ "/": [1, 0] }, null] }, true],
  [{ "==": [{ max: [1, 7, 3] }, 7] }, true],
  [{ ">": ["b", 1] }, false],
  [{ "==": [{ map: [{ var: "amounts" }, { var: "currency" }] }, ["PHP", "%"]] }, true],
  [
    {
      ">=": [{ reduce: [{ var: "dimensions" }, { "+": [{ var: "accumulator" }, 1] }, 0] }, 2],
    },
    true,
  ],
  [{ "==": [{ var: "amounts.0.value" }, 500] }, true],
  [{ "!!": [{ var: "amounts.constructor" }] }, false],
  [{ in: [3, { merge: [[1, 2], 3] }] }, true],
])("%j is %s", ([source, expected]) => {
  expect(holds(source)).toBe(expected);
});

test.for<[unknown, string, string]>([
  [{ exec: ["rm"] }, "", 'has the operator "exec"'],
  [{ toString: [] }, "", 'has the operator "toString"'],
  [{ and: [true, { constructor: ["return 1"] }] }, ".and.1", "has the operator"],
  [{ and: [{ in: ["a", { var: "dimension" }] }] }, ".and.0.in.1.var", "which is no fact"],
  [{ var: { var: "n" } }, ".var", "must name a fact"],
  [{ and: [true], or: [true] }, "", "exactly one operator"],
  [{}, "", "exactly one operator"],
])("%j is refused at %s: %s", ([source, path, message]) => {
  const { problems } = readCondition(source, at);
  expect(problems).toMatchObject([
    { path: `content.condition${path}`, message: expect.stringContaining(message) },
  ]);
});

test("a condition too large or too deep is refused once", () => {
  const large = { or: Array.from({ length: 600 }, () => true) };
  expect(readCondition(large, at).problems).toHaveLength(1);
  let deep: unknown = true;
  for (let i = 0; i < 100; i++) deep = { "!": [deep] };
  expect(readCondition(deep, at).problems).toHaveLength(1);
});

test("lists that multiply stop at a limit instead of holding the service", () => {
  const items = Array.from({ length: 30 }, (_, i) => i);
  const over = (inner: unknown) => ({ map: [items, inner] });
  expect(holds(over(over(true)))).toBe(true);
  expect(() => holds(over(over(over(true))))).toThrow("takes more than 20000 steps");
});

describe("what must have fired", () => {
  const needs = (source: unknown) => readCondition(source, at).condition?.needs;
  const has = (name: string) => ({ in: [name, { var: "dimensions" }] });

  test("is told for memberships joined by and and or, and unknown for all else", () => {
    expect(needs(has("a"))).toEqual(new Set(["a"]));
    expect(needs({ or: [has("a"), has("b")] })).toEqual(new Set(["a", "b"]));
    expect(needs({ and: [{ ">": [{ var: "n" }, 1] }, has("b")] })).toEqual(new Set(["b"]));
    expect(needs({ or: [has("a"), { ">": [{ var: "n" }, 1] }] })).toBeNull();
    expect(needs({ "!": [has("a")] })).toBeNull();
    expect(needs({ in: ["a", "a text"] })).toBeNull();
  });

  test("never hides a condition that holds", () => {
    const names = ["a", "b", "c"];
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(...names).map(has),
        fc.boolean(),
        fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((and) => ({ and })),
        fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((or) => ({ or })),
        tie("tree").map((not) => ({ "!": [not] })),
      ),
    }));
    const property = fc.property(tree, fc.subarray(names), (source, dimensions) => {
      const must = typeof source === "boolean" ? null : (needs(source) ?? null);
      const isHidden = must !== null && !dimensions.some((name) => must.has(name));
      return !isHidden || !holds(source, { ...FACTS, dimensions, rules: [] });
    });
    expect(fc.check(property, { numRuns: 500 }).counterexample).toBeNull();
  });
});
