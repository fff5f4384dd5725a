import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { NOTHING_ON, type HarnessToggles } from "../../../schemas/http/chat.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { LayerInput, RetrievedDocument } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import { bundledObjects } from "../../retrieval/library.fixture.ts";
import { buildRetrieval, MOST_CUSTOM_TEXT, ragLayer } from "./rag.ts";

const derived = new Map<unknown, unknown>();
const snapshot = {
  revision: "test",
  packs: [],
  all: (leaf: string) => (leaf === "rag_doc" ? bundledObjects : []),
  derive(build: (from: Snapshot) => unknown) {
    if (!derived.has(build)) derived.set(build, build(this as unknown as Snapshot));
    return derived.get(build);
  },
} as unknown as Snapshot;

const ONLY_RAG: HarnessToggles = { ...NOTHING_ON, rag: true };

function readingOf(text: string, fields: Partial<Reading>): Reading {
  const folded = {
    original: text,
    folded: text,
    startOf: (at: number) => at,
    endOf: (at: number) => at,
  };
  return {
    text,
    folded,
    language: "en",
    countries: [],
    corridors: [],
    amounts: [],
    topics: new Set(),
    namesWork: true,
    wording: null,
    aboutWork: true,
    ...fields,
  };
}

async function run(
  text: string,
  fields: Partial<Reading> = {},
  custom: HarnessToggles["custom_rag_docs"] = null,
) {
  const reading = readingOf(text, fields);
  const input: LayerInput = {
    text,
    toggles: { ...ONLY_RAG, custom_rag_docs: custom },
    knowledge: snapshot,
    signal: new AbortController().signal,
    folded: () => reading.folded,
    reading: () => reading,
    inContext: () => reading,
  };
  const { prompt, fired, trace } = await ragLayer().run(input);
  return { prompt, fired, trace, documents: trace["documents"] as RetrievedDocument[] };
}

test("quotes title, citation, passage and source of what it found, and traces the same", async () => {
  const { prompt, fired, documents, trace } = await run(
    "May an agency in Hong Kong charge a helper a fee?",
    {
      corridors: [{ origin: "PH", destination: "HK", basis: "named" }],
      topics: new Set(["fee", "agent", "domestic_work"]),
    },
  );
  expect(fired).toBe(true);
  expect(documents.length).toBeGreaterThan(1);
  expect(documents.length).toBeLessThanOrEqual(5);
  expect(trace["floor"]).toBeGreaterThan(0);
  expect(trace["n_passages"]).toBeGreaterThanOrEqual(bundledObjects.length);
  for (const { title, citation, snippet, source_url, score } of documents) {
    expect(snippet.length).toBeLessThanOrEqual(400);
    expect(score).toBeGreaterThan(0);
    for (const part of [title, citation, snippet, source_url]) expect(prompt).toContain(part ?? "");
  }
  expect(documents.map(({ id }) => id)).toContain("hk-cap57a-agency-regulations");
});

test("a message that is not about work gets no documents and no prompt", async () => {
  const { prompt, fired, documents } = await run(
    "The bank charged a processing fee on my car loan, can I dispute it?",
    {
      aboutWork: false,
      topics: new Set(["fee", "loan"]),
    },
  );
  expect({ prompt, fired, documents }).toEqual({ prompt: null, fired: false, documents: [] });
});

test("a bare question about a country's law on loans gets that law", async () => {
  const { documents } = await run(
    "Malaysia: what is the highest interest on an unsecured loan from a licensed moneylender?",
    {
      aboutWork: false,
      topics: new Set(["loan", "law"]),
      countries: [{ code: "MY", role: "unknown", text: "Malaysia", start: 0, end: 8 }],
    },
  );
  expect(documents.map(({ id }) => id)).toContain("my-moneylenders-act-1951");
});

test("snippet and source stand for text and source_url in a custom document", async () => {
  const custom = [
    {
      snippet: "The quuxian permit costs the worker nothing.",
      source: "https://example.org/quux",
      title: "Quuxian notice",
    },
  ];
  const { documents } = await run("What does a quuxian permit cost?", {}, custom);
  expect(documents[0]).toMatchObject({
    id: "custom-1",
    custom: true,
    title: "Quuxian notice",
    snippet: "The quuxian permit costs the worker nothing.",
    source_url: "https://example.org/quux",
  });
});

test.for([
  ["neither text nor snippet", [{ id: "a", title: "Only a title" }], "custom_rag_docs[0]"],
  ["blank text", [{ text: "fine" }, { text: "  ", snippet: null }], "custom_rag_docs[1]"],
  [
    "one id twice",
    [
      { id: "a", text: "x" },
      { id: "a", text: "y" },
    ],
    '"a"',
  ],
  [
    "too much text",
    Array.from({ length: 14 }, () => ({ text: "x".repeat(20_000) })),
    String(MOST_CUSTOM_TEXT),
  ],
] as const)("refuses custom documents with %s, naming them", ([, documents, named]) => {
  const toggles = { ...ONLY_RAG, custom_rag_docs: [...documents] };
  expect(ragLayer().refuses?.(toggles)).toContain(named);
});

test("accepts custom documents within bounds, and none", () => {
  expect(
    ragLayer().refuses?.({ ...ONLY_RAG, custom_rag_docs: [{ text: "x" }, { snippet: "y" }] }),
  ).toBeNull();
  expect(ragLayer().refuses?.(ONLY_RAG)).toBeNull();
});

test("the index is built once per snapshot", () => {
  expect(snapshot.derive(buildRetrieval)).toBe(snapshot.derive(buildRetrieval));
});

function snapshotOf(objects: readonly KnowledgeObject<"rag_doc">[]): Snapshot {
  return { ...snapshot, all: () => objects } as unknown as Snapshot;
}

test("the index of an unchanged library serves the next snapshot, whatever else changed", () => {
  const before = buildRetrieval(snapshotOf(bundledObjects));
  expect(buildRetrieval(snapshotOf(bundledObjects))).toBe(before);
});

test("one changed document is found by its new words, and the others as before", () => {
  const before = buildRetrieval(snapshotOf(bundledObjects));
  const changed = bundledObjects.map((object, at) => {
    if (at > 0) return object;
    const text = `The zorblatt levy is void. ${object.content.text}`;
    return { ...object, content: { ...object.content, text } };
  });
  const after = buildRetrieval(snapshotOf(changed));
  expect(before.holds("zorblatt")).toBe(false);
  expect(after.search("zorblatt levy", 1)).toMatchObject([{ passage: 0 }]);
  const restored = buildRetrieval(snapshotOf([...bundledObjects]));
  expect(restored).not.toBe(before);
  expect(restored.search("passport retention", 20)).toEqual(
    before.search("passport retention", 20),
  );
});

test("a bill is called no law in the prompt and in the trace", async () => {
  const { prompt, documents } = await run("Is the Labour Migration and Management Bill passed?", {
    corridors: [{ origin: "KE", destination: null, basis: "named" }],
    topics: new Set(["law", "migrant"]),
  });
  const bill = documents.find(({ id }) => id === "ke-labour-migration-bill-2024");
  expect(bill?.in_force).toBe(false);
  expect(prompt).toContain("not law in force");
  expect(documents.filter(({ in_force }) => in_force === false)).toHaveLength(1);
});

test("the name of a country as another language spells it is not searched for in English", async () => {
  const { documents } = await run("Em giúp việc ở Đài Loan, ông chủ đánh em", {
    language: "vi",
    corridors: [{ origin: "VN", destination: "TW", basis: "named" }],
    countries: [{ code: "TW", role: "destination", text: "Đài Loan", start: 16, end: 24 }],
    topics: new Set(["domestic_work", "employer", "violence"]),
  });
  expect(documents.map(({ id }) => id)).not.toContain("tw-civil-code-205");
});
