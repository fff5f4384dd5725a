import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startStubServer, type StubServer } from "../engine/openai/stub-server.ts";
import { startTestHost, type TestHost } from "../test-host.ts";

let stub: StubServer;
let on: TestHost;
const bugs: unknown[] = [];
beforeAll(async () => {
  stub = await startStubServer(() => "silence");
  on = await startTestHost({
    HARNESS_ENGINE: "openai",
    HARNESS_OPENAI_URL: stub.url,
    HARNESS_OPENAI_MODEL: "stub",
  });
  on.host.app.on("error", (error: unknown) => bugs.push(error));
});
afterEach(() => {
  bugs.length = 0;
});
afterAll(async () => {
  await on[Symbol.asyncDispose]();
  await stub.close();
});

test.for([
  ["/api/classifier/evaluate", { content_text: "A fee of 75,000 pesos for Hong Kong." }],
  ["/api/search/sanitize", { query: "placement fee for Hong Kong", mode: "rephrase" }],
  ["/api/chat/send", { messages: [{ role: "user", content: "A fee for Hong Kong?" }] }],
] as const)("who leaves %s while a model thinks is no bug", async ([path, body]) => {
  const before = stub.asked.length;
  const leaving = new AbortController();
  const gone = fetch(on.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
    .then((reply) => reply.text())
    .catch(() => "");
  await vi.waitFor(() => expect(stub.asked.length).toBeGreaterThan(before), { timeout: 20_000 });
  leaving.abort();
  await gone;
  // Time enough for a bug to be told.
  await wait(1500);
  expect(bugs).toEqual([]);
});

test("who leaves form A of the classifier while the text is read is no bug", async () => {
  const content_text = "A fee of 75,000 pesos for Hong Kong, and we keep your passport. ".repeat(
    2000,
  );
  const leaving = new AbortController();
  const gone = fetch(`${on.url}/api/classifier/evaluate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ content_text }),
    signal: leaving.signal,
  }).catch(() => {});
  await wait(50);
  leaving.abort();
  await gone;
  await wait(3000);
  expect(bugs).toEqual([]);
});
