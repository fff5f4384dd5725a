import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { exampleObject } from "../../schemas/example.ts";
import { LEAF_NAMES } from "../../schemas/taxonomy.ts";
import { canonicalText, sha256 } from "./text/canonical.ts";
import { jsonText, ruleOf, stepOf } from "./folders.fixture.ts";
import { isError, judgeObject } from "./judge.ts";
import { isProven } from "./proven.ts";

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

describe("bundled bytes that passed before", () => {
  const place = { leaf: "persona_block", id: "chat-worker" } as const;
  const path = `../../knowledge/core/${place.leaf}/${place.id}.json`;
  const bytes = readFileSync(resolve(import.meta.dirname, path));

  test("give what judging them again gives, frozen alike", () => {
    expect(isProven(sha256(bytes)), "run npm run generate").toBe(true);
    const verdict = judgeObject(bytes, place);
    expect(verdict).toEqual(judgeObject(bytes, place, { onRequest: true, again: true }));
    expect(Object.isFrozen(verdict.object?.content)).toBe(true);
  });

  test("are judged like any others at another place", () => {
    const found = judgeObject(bytes, { ...place, id: "other" });
    expect(found.object).toBeNull();
    expect(found.found.map(({ check }) => check)).toContain("place");
  });

  test("are judged anew as soon as one of them differs", () => {
    const other = bytes.toString().replace('"persona_block"', '"persona_blocks"');
    expect(isProven(sha256(other))).toBe(false);
    expect(judgeObject(encode(other), place).object).toBeNull();
  });
});

test("what was found in an object's content holds while its content is the same, and no longer", () => {
  const object = ruleOf("some-fee", "fee") as { content: object; version: string };
  const first = judgeObject(encode(jsonText(object)), at);
  const before = { ...first, found: [{ path: "", message: "before", check: "pattern" }] };
  const judged = (changes: object) =>
    judgeObject(encode(jsonText({ ...object, ...changes })), at, { before }).found;
  expect(judged({ version: "v2" })).toEqual(before.found);
  const content = { ...object.content, examples: ["Nothing of the kind."] };
  expect(judged({ content })).toMatchObject([{ check: "evidence", path: "content.examples.0" }]);
  expect(judged({ extensions: {} })).toEqual([]);
  expect(judged({ version: 2 })).toMatchObject([{ check: "schema" }]);
});
