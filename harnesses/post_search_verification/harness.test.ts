import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";
import { VerificationInfo, VerifyResultsAnswer } from "../../schemas/http/search/verify-results.ts";
import { validator } from "../../schemas/validate.ts";

const PATH = "/api/search/verify-results";
const QUERY = "Maria Santos: placement fee for a domestic worker from the Philippines to Hong Kong";
const RESULTS = [
  {
    title: "Fees",
    url: "https://news.example.org/fees",
    snippet: "The placement fee for a domestic worker in Hong Kong is PHP 60,000.",
  },
  {
    title: "Help",
    url: "https://news.example.org/help",
    snippet: "Mission for Migrant Workers (HK) hotline +852 2522 9999 for domestic workers",
  },
  {
    title: "Court",
    url: "https://news.example.org/court",
    snippet: "Maria Santos told the court about the placement fee.",
  },
  {
    title: "Rules for domestic workers",
    url: "https://www.labour.gov.hk/eng/",
    snippet: "What an agency in Hong Kong may charge a domestic worker: no placement fee.",
  },
];

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

test.for([
  [{ title: "t" }, "url"],
  [{ title: "t", url: "https://example.org/" }, "snippet"],
  [{ url: "https://example.org/", snippet: "" }, "title"],
  [{}, "title"],
] as const)(
  "a result like %o, which has not all three fields, is refused",
  async ([result, key]) => {
    const reply = await host.post(PATH, { query: QUERY, results: [result] });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ detail: expect.stringContaining(key) });
  },
);

test("wrong fee, wrong hotline, a page about the person and a good page are told apart", async () => {
  const reply = await host.post(PATH, { query: QUERY, results: RESULTS });
  const answer: unknown = await reply.json();
  expect(reply.status, JSON.stringify(answer)).toBe(200);
  const shape = validator(VerifyResultsAnswer);
  expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
  expect(answer).toMatchObject({
    revision: host.host.knowledge.current().revision,
    results: [
      { status: "review", contradiction: { kind: "fee", by: "corridor_profile/ph-hk" } },
      {
        status: "review",
        contradiction: { kind: "phone", by: "ngo_directory/mission-for-migrant-workers-hk" },
      },
      { status: "blocked", deanonymization_risk: { level: "high", kinds: [expect.any(String)] } },
      { status: "accepted", contradiction: null, source_quality: { level: "official" } },
    ],
    counts: { total: 4, accepted: 1, review: 2, blocked: 1, contradictions: 2 },
  });
});

test("a case that stays here blocks what leads to its people", async () => {
  const answer: unknown = await (
    await host.post(PATH, {
      query: "placement fee domestic worker Hong Kong",
      case_text: "My name is Maria Santos.",
      results: [RESULTS[2]],
    })
  ).json();
  expect(answer).toMatchObject({ results: [{ status: "blocked" }] });
});

test("an empty snippet is judged, and no result is no error", async () => {
  expect(
    await (await host.post(PATH, { query: "placement fee", results: [] })).json(),
  ).toMatchObject({ results: [], counts: { total: 0 } });
  expect(
    await (
      await host.post(PATH, {
        query: "placement fee",
        results: [{ title: "", url: "https://news.example.org/", snippet: "" }],
      })
    ).json(),
  ).toMatchObject({ results: [{ status: "review", relevance_score: 0 }] });
});

test("what results are judged by is told", async () => {
  const answer: unknown = await (await fetch(`${host.url}/api/search/verification-info`)).json();
  const shape = validator(VerificationInfo);
  expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
});

test.for([
  [{ query: "fee" }, 400],
  [{ results: [] }, 400],
  [{ query: "fee", results: "none" }, 400],
  [{ query: "fee", results: [{ title: 1 }] }, 400],
  [{ query: "fee", results: Array.from({ length: 51 }, () => ({})) }, 400],
  [{ query: "fee", results: [{ snippet: "x".repeat(10_001) }] }, 400],
  [{ query: "fee", results: [{ snippet: "x".repeat(3_000_000) }] }, 413],
] as const)(
  "a request of the wrong shape is answered with a sentence (%#)",
  async ([body, status]) => {
    const reply = await host.post(PATH, body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ detail: expect.any(String) });
  },
);

test("the training row holds neither the query's person nor the results", async () => {
  await host.post(PATH, { query: QUERY, results: RESULTS });
  const log = await readFile(
    join(host.dir, "data/training/post_search_verification.jsonl"),
    "utf8",
  );
  expect(log).toContain("corridor_profile/ph-hk");
  expect(log).not.toMatch(/santos|maria|news\.example\.org|2522 9999/iu);
});
