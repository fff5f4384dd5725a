import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { call, propose } from "./ilo_convention.ts";

const instrument = (
  id: string,
  title: string,
  aliases: string[] = [],
): KnowledgeObject<"rag_doc"> => ({
  schema_version: "1.0",
  knowledge_object_type: "rag_doc",
  id,
  content: {
    title,
    jurisdiction: "INT",
    text: "First sentence. Second sentence.",
    source_url: "https://example.org/c",
  },
  tags: ["status:reviewed"],
  extensions: {
    citation: `ILO ${id.slice(4).toUpperCase()}`,
    aliases,
    provisions: [
      { section: "Art. 5", fact: "About abuse.", seen_in_source: true },
      { section: "Art. 9", fact: "The worker keeps the passport.", seen_in_source: true },
      { section: "Art. 15", fact: "About agencies.", seen_in_source: false },
    ],
  },
});

const knowledge = snapshotOf([
  instrument("ilo-c189", "Domestic Workers Convention, 2011 (No. 189)", [
    "Domestic Workers Convention",
  ]),
  instrument("ilo-p029", "Protocol of 2014 to the Forced Labour Convention, 1930", [
    "Forced Labour Protocol",
  ]),
  instrument("ilo-c181", "Private Employment Agencies Convention, 1997 (No. 181)"),
]);
const context = { knowledge, toggles: NO_TOGGLES };
const proposed = (text: string) =>
  propose(readingOf(text, knowledge), context).map((args) => args["instrument"]);

test.for([
  ["What does C189 say?", ["C189"]],
  ["ILO Convention No. 189 on passports", ["C189"]],
  ["the convention 181 and c 189", ["C189", "C181"]],
  ["Konvensi ILO 189", ["C189"]],
  ["ماذا تقول اتفاقية 189؟", ["C189"]],
  ["कन्भेन्सन 189 ले के भन्छ?", ["C189"]],
  ["the Domestic Workers Convention", ["C189"]],
  ["P029 and the rest", ["P29"]],
  ["the Forced Labour Protocol", ["P29"]],
  ["Buy 189 apples", []],
  ["vitamin c 189 mg", ["C189"]],
  ["C999 is unknown", []],
] as const)("%s", ([text, instruments]) => {
  expect(new Set(proposed(text))).toEqual(new Set(instruments));
});

test("each provision is a fact with its article, its citation and its address", () => {
  const { facts, title } = call({ instrument: "C189" }, context) as ReturnType<typeof call> & {
    title: string;
  };
  expect(title).toContain("Domestic Workers");
  expect(facts.map(({ citation }) => citation)).toEqual([
    "ILO C189, Art. 5",
    "ILO C189, Art. 9",
    "ILO C189, Art. 15",
  ]);
  expect(facts[0]).toMatchObject({
    kind: "law",
    source_url: "https://example.org/c",
    by: "rag_doc/ilo-c189",
  });
});

test("what no source was seen to say is told as such", () => {
  expect(call({ instrument: "C189" }, context).facts[2]?.statement).toContain(
    "not checked in the source",
  );
});

test("leading zeros and names find the same instrument, an unknown one nothing", () => {
  for (const asked of ["P029", "P29", "p 29", "forced labour protocol"])
    expect(call({ instrument: asked }, context)).toMatchObject({ found: true, instrument: "P29" });
  expect(call({ instrument: "C7" }, context)).toMatchObject({ found: false, facts: [] });
});
