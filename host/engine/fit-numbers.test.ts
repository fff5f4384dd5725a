import { expect, test } from "vitest";
import { fitNumbers } from "./fit-numbers.ts";

const RISK = { type: "number", minimum: 0, maximum: 1 };

test("numbers move to the nearest bound, wherever they stand", () => {
  const schema = {
    type: "object",
    properties: {
      risk: RISK,
      list: { type: "array", items: RISK },
      maybe: { anyOf: [{ type: "null" }, RISK] },
      count: { type: "integer", minimum: 1 },
    },
    additionalProperties: RISK,
  };
  const said = { risk: 1.5, list: [-1, 0.5], maybe: 7, count: 0.4, other: 2, text: "1.5" };
  expect(JSON.parse(fitNumbers(JSON.stringify(said), schema))).toEqual({
    risk: 1,
    list: [0, 0.5],
    maybe: 1,
    count: 1,
    other: 1,
    text: "1.5",
  });
});

test("a number over every bound of JSON becomes one that JSON can hold", () => {
  expect(JSON.parse(fitNumbers("1e999", { type: "number" }))).toBe(Number.MAX_VALUE);
});

test("text that is not JSON stays as it is", () => {
  expect(fitNumbers('{"risk": 1.', RISK)).toBe('{"risk": 1.');
});
