import Type from "typebox";
import { expect, test } from "vitest";
import { grammarSchema } from "./grammar-schema.ts";

test("shape, names, choices and lengths are kept; patterns, formats and bounds are not", () => {
  const schema = Type.Object({
    label: Type.Enum(["safe", "unsafe"]),
    risk: Type.Number({ minimum: 0, maximum: 1, description: "how bad" }),
    id: Type.String({ pattern: "^[a-z]+$", maxLength: 9 }),
    notes: Type.Array(Type.String({ format: "uri" }), { maxItems: 3 }),
    referral: Type.Union([Type.String(), Type.Null()]),
    kind: Type.Literal("verdict"),
  });
  expect(grammarSchema(schema)).toEqual({
    type: "object",
    properties: {
      label: { enum: ["safe", "unsafe"] },
      risk: { type: "number" },
      id: { type: "string", maxLength: 9 },
      notes: { type: "array", items: { type: "string" }, maxItems: 3 },
      referral: { oneOf: [{ type: "string" }, { type: "null" }] },
      kind: { const: "verdict" },
    },
  });
});

test("a map keeps the shape of its values, however it is written", () => {
  const values = { type: "object", properties: {}, additionalProperties: { type: "number" } };
  expect(grammarSchema(Type.Record(Type.String(), Type.Number()))).toEqual(values);
  expect(
    grammarSchema({ type: "object", additionalProperties: { type: "number", minimum: 0 } }),
  ).toEqual(values);
});

test("references stay references and definitions travel along", () => {
  const schema = {
    $defs: { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } },
    $ref: "#/$defs/node",
  };
  expect(grammarSchema(schema)).toEqual(schema);
});

test("a schema that says nothing asks for a string", () => {
  expect(grammarSchema({})).toEqual({ type: "string" });
});
