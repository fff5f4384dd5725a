import { expect, test } from "vitest";
import type { Contact, ToolFact, ToolResult } from "../../contract/tool.ts";
import { isOfKnownParts, rememberParts } from "./known-parts.ts";

const fact = (): ToolFact => ({
  kind: "law",
  statement: "A passport stays with its owner.",
  citation: null,
  source_url: null,
  by: "rag_doc/one",
});
const contact = (): Contact => ({
  id: "one",
  name: "Line",
  jurisdiction: "HK",
  phone: "1",
  email: null,
  url: null,
  verified: null,
  stale: true,
  note: null,
});
const remembered = (answer: ToolResult) => {
  rememberParts(answer);
  return answer;
};

test("an answer of frozen parts that passed passes again, whatever words stand beside them", () => {
  const { facts, contacts } = remembered({
    found: true,
    facts: [Object.freeze(fact())],
    contacts: Object.freeze([Object.freeze(contact())]),
  });
  expect(isOfKnownParts({ found: true, facts, contacts, corridor: "PH-HK", profiles: ["a"] })).toBe(
    true,
  );
});

test("what can still change is checked each time", () => {
  const loose = remembered({ found: true, facts: [fact()] });
  const list = remembered({ found: true, facts: [], contacts: [Object.freeze(contact())] });
  const inside = remembered({ found: true, facts: [], contacts: Object.freeze([contact()]) });
  expect([loose, list, inside].map(isOfKnownParts)).toEqual([false, false, false]);
});

test.for<[string, unknown]>([
  ["nothing", null],
  ["no facts", { found: true }],
  ["a fact that nobody knows", { found: true, facts: [Object.freeze(fact())] }],
  ["a detail that JSON cannot hold", { found: true, facts: [], sum: 1n }],
  ["a list of more than words", { found: true, facts: [], rows: [{}] }],
  ["numbers", { found: true, facts: [], numbers: [] }],
  ["what writes itself", { found: true, facts: [], toJSON: () => "" }],
  ["another kind of thing", Object.create({ found: true, facts: [] })],
])("an answer with %s is checked", ([, answer]) => {
  expect(isOfKnownParts(answer)).toBe(false);
});
