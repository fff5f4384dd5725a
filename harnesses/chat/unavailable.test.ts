import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { completion, startStubServer } from "../../host/engine/openai/stub-server.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

interface Readiness {
  readonly checks: { readonly engine: { readonly ok: boolean; readonly reason?: string } };
}

async function engineOf({ url }: TestHost): Promise<Readiness["checks"]["engine"]> {
  const reply = await fetch(`${url}/readyz`);
  return ((await reply.json()) as Readiness).checks.engine;
}

const ask = (content: string) => ({ messages: [{ role: "user", content }] });

async function refusedBy(host: TestHost): Promise<{ detail: string; seconds: number }> {
  const reply = await host.post("/api/chat/send", ask("They keep my passport."));
  expect([reply.status, reply.headers.get("content-type")]).toEqual([
    503,
    expect.stringMatching(/^application\/json/),
  ]);
  const { detail, ...more } = (await reply.json()) as { detail: string };
  expect(more).toEqual({});
  const after = reply.headers.get("retry-after") ?? "";
  expect(after).toMatch(/^[1-9]\d*$/);
  return { detail, seconds: Number(after) };
}

test("a model that cannot be loaded is a 503 with when to ask again, before the first byte", async () => {
  const folder = await mkdtemp(join(tmpdir(), "chat-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const model = join(folder, "broken.gguf");
  await writeFile(model, "GGUF, but broken");
  await using host = await startTestHost({ HARNESS_ENGINE: "llama", HARNESS_MODEL: model });
  await vi.waitFor(
    async () => {
      const { ok, reason } = await engineOf(host);
      expect(ok).toBe(false);
      expect(reason).not.toContain("is being loaded");
    },
    { timeout: 30_000 },
  );
  const { detail, seconds } = await refusedBy(host);
  expect(detail).toContain("not available");
  expect(seconds).toBeLessThanOrEqual(60);
});

test("a model server that nobody answers at is a 503 once that is known, before the first byte", async () => {
  const stub = await startStubServer();
  await stub.close();
  await using host = await startTestHost({
    HARNESS_ENGINE: "openai",
    HARNESS_OPENAI_URL: stub.url,
    HARNESS_OPENAI_MODEL: "stub",
  });
  expect(await host.chat(ask("They keep my passport."))).toMatchObject({
    error: { code: "ENGINE_FAILED", detail: expect.stringContaining("cannot be reached") },
  });
  const { detail, seconds } = await refusedBy(host);
  expect(detail).toContain("cannot be reached");
  expect(seconds).toBeLessThanOrEqual(5);
  const metrics = await (await fetch(`${host.url}/metrics`)).text();
  expect(metrics).toMatch(/^harness_engine_failures_total\{code="ENGINE_FAILED"\} 2$/m);
});

test("an answer that the model server was cut off in is an error in the final event, not an answer", async () => {
  const stub = await startStubServer(() => completion("Do not pay them. Their office is at", null));
  onTestFinished(() => stub.close());
  await using host = await startTestHost({
    HARNESS_ENGINE: "openai",
    HARNESS_OPENAI_URL: stub.url,
    HARNESS_OPENAI_MODEL: "stub",
  });
  const final = await host.chat(ask("They keep my passport."));
  expect(final).toMatchObject({
    error: { code: "ENGINE_FAILED", detail: expect.stringContaining("could not be read") },
  });
  expect(final).not.toHaveProperty("response");
});
