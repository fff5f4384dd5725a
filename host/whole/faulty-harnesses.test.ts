import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startTestHost } from "../test-host.ts";

const WITHIN = { timeout: 20_000, interval: 50 };

const harness = (name: string, path: string, said = name) => `
  export const name = "${name}";
  export const applied_layers = [];
  export const register_routes = (app) => {
    app.get("${path}", { summary: "", tag: "test", responses: { 200: { description: "Pong" } } },
      (ctx) => { ctx.body = { said: "${said}" }; });
  };`;

/** A host on harnesses of the test's own: path under the roots `r1` and `r2` → text. */
async function open(files: Record<string, string>) {
  const dir = await mkdtemp(join(tmpdir(), "harnesses-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const put = async (folder: string, text: string) => {
    await mkdir(join(dir, folder), { recursive: true });
    await writeFile(join(dir, folder, "harness.ts"), text);
  };
  for (const root of ["r1", "r2", "knowledge"]) await mkdir(join(dir, root));
  for (const [folder, text] of Object.entries(files)) await put(folder, text);
  const on = await startTestHost({
    HARNESS_MODULES: `${join(dir, "r1")}:${join(dir, "r2")}`,
    HARNESS_ENGINE: "none",
    // What is known is no matter of harnesses.
    HARNESS_KNOWLEDGE: join(dir, "knowledge"),
  });
  onTestFinished(() => on[Symbol.asyncDispose]());
  const get = async (path: string) => {
    const reply = await fetch(on.url + path);
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  const listed = async () =>
    (await get("/api/harnesses")).body["harnesses"] as {
      name: string;
      state: string;
      error?: string;
      endpoints: { path: string }[];
    }[];
  const remove = (folder: string) => rm(join(dir, folder), { recursive: true });
  return { put, remove, get, listed };
}

test("a harness whose path cannot be read fails alone: others come and go as before", async () => {
  const { put, remove, get, listed } = await open({
    "r1/bad": harness("bad", "/api/bad/*"),
    "r1/sound": harness("sound", "/api/sound"),
    "r1/unrelated": harness("unrelated", "/api/unrelated"),
  });
  expect(await listed()).toMatchObject([
    { name: "bad", state: "failed", error: expect.stringContaining("/api/bad/*") },
    { name: "sound", state: "mounted" },
    { name: "unrelated", state: "mounted" },
  ]);
  await remove("r1/unrelated");
  await vi.waitFor(async () => expect((await get("/api/unrelated")).status).toBe(404), WITHIN);
  await put("r1/later", harness("later", "/api/later"));
  await vi.waitFor(async () => expect((await get("/api/later")).status).toBe(200), WITHIN);
});

test("no harness takes the host's name or a route of its own, and the service starts", async () => {
  const { remove, get, listed } = await open({
    "r1/host": harness("host", "/api/free"),
    "r1/liar": harness("liar", "/healthz"),
    "r1/catalog": harness("catalog", "/api/harness-catalog/grep"),
    "r1/greedy": harness("greedy", "/:everything"),
  });
  expect((await get("/healthz")).body).toMatchObject({ ok: true });
  expect((await get("/api/harness-catalog/grep")).body).toHaveProperty("items");
  expect(await listed()).toMatchObject([
    { name: "catalog", state: "failed", error: expect.stringContaining("is taken by host") },
    { name: "greedy", state: "mounted" },
    { name: "host", state: "failed", error: "the name host is taken" },
    { name: "liar", state: "failed", error: "its route GET /healthz is taken by host" },
  ]);
  await remove("r1/host");
  await vi.waitFor(async () => expect(await listed()).toHaveLength(3), WITHIN);
  expect((await get("/healthz")).body).toMatchObject({ ok: true });
});

test("of two harnesses with one name the first runs, the second says why it does not", async () => {
  const { remove, get, listed } = await open({
    "r1/twin": harness("twin", "/api/twin/first"),
    "r2/twin": harness("twin", "/api/twin/second"),
  });
  expect(await listed()).toMatchObject([
    { state: "mounted", endpoints: [{ path: "/api/twin/first" }] },
    { state: "failed", error: expect.stringContaining("the name twin"), endpoints: [] },
  ]);
  expect((await get("/api/twin/first")).status).toBe(200);
  await remove("r1/twin");
  await vi.waitFor(async () => expect((await get("/api/twin/second")).status).toBe(200), WITHIN);
  expect((await get("/readyz")).body).toMatchObject({ checks: { harnesses: { ok: true } } });
});

test("a harness that failed and needs a restart is told by readiness as not running", async () => {
  const { put, get, listed } = await open({});
  await put("r1/parted", 'export { name, applied_layers } from "./part/harness.ts";');
  await put("r1/parted/part", 'export const name = "parted"; export const applied_layers = [];');
  await vi.waitFor(
    async () => expect(await listed()).toMatchObject([{ name: "parted", state: "failed" }]),
    WITHIN,
  );
  await put("r1/parted/part", harness("parted", "/api/parted"));
  await vi.waitFor(
    async () =>
      expect((await get("/readyz")).body).toMatchObject({
        degraded: true,
        checks: { harnesses: { ok: false, restart_needed: ["parted"] } },
      }),
    WITHIN,
  );
});
