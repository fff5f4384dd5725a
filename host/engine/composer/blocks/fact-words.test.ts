import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../../schemas/envelope.ts";
import { snapshotOf } from "../../../knowledge/snapshot.ts";
import { answer, bundled } from "../composer.fixture.ts";
import { LANGUAGES } from "../language.ts";
import { cap, hit } from "../evidence/sample-evidence.ts";

const fee: KnowledgeObject<"extracted_fact"> = {
  schema_version: "1.0",
  knowledge_object_type: "extracted_fact",
  id: "fee-placement",
  content: {
    label: "Placement fee",
    fact_type: "fee_camouflage",
    summary: "The open price for getting a job.",
    values: { aliases: ["biaya penempatan"], cost_category: "recruitment fee" },
    pii_status: "non_pii_aggregate",
  },
  tags: ["status:reviewed"],
};
const fact = {
  ...cap,
  kind: "label" as const,
  statement: '"Placement fee": The open price for getting a job.',
  by: "extracted_fact/fee-placement",
};
const snapshot = snapshotOf([...bundled, fee], "core");
const told = (language: string, text: string) =>
  answer({ hits: [hit()], facts: [fact] }, { reading: { language, text }, snapshot });

test("a fee name is explained in the reader's language, by the word the message uses", async () => {
  const text = await told("id", "Agen minta biaya penempatan 30 juta");
  expect(text).toContain("“biaya penempatan” adalah biaya untuk mendapat pekerjaan.");
  expect(text).not.toContain("The open price");
  expect(await told("en", "placement fee")).toContain("The open price for getting a job.");
});

test.each(LANGUAGES.filter((language) => language !== "en"))(
  "in %s nothing of the lookup's English is told of a fee name",
  async (language) => {
    expect(await told(language, "")).not.toContain("The open price");
  },
);
