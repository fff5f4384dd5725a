import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

async function exported(on: TestHost, query = ""): Promise<Buffer> {
  const reply = await fetch(`${on.url}/api/knowledge/export${query}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("application/zip");
  return Buffer.from(await reply.arrayBuffer());
}

async function imported(on: TestHost, zip: Uint8Array, query = ""): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(zip)]), "pack.zip");
  return fetch(`${on.url}/api/knowledge/import${query}`, { method: "POST", body: form });
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function emptyHost(): Promise<TestHost> {
  const on = await startTestHost({ HARNESS_KNOWLEDGE: "/nonexistent-root" });
  return on;
}

test("the whole library travels to an empty host and back byte for byte", async () => {
  await using on = await startTestHost();
  const zip = await exported(on);
  await using empty = await emptyHost();
  const reply = await imported(empty, zip);
  const body = (await reply.json()) as Record<string, unknown>;
  expect(reply.status, JSON.stringify(body).slice(0, 2000)).toBe(200);
  expect(body).toMatchObject({ ok: true, pack: "core", rejected: [] });
  expect(digest(await exported(empty))).toBe(digest(zip));
});
