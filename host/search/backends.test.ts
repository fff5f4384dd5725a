import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { json, library, openTestSearch, serve, type Stub } from "./search.fixture.ts";

const open: Stub[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((stub) => stub[Symbol.asyncDispose]()));
});

async function stubbed(listener: RequestListener): Promise<Stub> {
  const stub = await serve(listener);
  open.push(stub);
  return stub;
}

const never = new AbortController().signal;
const PAGE = { title: "Fees", url: "https://news.example.org/a", content: "no placement fee" };
const ask = (searchUrl: string | null, backend?: string, limit = 5) =>
  openTestSearch(searchUrl).find(
    {
      sanitized: "placement fee Hong Kong",
      limit,
      signal: never,
      ...(backend === undefined ? {} : { backend }),
    },
    library,
  );

describe("the packs", () => {
  test("answer with law, contacts and routes, each by its object, and send nothing", async () => {
    const found = await ask(null);
    if (found.failed !== undefined) throw new Error(found.detail);
    expect(found.backend).toBe("local");
    expect(found.results.length).toBeGreaterThan(2);
    for (const { by = "", url, snippet } of found.results) {
      expect(by).toMatch(/^(?:rag_doc|ngo_directory|corridor_profile)\//u);
      expect(url).toMatch(/^https?:\/\/|^\/api\/knowledge\//u);
      expect(snippet.length).toBeGreaterThan(0);
    }
  });

  test("a hotline is found by who runs it", async () => {
    const found = await openTestSearch().find(
      { sanitized: "Mission for Migrant Workers hotline Hong Kong", limit: 5, signal: never },
      library,
    );
    expect(found).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ by: "ngo_directory/mission-for-migrant-workers-hk" }),
      ]),
    });
  });
});

describe("a server like SearXNG", () => {
  test("is asked for JSON with the sanitized query, and its results are bounded", async () => {
    const { base, asked } = await stubbed(
      json({
        results: [{ url: "javascript:alert(1)" }, null, ...Array.from({ length: 9 }, () => PAGE)],
      }),
    );
    const found = await ask(`${base}/search`, "searxng", 3);
    expect(asked).toEqual(["/search?q=placement+fee+Hong+Kong&format=json"]);
    expect(found).toMatchObject({ backend: "searxng", results: [{ title: "Fees" }, {}, {}] });
  });

  test("a second one has its own name", async () => {
    const one = await stubbed(json({ results: [] }));
    const two = await stubbed(json({ results: [PAGE] }));
    const setting = `${one.base}/search ${two.base}/search`;
    expect(openTestSearch(setting).backends()).toMatchObject([
      { name: "local", sends: false },
      { name: "searxng", configured: true, sends: true },
      { name: "searxng-2", configured: true },
      { name: "json", configured: false, sends: false },
    ]);
    expect(await ask(setting, "searxng-2")).toMatchObject({ results: [{ title: "Fees" }] });
    expect(one.asked).toEqual([]);
  });
});

describe("any server that answers in JSON", () => {
  test.for([
    ["usual names", { items: [{ name: "Fees", link: PAGE.url, description: "none" }] }, ""],
    [
      "names of its own, told in the address's fragment",
      { data: { found: [{ head: { text: "Fees" }, at: PAGE.url, says: "none" }] } },
      "#results=data.found&title=head.text&url=at&snippet=says",
    ],
  ] as const)("is read by %s", async ([, answer, fragment]) => {
    const { base, asked } = await stubbed(json(answer));
    const found = await ask(`${base}/find/{query}?n=5${fragment}`, "json");
    expect(asked).toEqual(["/find/placement%20fee%20Hong%20Kong?n=5"]);
    expect(found).toMatchObject({
      results: [{ title: "Fees", url: PAGE.url, snippet: "none" }],
    });
  });

  test.for([
    ["https://{query}.example.org/", /host/u],
    ["https://example.org/{query}#titel=a", /"titel"/u],
    ["http://example.org/{query}", /use https/u],
    ["https://10.0.0.1/{query}", /private network/u],
  ] as const)("the address %s is refused when the host starts", ([address, reason]) => {
    expect(() => openTestSearch(address)).toThrow(reason);
  });
});

describe("a server that fails is told by how, and never with the query", () => {
  test.for([
    ["an error", (_q, r) => r.writeHead(500).end(), "unreachable", /answered 500/u],
    [
      "no JSON",
      (_q, r) => r.writeHead(200, { "content-type": "text/html" }).end("<p>"),
      "unreachable",
      /not answer in JSON/u,
    ],
    ["other JSON", json({ nothing: 1 }), "unreachable", /without results/u],
    [
      "a redirect to the metadata service",
      (_q, r) => r.writeHead(302, { location: "http://169.254.169.254/latest/" }).end(),
      "refused",
      /another host/u,
    ],
    [
      "a redirect to this machine",
      (_q, r) => r.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      "refused",
      /another host/u,
    ],
    [
      "too much",
      (_q, r) => {
        r.writeHead(200, { "content-type": "application/json" });
        r.end(`"${"x".repeat(600_000)}"`);
      },
      "unreachable",
      /more than/u,
    ],
  ] as const satisfies readonly (readonly [string, RequestListener, string, RegExp])[])(
    "%s",
    async ([, listener, failed, detail]) => {
      const { base } = await stubbed(listener);
      const found = await ask(`${base}/search`, "searxng");
      expect(found).toMatchObject({ failed, detail: expect.stringMatching(detail) });
      expect(JSON.stringify(found)).not.toContain("placement");
    },
  );

  test("one that is not configured, and one that nobody knows", async () => {
    expect(await ask(null, "searxng")).toMatchObject({ failed: "unconfigured" });
    expect(await ask(null, "altavista")).toMatchObject({ failed: "unknown" });
  });
});

test("links are for a browser and hold the sanitized query only", async () => {
  const { base, asked } = await stubbed(json({}));
  const links = openTestSearch(`${base}/search ${base}/{query}`).links("placement fee & law");
  expect(links.map(({ backend }) => backend)).toEqual(["searxng", "duckduckgo", "startpage"]);
  for (const { url } of links)
    expect(decodeURIComponent(url)).toMatch(/placement[+ ]fee[+ ]&[+ ]law$/u);
  expect(asked).toEqual([]);
});
