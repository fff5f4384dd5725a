import fc from "fast-check";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { exampleObject } from "../../schemas/example.ts";
import { LEAF_NAMES } from "../../schemas/taxonomy.ts";
import { canonicalText, sha256 } from "./canonical.ts";
import { jsonText, ruleOf, stepOf } from "./folders.fixture.ts";
import { isError, judgeObject } from "./judge.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const at = { leaf: "grep_rule", id: "some-fee" } as const;

const PARTS = [
  ..."id content tags extensions knowledge_object_type version provenance".split(" "),
  ..."content.pattern content.examples content.rule_id extensions.patterns".split(" "),
  ..."extensions.threshold extensions.unless extensions.mode".split(" "),
  "extensions.negative_examples",
];

test("any bytes at all are judged, never thrown at", () => {
  const texts = fc.oneof(fc.json(), fc.string({ unit: "binary" }));
  const contents = fc.oneof(fc.uint8Array({ maxLength: 400 }), texts.map(encode));
  fc.assert(
    fc.property(contents, (bytes) => {
      const { object, found } = judgeObject(bytes, at);
      expect(object).toBeNull();
      expect(found.some(isError)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("a valid object with one part replaced by anything is judged, never thrown at", () => {
  const values = fc.jsonValue({ maxDepth: 2 });
  const parts = fc.constantFrom(...PARTS);
  fc.assert(
    fc.property(parts, values, (path, value) => {
      const object = structuredClone(ruleOf("some-fee", "fee")) as Record<string, unknown>;
      const [first = "", second] = path.split(".");
      const target = second === undefined ? object : (object[first] as Record<string, unknown>);
      target[second ?? first] = value;
      const verdict = judgeObject(encode(jsonText(object)), at);
      expect(verdict.object === null).toBe(verdict.found.some(isError));
    }),
    { numRuns: 300 },
  );
});

test("the digest is that of the common form, whatever the order and spacing of the file", () => {
  for (const leaf of LEAF_NAMES) {
    const object = exampleObject(leaf) as KnowledgeObject;
    const place = { leaf, id: object.id };
    const turned = Object.fromEntries(Object.entries(object).toReversed());
    const digests = [jsonText(object), JSON.stringify(turned), canonicalText(object)].map(
      (text) => judgeObject(encode(text), place).sha256,
    );
    expect(new Set(digests)).toEqual(new Set([sha256(canonicalText(object))]));
  }
});

test("the common form is stable: writing it again changes nothing", () => {
  for (const leaf of LEAF_NAMES) {
    const text = canonicalText(exampleObject(leaf));
    expect(canonicalText(JSON.parse(text))).toBe(text);
  }
  expect(canonicalText(stepOf("one")).endsWith("}\n")).toBe(true);
});

test("a judged object is frozen to its last part", () => {
  const { object } = judgeObject(encode(jsonText(ruleOf("some-fee", "fee"))), at);
  expect(Object.isFrozen(object)).toBe(true);
  expect(Object.isFrozen(object?.tags)).toBe(true);
  const { examples } = (object as KnowledgeObject<"grep_rule">).content;
  expect(Object.isFrozen(examples)).toBe(true);
});
