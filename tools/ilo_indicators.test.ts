import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { call, propose } from "./ilo_indicators.ts";

const indicator = (number: number, name: string): KnowledgeObject<"extracted_fact"> => ({
  schema_version: "1.0",
  knowledge_object_type: "extracted_fact",
  id: `ilo-indicator-${number}`,
  content: {
    label: name,
    fact_type: "ilo_indicator",
    summary: "What it means.",
    values: {
      number,
      dimension: name.toLowerCase().replaceAll(" ", "-"),
      signs: ["a sign"],
      aliases: [],
    },
    pii_status: "non_pii_aggregate",
  },
  tags: ["status:reviewed"],
});

const knowledge = snapshotOf([
  indicator(9, "Debt bondage"),
  indicator(2, "Deception"),
  indicator(10, "Isolation"),
]);
const context = { knowledge, toggles: NO_TOGGLES };
const proposed = (text: string) =>
  propose(readingOf(text, knowledge), context).map((args) => args["indicator"]);

test.for([
  "List the eleven ILO indicators of forced labour",
  "Which signs of forced labour are there?",
  "He locks us in and pays nothing, is this forced labour?",
  "indikator kerja paksa menurut ILO",
])("a question about all gets all: %s", (text) => {
  expect(proposed(text)).toEqual(["all"]);
});

test("one that is named is looked up alone", () => {
  expect(proposed("My employer deducts the loan each month, can that be debt bondage?")).toEqual([
    "debt-bondage",
  ]);
});

test("indicators of something else are none of ours", () => {
  expect(proposed("Which indicators show that an oven is hot?")).toEqual([]);
  expect(proposed("Deception in poker is part of the game")).toEqual([]);
});

test("all come in the order of the booklet, one by number, name or id", () => {
  const numbers = call({ indicator: "all" }, context).facts.map(({ by }) => by);
  expect(numbers).toEqual([
    "extracted_fact/ilo-indicator-2",
    "extracted_fact/ilo-indicator-9",
    "extracted_fact/ilo-indicator-10",
  ]);
  for (const asked of ["9", "debt-bondage", "Debt Bondage", "ilo-indicator-9"]) {
    const { facts } = call({ indicator: asked }, context);
    expect(facts).toMatchObject([{ kind: "indicator", by: "extracted_fact/ilo-indicator-9" }]);
  }
  expect(call({ indicator: "12" }, context)).toMatchObject({ found: false, facts: [] });
});
