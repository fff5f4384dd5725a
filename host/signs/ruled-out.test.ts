import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../bench/quality/judged.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";
import { wholeReading } from "../message/whole-reading.ts";
import { withoutRuledOut } from "./ruled-out.ts";

let knowledge: Snapshot;
let judge: Offline;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
  judge = await openOffline(knowledge);
});

describe("who is owed pay is not told to be beaten", () => {
  test.for([
    "Я в Польше, мне не платят",
    "мне не платят зарплату на складе в Варшаве",
    "Хозяин не платит зарплату, Израиль, я из Молдовы",
    "Не отдают зарплату за два месяца, работаю на складе под Прагой",
  ])("%s", async (text) => {
    const { verdict } = await judge(text);
    const told = verdict.risk_vectors.map(({ dimension }) => dimension);
    expect(told).toContain("withholding-of-wages");
    expect(told).not.toContain("physical-and-sexual-violence");
    expect(told).not.toContain("abuse-of-vulnerability");
  });
});

const UNPAID = "My boss in Warsaw has not paid my wages for three months, I work in a warehouse.";

function found(hit: Partial<GrepHit>): GrepHit {
  const words = { category: "c", citation: null, indicator: "i", cites: [], matches: [] };
  const dimensions = ["withholding-of-wages", "physical-and-sexual-violence"];
  return { rule: "r", severity: "medium", dimensions, ...words, ...hit };
}

function narrowed(hit: Partial<GrepHit>, text = UNPAID): GrepHit | undefined {
  const reading = wholeReading(foldText(text), knowledge);
  return withoutRuledOut([found(hit)], () => reading, knowledge)[0];
}

test("a broad rule keeps of what it names only what the wording may tell", () => {
  expect(narrowed({})).toMatchObject({
    severity: "medium",
    dimensions: ["withholding-of-wages"],
    named: ["withholding-of-wages", "physical-and-sexual-violence"],
  });
});

test("a hit of which nothing is left is low and says what it was", () => {
  const dimensions = ["physical-and-sexual-violence"];
  expect(narrowed({ dimensions })).toMatchObject({
    severity: "low",
    lowered_from: "medium",
    dimensions: [],
  });
});

test("a grave pattern keeps what it names first, a critical combination too, a high one does not", () => {
  const dimensions = ["physical-and-sexual-violence", "isolation"];
  const first = ["physical-and-sexual-violence"];
  const combined = { leaf: "heuristic_rule" } as const;
  expect(narrowed({ severity: "high", dimensions })?.dimensions).toEqual(first);
  const critical = { ...combined, severity: "critical", dimensions };
  expect(narrowed(critical)?.dimensions).toEqual(first);
  expect(narrowed({ ...combined, severity: "high", dimensions })?.dimensions).toEqual([]);
});

test("a rule of the request, and a message at which nobody need look, keep all", () => {
  const dimensions = ["physical-and-sexual-violence"];
  expect(narrowed({ custom: true, dimensions })?.dimensions).toEqual(dimensions);
  const lawful = "How do I renew my library card before the summer?";
  expect(narrowed({ dimensions, severity: "low" }, lawful)?.dimensions).toEqual(dimensions);
});
