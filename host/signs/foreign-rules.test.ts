import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../bench/quality/judged.ts";
import { tagged } from "../../schemas/taxonomy.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { unlessForeign } from "./foreign-rules.ts";

let knowledge: Snapshot;
let judge: Offline;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
  judge = await openOffline(knowledge);
});

test("a French sign that English words look like is low, and says what it was", async () => {
  const { trace } = await judge("I changed employer last week in Qatar, new boss wants 3000 riyal");
  const hits: readonly GrepHit[] = JSON.parse(JSON.stringify(trace.grep)).hits;
  const hit = hits.find(({ rule }) => rule === "job_vanished_fr");
  expect(hit).toMatchObject({ severity: "low", lowered_from: "medium" });
});

describe("a sign written for a language counts", () => {
  test.for([
    ["fr", "fr", "medium"],
    ["fr", "en", "low"],
    ["tl", "ceb", "medium"],
    ["hi-latn", "ne", "medium"],
    ["tl", "vi", "low"],
    ["en", "tl", "medium"],
    ["fr", "de", "medium"],
    ["fr", null, "medium"],
  ] as const)("%s in %s: %s", ([written, spoken, severity]) => {
    const rule = knowledge.all("grep_rule").find((each) => tagged(each, "lang").join() === written);
    expect(rule).toBeDefined();
    if (rule !== undefined) expect(unlessForeign(HIT, rule, spoken).severity).toBe(severity);
  });

  test("and keeps what it says where it is grave", () => {
    const rule = knowledge.all("grep_rule").find(({ tags = [] }) => tags.includes("lang:fr"));
    const grave = { ...HIT, severity: "high" };
    expect(rule && unlessForeign(grave, rule, "en")).toBe(grave);
  });
});

const HIT: GrepHit = {
  rule: "r",
  category: "c",
  severity: "medium",
  citation: null,
  indicator: "i",
  dimensions: [],
  cites: [],
  matches: [],
};
