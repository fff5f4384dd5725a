import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { call, propose } from "./statute_lookup.ts";

const statute = (
  id: string,
  title: string,
  extensions: NonNullable<KnowledgeObject<"rag_doc">["extensions"]>,
): KnowledgeObject<"rag_doc"> => ({
  schema_version: "1.0",
  knowledge_object_type: "rag_doc",
  id,
  content: { title, jurisdiction: id.slice(0, 2).toUpperCase(), text: "One. Two. Three. Four." },
  tags: ["status:reviewed"],
  extensions,
});

const provisions = Array.from({ length: 7 }, (_, i) => ({
  section: `Sec. ${i + 1}`,
  fact: i === 6 ? "Keeping travel documents is punished." : `Matter number ${i + 1}.`,
  seen_in_source: true,
}));

const knowledge = snapshotOf([
  statute("ph-ra-8042", "Migrant Workers and Overseas Filipinos Act of 1995", {
    citation: "Republic Act No. 8042",
    aliases: ["RA 8042", "R.A. 8042"],
    topics: ["fees"],
    provisions,
  }),
  statute("hk-cap57a", "Employment Agency Regulations", { citation: "Cap. 57A", topics: ["fees"] }),
  statute("id-law-18-2017", "Protection Act", {
    citation: "UU No. 18 of 2017",
    aliases: ["Law 18/2017", "UU 18/2017"],
  }),
  statute("sg-passports", "Passports Act, s. 47", {
    topics: ["passport"],
    provisions: provisions.slice(6),
  }),
  statute("us-forced", "Forced labor", { citation: "18 U.S.C. 1589" }),
]);
const context = { knowledge, toggles: NO_TOGGLES };
const proposed = (text: string) =>
  propose(readingOf(text, knowledge), context).map(({ words: _words, ...args }) => args);

test.for([
  ["What does RA 8042 say?", "ph-ra-8042"],
  ["Republic Act 8042, section 6", "ph-ra-8042"],
  ["see R.A. No. 8042", "ph-ra-8042"],
  ["Is Cap. 57A still in force?", "hk-cap57a"],
  ["menurut UU 18 Tahun 2017", "id-law-18-2017"],
  ["Law 18/2017", "id-law-18-2017"],
  ["under 18 U.S.C. 1589", "us-forced"],
] as const)("a statute named outright is looked up: %s", ([text, id]) => {
  expect(proposed(text)).toEqual([{ statute: id }]);
});

test("a title of common words is no statute's name", () => {
  expect(proposed("my story of forced labor")).not.toContainEqual({ statute: "us-forced" });
});

test("a question about the law of a country gets that country's law on the subject", () => {
  expect(proposed("Is it legal that my employer keeps my passport in Singapore?")).toEqual([
    { jurisdiction: "SG", topic: "passport" },
  ]);
  const result = call({ jurisdiction: "SG", topic: "passport" }, context);
  expect(result).toMatchObject({ found: true, documents: ["sg-passports"] });
});

test("a question that is not about work gets none", () => {
  expect(proposed("Is it legal to park in Singapore?")).toEqual([]);
});

test("the provisions whose words the message shares are told, at most four", () => {
  const { facts } = call(
    { statute: "ph-ra-8042", words: "who is punished for keeping travel documents" },
    context,
  );
  expect(facts).toHaveLength(4);
  expect(facts.at(-1)).toMatchObject({
    citation: "Republic Act No. 8042, Sec. 7",
    by: "rag_doc/ph-ra-8042",
  });
});

test("an article that is named is among them", () => {
  const { facts } = call({ statute: "ph-ra-8042", words: "section 6" }, context);
  expect(facts.map(({ citation }) => citation)).toContain("Republic Act No. 8042, Sec. 6");
});

test("a document without provisions is told by its opening", () => {
  expect(call({ statute: "hk-cap57a" }, context).facts[0]?.statement).toContain("One. Two. Three.");
});

test("an unknown statute finds nothing", () => {
  expect(call({ statute: "Act 99999" }, context)).toMatchObject({ found: false, facts: [] });
});

test("a bill answers to its name only, and as no law", () => {
  const bill = statute("in-bill", "Overseas Mobility Bill", {
    topics: ["passport"],
    provisions: provisions.slice(6),
    in_force: false,
  });
  const inForce = { ...context, knowledge: snapshotOf([bill]) };
  expect(call({ jurisdiction: "IN", topic: "passport" }, inForce).found).toBe(false);
  const [fact] = call({ statute: "in-bill" }, inForce).facts;
  expect(fact?.statement).toContain("not law in force");
});
