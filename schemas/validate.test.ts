import Type from "typebox";
import { expect, test } from "vitest";
import { NULL_IS_ABSENT } from "./null-is-absent.ts";
import { schemaProblems, validator } from "./validate.ts";

function said(schema: Type.TSchema, value: unknown): string[] {
  const shape = validator(schema);
  expect(shape.accepts(value)).toBe(false);
  return shape.problems().map(({ path, message }) => `${path}: ${message}`);
}

const Part = Type.Object({ type: Type.Enum(["text"]), text: Type.String() });
const StringOrParts = Type.Union([Type.String(), Type.Array(Part)]);
const Message = Type.Object({ content: StringOrParts });

test("a value of none of a union's types is told the types in one sentence", () => {
  expect(said(Message, { content: 5 })).toEqual(["content: must be a string or a list; found 5"]);
});

test("a value of one of a union's types is told only what that branch wants", () => {
  expect(said(Message, { content: [{ type: "text", text: 5 }] })).toEqual([
    "content.0.text: must be a string; found 5",
  ]);
});

test("a wrong value beside null is told about the value, not about null", () => {
  const shape = Type.Object({ day: Type.Union([Type.String({ maxLength: 2 }), Type.Null()]) });
  expect(said(shape, { day: "long" })).toEqual(["day: is longer than 2 characters"]);
  expect(said(shape, { day: 5 })).toEqual(["day: must be a string or null; found 5"]);
});

test("a union inside a union is told in one sentence", () => {
  const shape = Type.Object({ deep: Type.Union([Type.Array(Message), Type.Null()]) });
  expect(said(shape, { deep: [{ content: true }] })).toEqual([
    "deep.0.content: must be a string or a list; found true",
  ]);
});

test("two mistakes of two list items are both told", () => {
  const shape = Type.Object({ list: Type.Array(Message) });
  expect(said(shape, { list: [{ content: 1 }, { content: 2 }] })).toEqual([
    "list.0.content: must be a string or a list; found 1",
    "list.1.content: must be a string or a list; found 2",
  ]);
});

test("a broken form of a value that may be null is told by what describes both", () => {
  const phone = Type.Union([Type.String({ pattern: "^(\\p{Nd}{2,})?$" }), Type.Null()], {
    description: "Two digits at least.",
  });
  const own = Type.Union([Type.String({ pattern: "^a", description: "An a." }), Type.Null()], {
    description: "Anything.",
  });
  const shape = validator(Type.Object({ phone: Type.Optional(phone), own: Type.Optional(own) }));
  expect(shape.accepts({ phone: "1", own: "b" })).toBe(false);
  expect(shape.problems().map(({ path, message }) => `${path} ${message}`)).toEqual([
    'phone must be of the form: Two digits at least; found "1"',
    'own must be of the form: An a; found "b"',
  ]);
  expect(shape.accepts({ phone: null, own: "a" })).toBe(true);
});

test("a broken form is told by its description, and a long value is cut", () => {
  const shape = Type.Object({ day: Type.String({ pattern: "^\\d+$", description: "digits" }) });
  const [problem = ""] = said(shape, { day: "x".repeat(5000) });
  expect(problem).toMatch(/^day: must be of the form: digits; found "x+…$/);
  expect(problem.length).toBeLessThan(120);
});

test("an unknown key is told together with the known ones", () => {
  const shape = Type.Object({ a: Type.Optional(Type.Null()) }, { additionalProperties: false });
  expect(said(shape, { b: 1 })).toEqual([': has the unknown key "b"; remove it (known keys: a)']);
});

test("at most twenty problems are told, however many there are", () => {
  const items = Array.from({ length: 500 }, () => ({ content: 1 }));
  expect(said(Type.Object({ list: Type.Array(Message) }), { list: items })).toHaveLength(20);
});

test("of a huge value with a mistake in every item only the first is told", () => {
  const items = Array.from({ length: 20_000 }, () => ({ content: 1 }));
  expect(said(Type.Object({ list: Type.Array(Message) }), { list: items })).toEqual([
    "list.0.content: must be a string or a list; found 1",
  ]);
});

test("problems can be asked for twice, and are gone once a value is accepted", () => {
  const shape = validator(Message);
  expect(shape.accepts({})).toBe(false);
  expect(shape.problems()).toHaveLength(1);
  expect(shape.problems()).toHaveLength(1);
  expect(shape.accepts({ content: "" })).toBe(true);
  expect(shape.problems()).toEqual([]);
});

test("a null that counts as absent gets the default, and other nulls do not", () => {
  const shape = validator(
    Type.Object(
      {
        a: Type.Object({ n: Type.Number({ default: 7 }) }, { default: {} }),
        b: Type.Number({ default: 1 }),
      },
      { [NULL_IS_ABSENT]: ["a"] },
    ),
  );
  const value = { a: null };
  expect(shape.accepts(value)).toBe(true);
  expect(value).toEqual({ a: { n: 7 }, b: 1 });
  expect(shape.accepts({ b: null })).toBe(false);
});

test("a value that claims to be a JSON Schema is judged as one", () => {
  expect(schemaProblems({ type: "object", properties: { a: { type: "string" } } })).toEqual([]);
  expect(schemaProblems({ type: "objekt" })).toEqual([
    {
      path: "type",
      message:
        'must be one of array, boolean, integer, null, number, object, string; found "objekt"',
    },
  ]);
});
