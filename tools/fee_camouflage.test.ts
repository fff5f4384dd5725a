import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { call, propose } from "./fee_camouflage.ts";

const label = (
  id: string,
  name: string,
  values: Record<string, unknown>,
): KnowledgeObject<"extracted_fact"> => ({
  schema_version: "1.0",
  knowledge_object_type: "extracted_fact",
  id,
  content: {
    label: name,
    fact_type: "fee_camouflage",
    summary: "It hides the price of the job.",
    values,
    pii_status: "non_pii_aggregate",
  },
  tags: ["status:reviewed"],
  extensions: { source_url: "https://example.org/fees" },
});

const knowledge = snapshotOf([
  label("fee-a", "Processing fee", {
    aliases: ["biaya proses", "प्रोसेसिंग फीस", "買工費"],
    allowed_or_capped: ["Pakistan: a little"],
  }),
  label("fee-b", "Uniform", { aliases: ["uniforme"], needs_payment_context: true }),
]);
const context = { knowledge, toggles: NO_TOGGLES };
const proposed = (text: string) =>
  propose(readingOf(text, knowledge), context).map((args) => args["label"]);

test.for([
  "The agency wants a processing fee for my papers",
  "The agency wants PROCESSING  FEES for the job",
  "Agen minta biaya proses untuk kerja di Taiwan",
  "एजेंट प्रोसेसिंग फीस मांगता है",
  "仲介要我付買工費",
])("a fee name is found in any of its languages: %s", (text) => {
  expect(proposed(text)).toEqual(["fee-a"]);
});

test("a name inside another word is none", () => {
  expect(proposed("the agency is reprocessing feedback about the job")).toEqual([]);
});

test("an ordinary word counts only beside money", () => {
  expect(proposed("The factory workers wear a uniform at work")).toEqual([]);
  expect(proposed("The agency takes 300 dollars for the uniform")).toEqual(["fee-b"]);
});

test("nothing is proposed where the message is not about work", () => {
  expect(proposed("The bank charged a processing fee on my car loan")).toEqual([]);
});

test("it tells what hides behind the name, and where the law allows it", () => {
  expect(call({ label: "Biaya  Proses" }, context)).toMatchObject({
    found: true,
    label: "Processing fee",
    facts: [{ kind: "label", by: "extracted_fact/fee-a", source_url: "https://example.org/fees" }],
  });
  expect(call({ label: "fee-a" }, context).facts[0]?.statement).toContain("Pakistan: a little");
  expect(call({ label: "parking" }, context)).toMatchObject({ found: false, facts: [] });
});

test("custom labels win and are marked", () => {
  const custom = { label: "Processing fee", status: "prohibited", citation: "Notice 9" };
  const toggles = {
    ...NO_TOGGLES,
    custom_fee_camouflage: [custom, { label: "Lucky stamp", citation: "Notice 9" }],
  };
  const result = call({ label: "processing fee" }, { knowledge, toggles });
  expect(result).toMatchObject({ custom: true, facts: [{ by: "custom", citation: "Notice 9" }] });
  const reading = readingOf("The agency asks 50 dollars for a lucky stamp", knowledge);
  expect(propose(reading, { knowledge, toggles })).toEqual([{ label: "Lucky stamp" }]);
});
