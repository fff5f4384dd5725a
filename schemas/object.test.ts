import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Envelope } from "./envelope.ts";
import { exampleObject } from "./example.ts";
import type { LeafSpec } from "./leaf.ts";
import { LEAVES } from "./leaves/index.ts";
import { objectProblems } from "./object.ts";
import { LEAF_NAMES } from "./taxonomy.ts";

const said = (value: unknown) =>
  objectProblems(value).map(({ path, message }) => `${path}: ${message}`);

describe.each(LEAF_NAMES)("%s", (leaf) => {
  const spec: LeafSpec = LEAVES[leaf];
  const keys = fc.constantFrom(...Object.keys(spec.content.properties));
  const mutated = (change: (object: Envelope) => void): Envelope => {
    const object = exampleObject(leaf);
    change(object);
    return object;
  };

  test("dropping any required key is refused, naming it", () => {
    const required = fc.constantFrom(...(spec.content.required ?? []));
    fc.assert(
      fc.property(required, (key) => {
        const problems = said(mutated(({ content }) => Reflect.deleteProperty(content, key)));
        expect(problems).toEqual([`content: lacks the required key "${key}"`]);
      }),
    );
  });

  test("an unknown content key is refused, naming it", () => {
    const known = Object.keys(spec.content.properties);
    const unknown = fc
      .string({ minLength: 1 })
      .filter((key) => !known.includes(key) && key !== "__proto__");
    fc.assert(
      fc.property(unknown, fc.jsonValue(), (key, value) => {
        const problems = said(mutated(({ content }) => Reflect.set(content, key, value)));
        expect(problems).toHaveLength(1);
        expect(problems[0]).toContain(`has the unknown key "${key}"`);
      }),
    );
  });

  test("any content value of a type the leaf does not know is refused", () => {
    // No content value is a number outside the safe range, a list in a list, or a list of null.
    const wrong = fc.constantFrom<unknown>(-1e300, [[null]], [null]);
    fc.assert(
      fc.property(keys, wrong, (key, value) => {
        const problems = said(mutated(({ content }) => Reflect.set(content, key, value)));
        expect(problems.length).toBeGreaterThan(0);
        expect(problems.every((problem) => problem.startsWith(`content.${key}`))).toBe(true);
      }),
    );
  });

  test("any JSON in the place of a part is judged without throwing and without being changed", () => {
    const part = fc.constantFrom("content", "extensions", "tags", "provenance", "id", "version");
    fc.assert(
      fc.property(part, fc.jsonValue(), (key, value) => {
        const object = mutated((whole) => Reflect.set(whole, key, value));
        const before = JSON.stringify(object);
        expect(Array.isArray(objectProblems(object))).toBe(true);
        expect(JSON.stringify(object)).toBe(before);
      }),
    );
  });
});

test("anything that is no object at all is refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(objectProblems(value).length).toBeGreaterThan(0);
    }),
  );
});

test("an unknown leaf is refused in one sentence that lists the leaves", () => {
  const object = { ...exampleObject("rag_doc"), knowledge_object_type: "grep_rules" };
  expect(said(object)).toEqual([
    expect.stringMatching(
      /^knowledge_object_type: must be one of grep_rule, .*; found "grep_rules"$/,
    ),
  ]);
});

test("an envelope without content is told that, and nothing about the leaf's keys", () => {
  const object = exampleObject("rag_doc");
  Reflect.deleteProperty(object, "content");
  expect(said(object)).toEqual([': lacks the required key "content"']);
});

test.each([
  ["schema_version", "2.0"],
  ["id", "Not A Slug"],
  ["version", "1.0"],
  ["tags", ["colour:red"]],
  ["provenance", { created_at: "yesterday" }],
])("an envelope with a wrong %s is refused, naming it", (key, value) => {
  const problems = objectProblems({ ...exampleObject("rag_doc"), [key]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.path.split(".")[0]).toBe(key);
});

test("extensions a leaf does not know are kept and not refused", () => {
  const object = { ...exampleObject("rag_doc"), extensions: { colour: "red" } };
  expect(objectProblems(object)).toEqual([]);
});

test("null is accepted where it means unknown, and only there", () => {
  const profile = exampleObject("corridor_profile");
  Object.assign(profile.content, { fee_cap_php: null, passport_retention_legal: null });
  expect(objectProblems(profile)).toEqual([]);
  Object.assign(profile.content, { label: null });
  expect(said(profile)).toEqual(["content.label: must be a string; found null"]);
});
