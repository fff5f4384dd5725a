import { createServer, type RequestListener, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutOwnFigures } from "../../host/privacy/own-figures.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";
import { ClientAnswer, ServerAnswer } from "../../schemas/http/search/ask.ts";
import { BackendList } from "../../schemas/http/search/backends.ts";
import { validator } from "../../schemas/validate.ts";

const QUERY = "Maria Santos, +63 917 555 0199: placement fee for domestic workers in Hong Kong";
const NAMED = /maria|santos|917|0199/iu;

const asked: string[] = [];
let answers: RequestListener = (_request, response) => response.end();
let stub: Server;
let host: TestHost;
beforeAll(async () => {
  stub = createServer((request, response) => {
    asked.push(request.url ?? "");
    answers(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  stub.listen(0, "127.0.0.1", resolve);
  await promise;
  const base = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  host = await startTestHost({
    HARNESS_SEARCH_URL: `${base}/search ${base}/find/{query}`,
    HARNESS_OFFICIAL_SOURCES: `${base}/law?q={query}`,
  });
});
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  stub.closeAllConnections();
  stub.close();
});

async function ask<T>(path: string, body: unknown, schema: Parameters<typeof validator>[0]) {
  asked.splice(0);
  const reply = await host.post(path, body);
  const answer: unknown = await reply.json();
  expect(reply.status, JSON.stringify(answer)).toBe(200);
  const shape = validator(schema);
  expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
  return answer as T;
}

const searchServer = (body: unknown) => ask<ServerAnswer>("/api/search/server", body, ServerAnswer);

const finds =
  (...results: object[]): RequestListener =>
  (_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ results }));
  };

describe("client", () => {
  test("gives links with the sanitized query and sends nothing", async () => {
    const answer = await ask<{ links: { url: string }[] }>(
      "/api/search/client",
      { query: QUERY },
      ClientAnswer,
    );
    expect(answer.links.length).toBeGreaterThan(1);
    for (const { url } of answer.links) {
      expect(decodeURIComponent(url)).toMatch(/placement[+ ]fee/u);
      expect(url).not.toMatch(NAMED);
    }
    expect(asked).toEqual([]);
  });
});

describe("server", () => {
  test("without a backend searches the packs, and nothing is sent", async () => {
    const answer = await searchServer({ query: QUERY });
    expect(answer).toMatchObject({ backend: "local", sent: false });
    expect(answer.results.length).toBeGreaterThan(1);
    expect(answer.results.length).toBeLessThanOrEqual(5);
    expect(answer.results[0]).toMatchObject({
      contradiction: null,
      source_quality: { level: "listed", by: expect.stringContaining("/") },
    });
    expect(asked).toEqual([]);
  });

  test("a configured server is asked the sanitized query only, and its results are judged", async () => {
    answers = finds(
      {
        title: "Fees",
        url: "https://news.example.org/1",
        content:
          "Domestic workers in Hong Kong pay a placement fee of PHP 60,000 in the Philippines.",
      },
      {
        title: "Maria Santos",
        url: "https://news.example.org/maria",
        content: "Her placement fee",
      },
      {
        title: "Rules",
        url: "https://www.labour.gov.hk/eng/",
        content: "No placement fee for domestic workers in Hong Kong",
      },
    );
    const answer = await searchServer({ query: QUERY, backend: "searxng", top_n: 3 });
    expect(asked).toHaveLength(1);
    expect(decodeURIComponent(asked[0] ?? "")).not.toMatch(NAMED);
    expect(answer).toMatchObject({
      backend: "searxng",
      sent: true,
      results: [
        { status: "review", contradiction: { kind: "fee" } },
        { status: "blocked", title: "", url: "", snippet: "" },
        { status: "accepted", title: "Rules" },
      ],
      counts: { total: 3, accepted: 1, review: 1, blocked: 1 },
    });
    expect(withoutOwnFigures(JSON.stringify(answer))).not.toMatch(NAMED);
  });

  test("top_n bounds what is told", async () => {
    answers = finds(
      ...Array.from({ length: 9 }, () => ({
        title: "Fees",
        url: "https://news.example.org/1",
        content: "placement fee",
      })),
    );
    const answer = await searchServer({ query: QUERY, backend: "json", top_n: 2 });
    expect(answer.results).toHaveLength(2);
  });
});

describe("errors", () => {
  test.for([
    [{ query: "Maria Santos" }, 403, /may not leave/u],
    [{ query: "placement fee", backend: "altavista" }, 404, /altavista/u],
    [{ query: "placement fee", top_n: 0 }, 400, /top_n/u],
    [{ query: "placement fee", top_n: 99 }, 400, /top_n/u],
    [{ query: "x".repeat(3_000_000) }, 413, /larger/u],
    [{}, 400, /query/u],
  ] as const)("%j is answered with %i", async ([body, status, detail]) => {
    const reply = await host.post("/api/search/server", body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ detail: expect.stringMatching(detail) });
  });

  test("the client route refuses what may not leave, too", async () => {
    const reply = await host.post("/api/search/client", { query: "Maria Santos" });
    expect(reply.status).toBe(403);
    expect(withoutOwnFigures(JSON.stringify(await reply.json()))).not.toMatch(NAMED);
  });

  test.for([
    ["an error", (_q, r) => r.writeHead(500).end(), 502],
    [
      "a redirect to the metadata service",
      (_q, r) => r.writeHead(302, { location: "http://169.254.169.254/" }).end(),
      502,
    ],
    [
      "a redirect to another port of this machine",
      (_q, r) => r.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      502,
    ],
    [
      "a page that is no JSON",
      (_q, r) => r.writeHead(200, { "content-type": "text/html" }).end("x"),
      502,
    ],
    ["nothing within 8 seconds", () => {}, 504],
  ] as const satisfies readonly (readonly [string, RequestListener, number])[])(
    "a server that answers with %s",
    async ([, listener, status]) => {
      answers = listener;
      const reply = await host.post("/api/search/server", { query: QUERY, backend: "searxng" });
      expect(reply.status).toBe(status);
      const { detail } = (await reply.json()) as { detail: string };
      expect(detail).toContain("127.0.0.1");
      expect(detail).not.toMatch(/placement|maria/iu);
    },
  );
});

describe("the layers of chat", () => {
  const chat = (toggles: object) =>
    host.chat({
      messages: [
        {
          role: "user",
          content:
            "I am Maria Santos. May the agency take a placement fee from a worker for Hong Kong?",
        },
      ],
      toggles,
    });

  test("online goes through both gates, and the trace tells kinds and never values", async () => {
    answers = finds(
      {
        title: "Maria Santos",
        url: "https://news.example.org/maria",
        content: "Her placement fee",
      },
      {
        title: "Rules",
        url: "https://www.labour.gov.hk/eng/",
        content: "No placement fee for a worker in Hong Kong",
      },
    );
    asked.splice(0);
    const { harness_trace } = await chat({ online: true });
    expect(asked.length).toBeGreaterThan(0);
    expect(decodeURIComponent(asked.join(" "))).not.toMatch(NAMED);
    const { online } = harness_trace as { online: Record<string, unknown> };
    expect(online).toMatchObject({
      fired: true,
      configured: true,
      asked: true,
      removed: expect.arrayContaining([expect.any(String)]),
      withheld: expect.arrayContaining([expect.objectContaining({ status: "blocked" })]),
    });
    expect(withoutOwnFigures(JSON.stringify(online))).not.toMatch(NAMED);
  });

  test("a layer whose source fails says so and finds nothing", async () => {
    answers = (_request, response) => response.writeHead(503).end();
    const { harness_trace } = await chat({ official_sources: true });
    expect(harness_trace).toMatchObject({
      official_sources: { fired: null, error: expect.stringContaining("503") },
    });
  });

  test("without the toggle nothing is asked", async () => {
    asked.splice(0);
    await chat({ grep: true });
    expect(asked).toEqual([]);
  });
});

test("backends tell what leaves this host for them", async () => {
  const answer: unknown = await (await fetch(`${host.url}/api/search/backends`)).json();
  const shape = validator(BackendList);
  expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
  expect(answer).toMatchObject({
    default: "local",
    backends: [
      { name: "local", sends: false, host: null },
      {
        name: "searxng",
        configured: true,
        sends: true,
        host: expect.stringContaining("127.0.0.1"),
      },
      { name: "json", configured: true, sends: true },
    ],
  });
});

test("no training row and no log of a search names the person", async () => {
  await searchServer({ query: QUERY });
  for (const file of ["search", "chat"]) {
    const log = withoutOwnFigures(
      await readFile(join(host.dir, `data/training/${file}.jsonl`), "utf8"),
    );
    expect(log).not.toMatch(/917 555|0199/u);
    if (file === "search") {
      expect(log).not.toMatch(NAMED);
    }
  }
});
