import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const PRELOAD = pathToFileURL(join(import.meta.dirname, "refuse-egress.fixture.ts")).href;

let dir: string;
let url: string;
let stop: () => Promise<void>;

/** A host in a process of its own that can reach nothing but this machine, with what it was started with by default. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "no-egress-"));
  await writeFile(join(dir, "egress"), "");
  const child = spawn(process.execPath, ["host/main.js"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PORT: "0",
      HARNESS_DATA: join(dir, "data"),
      EGRESS_LOG: join(dir, "egress"),
      NODE_OPTIONS: `--import=${PRELOAD}`,
    },
  });
  let said = "";
  url = await new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += String(chunk);
      const found = /answers on (http:\S+?)"/u.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`the host ended: ${said.slice(-2000)}`)));
  });
  stop = async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    await rm(dir, { recursive: true, force: true });
  };
});
afterAll(() => stop());

const attempts = async () => (await readFile(join(dir, "egress"), "utf8")).trim();

const MESSAGE =
  "Agency in Manila takes a placement fee of 60,000 pesos for Hong Kong, keeps passport";
const ALL_LAYERS = {
  persona: true,
  grep: true,
  rag: true,
  tools: true,
  official_sources: true,
  online: true,
};

const POSTS: Readonly<Record<string, unknown>> = {
  "/api/chat/send": { messages: [{ role: "user", content: MESSAGE }], toggles: ALL_LAYERS },
  "/api/classifier/evaluate": { content_text: MESSAGE },
  "/api/grade": {
    response_text: "Your agency may not charge you.",
    category: "legal_citation_quality",
  },
  "/api/search/sanitize": { query: MESSAGE, mode: "rephrase" },
  "/api/search/verify-results": {
    query: MESSAGE,
    results: [{ title: "a", url: "https://example.org/", snippet: MESSAGE }],
  },
  "/api/search/client": { query: MESSAGE },
  "/api/search/server": { query: MESSAGE },
  "/api/anonymize": { text: `${MESSAGE} +63 917 555 0199` },
};

describe("with the network refused", () => {
  test("the preload does refuse, and writes down what it refused", async () => {
    const child = spawn(
      process.execPath,
      ["-e", "require('node:net').connect(443, '93.184.216.34')"],
      {
        env: { EGRESS_LOG: join(dir, "tried"), NODE_OPTIONS: `--import=${PRELOAD}` },
        stdio: "ignore",
      },
    );
    const [code] = (await once(child, "exit")) as [number];
    expect(code).not.toBe(0);
    expect(await readFile(join(dir, "tried"), "utf8")).toBe("connect 93.184.216.34\n");
  });

  test.for(Object.entries(POSTS))("POST %s works", async ([path, body]) => {
    const reply = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    expect(reply.status, text.slice(0, 300)).toBe(200);
    expect(text).not.toContain("outbound refused");
    expect(await attempts()).toBe("");
  });

  test("every route that only reads works", async () => {
    const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const readable = Object.keys(paths).filter(
      (path) => "get" in (paths[path] ?? {}) && !path.includes("{"),
    );
    expect(readable.length).toBeGreaterThan(10);
    for (const path of readable) {
      const reply = await fetch(url + path);
      await reply.arrayBuffer();
      expect(reply.status, path).toBeLessThan(500);
    }
    expect(await attempts()).toBe("");
  });

  test("a search outside is told as not configured, not tried", async () => {
    const reply = await fetch(`${url}/api/search/server`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: MESSAGE, backend: "searxng" }),
    });
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({
      detail: expect.stringContaining("HARNESS_SEARCH_URL"),
    });
    expect(await attempts()).toBe("");
  });

  test("chat says of the layers that look outside that nothing is configured", async () => {
    const reply = await fetch(`${url}/api/chat/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(POSTS["/api/chat/send"]),
    });
    const line = (await reply.text()).split("\n").find((each) => each.startsWith("data: ")) ?? "";
    expect(JSON.parse(line.slice("data: ".length))).toMatchObject({
      harness_trace: {
        official_sources: { fired: false, configured: false },
        online: { fired: false, configured: false },
      },
    });
  });
});
