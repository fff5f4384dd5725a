import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";
import { exampleObject } from "../../schemas/example.ts";

const CALM = "My cat is ill, is there a vet open on Sunday?";
const DEAF = `
  export const name = "deaf";
  export const description = "Hears nothing.";
  export const schema = { type: "object", properties: {}, additionalProperties: false };
  export const propose = () => { throw new Error("cannot hear"); };
  export const call = () => ({ found: false, facts: [] });
`;

let tools: string;
let host: TestHost;
beforeAll(async () => {
  tools = await mkdtemp(join(tmpdir(), "tools-"));
  await writeFile(join(tools, "deaf.ts"), DEAF);
  host = await startTestHost();
});
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  await rm(tools, { recursive: true });
});

async function evaluate(on: TestHost): Promise<Record<string, unknown>> {
  const reply = await on.post("/api/classifier/evaluate", { content_text: CALM });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Record<string, unknown>;
}

async function readiness(on: TestHost) {
  const reply = await fetch(`${on.url}/readyz`);
  expect(reply.status).toBe(200);
  return reply.json() as Promise<{ degraded: boolean; checks: { layers: object } }>;
}

test("with the bundled library under the composer nothing fails, and a calm text is allowed", async () => {
  const { recommended_action, rationale } = await evaluate(host);
  expect(recommended_action).toBe("allow");
  expect(rationale).not.toContain("failed");
  expect((await readiness(host)).checks.layers).toEqual({ ok: true, failed: [] });
});

test("a tool that throws is no all-clear: somebody looks at it, and verdict, answer and readiness name it", async () => {
  await using on = await startTestHost({ HARNESS_TOOLS: tools });
  expect(await evaluate(on)).toMatchObject({
    recommended_action: "review",
    rationale: expect.stringContaining("The tool deaf failed, so its silence is no all-clear."),
  });
  const chat = await on.chat({
    messages: [{ role: "user", content: CALM }],
    toggles: { grep: true, tools: true },
  });
  expect(JSON.stringify(chat)).toContain("did not work (deaf)");
  expect(JSON.stringify(chat)).toContain("failed and found nothing out: tool deaf");
  expect(await readiness(on)).toMatchObject({
    degraded: true,
    checks: {
      layers: { ok: false, failed: [{ layer: "tools", part: "deaf", times: 2 }] },
    },
  });
  // Once it is gone there is no tool at all.
  await rm(join(tools, "deaf.ts"));
  await vi.waitFor(
    async () =>
      expect((await readiness(on)).checks).toMatchObject({
        harnesses: { ok: false, reason: expect.stringContaining("no tool is mounted") },
      }),
    { timeout: 20_000, interval: 200 },
  );
  expect(await evaluate(on)).toMatchObject({
    recommended_action: "review",
    harness_trace: { tools: { fired: null, error: expect.stringContaining("no tool") } },
  });
});

test("a rule that asks a model which the engine is not is no all-clear, and one on trial changes nothing", async () => {
  const base = exampleObject("classifier_rule");
  const rule = (id: string, version: string, mode: string) => ({
    ...base,
    id,
    version,
    content: {
      ...base.content,
      rule_id: "by_model",
      model_uri: "engine:default",
      input_format: "text",
    },
    tags: ["status:reviewed", "indicator:illegal_fees"],
    extensions: { mode },
  });
  const put = async (mode: string, version: string) => {
    const reply = await host.post("/api/knowledge/promote", rule("by-model", version, mode));
    expect(reply.status, await reply.clone().text()).toBe(200);
  };
  await put("shadow", "v1");
  expect(await evaluate(host)).toMatchObject({ recommended_action: "allow" });
  expect((await readiness(host)).checks.layers).toMatchObject({ ok: true });
  await put("enforce", "v2");
  expect(await evaluate(host)).toMatchObject({
    recommended_action: "review",
    rationale: expect.stringContaining("The rule by_model failed, so its silence is no all-clear."),
  });
  expect(await readiness(host)).toMatchObject({
    degraded: true,
    checks: { layers: { ok: false } },
  });
});
