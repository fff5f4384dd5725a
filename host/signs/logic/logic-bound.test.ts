import fc from "fast-check";
import { expect, test } from "vitest";
import { FACT_NAMES } from "../facts.ts";
import { boundOf } from "./logic-bound.ts";
import { readCondition } from "./logic.ts";

const RULES = ["held_in_compound_am", "fee"];
const NAMES = [...RULES, "isolation", "high"];

const fired = (names: readonly string[]) => ({
  names: new Set(names),
  rules: names.filter((name) => RULES.includes(name)),
});

const has = (name: string, list = "dimensions") => ({ in: [name, { var: list }] });
const part = (name: string) => ({ some: [{ var: "rules" }, { in: [name, { var: "" }] }] });

test.for<[unknown, readonly string[], boolean]>([
  [has("isolation"), ["isolation"], true],
  [has("isolation"), ["fee"], false],
  [has("high", "severities"), [], false],
  [part("held_in"), ["held_in_compound_am"], true],
  [part("held_in"), ["fee"], false],
  [{ and: [has("isolation"), part("fee"), { ">": [{ var: "n_rules" }, 1] }] }, ["fee"], false],
  [{ or: [has("isolation"), { ">": [{ var: "n_rules" }, 1] }] }, [], true],
  [{ "!": [has("isolation")] }, [], true],
  [{ in: ["a", "a text"] }, [], true],
  [{ some: [{ var: "topics" }, { in: ["fee", { var: "" }] }] }, [], true],
])("%j over %j may hold: %s", ([source, names, expected]) => {
  expect(boundOf(source)(fired(names))).toBe(expected);
});

test("never hides a condition that holds", () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(has("isolation"), has("high", "severities"), has("fee", "rules")),
      fc.constantFrom(part("held_in"), part("e")),
      fc.boolean(),
      fc.array(tie("tree"), { maxLength: 3 }).map((and) => ({ and })),
      fc.array(tie("tree"), { maxLength: 3 }).map((or) => ({ or })),
      tie("tree").map((not) => ({ "!": [not] })),
    ),
  }));
  const property = fc.property(tree, fc.subarray(NAMES), (source, names) => {
    const { condition } = readCondition(source, { known: FACT_NAMES, path: "condition" });
    if (condition === undefined) return false;
    const facts = new Map([
      ["dimensions", names.filter((name) => name === "isolation")],
      ["severities", names.filter((name) => name === "high")],
      ["rules", fired(names).rules],
    ]);
    const holds = condition.holds((name) => facts.get(name) ?? null);
    return !holds || condition.mayHold(fired(names));
  });
  expect(fc.check(property, { numRuns: 500 }).counterexample).toBeNull();
});
