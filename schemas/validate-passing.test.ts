import { expect, test } from "vitest";
import { passingValidator } from "./validate.ts";

test("a schema that came with a request is forgotten with the function that decides by it", () => {
  const schema = { type: "object", properties: { a: { enum: ["x"] } } };
  const decide = passingValidator(schema);
  expect(decide({ a: "x" })).toBe(true);
  expect(decide({ a: "y" })).toBe(false);
  expect(passingValidator(schema)).not.toBe(decide);
});
