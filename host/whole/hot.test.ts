import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startHostToChange, type TestHost } from "../test-host.ts";

/** Far more than the two seconds that the contract allows between a write and its effect: how busy the machine is tells nothing of them. */
const WITHIN = { timeout: 20_000, interval: 50 };

let on: TestHost;
beforeAll(async () => {
  on = await startHostToChange();
  // What the first message makes ready is no part of following files.
  await on.chat({ messages: [{ role: "user", content: "hello" }], toggles: { grep: true } });
});
afterAll(() => on[Symbol.asyncDispose]());

const rule = (id: string, word: string, example = `please say ${word} now`) =>
  JSON.stringify({
    schema_version: "1.0",
    knowledge_object_type: "grep_rule",
    id,
    content: {
      rule_id: id.replaceAll("-", "_"),
      category: "test",
      severity: "medium",
      pattern: `\\b${word}\\b`,
      description: "A word of this test.",
      examples: [example],
    },
    tags: ["status:reviewed", "indicator:deception", "lang:en"],
    extensions: { citation: "Test Act s. 1", negative_examples: ["an ordinary sentence"] },
  });

const fileOf = (id: string) => join(on.dir, "knowledge/core/grep_rule", `${id}.json`);

async function fires(id: string, text: string): Promise<boolean> {
  const { harness_trace } = await on.chat({
    messages: [{ role: "user", content: text }],
    toggles: { grep: true },
  });
  const { grep } = harness_trace as { grep: { hits: { rule: string }[] } };
  return grep.hits.some((hit) => hit.rule === id.replaceAll("-", "_"));
}

const until = (id: string, text: string, expected: boolean): Promise<void> =>
  vi.waitFor(async () => expect(await fires(id, text)).toBe(expected), WITHIN);

describe("a rule", () => {
  test("dropped in by rename fires without a restart, and deleting it withdraws it", async () => {
    await writeFile(join(on.dir, "drop.tmp"), rule("hot-drop", "zanzibarquux"));
    await rename(join(on.dir, "drop.tmp"), fileOf("hot-drop"));
    await until("hot-drop", "zanzibarquux", true);
    await rm(fileOf("hot-drop"));
    await until("hot-drop", "zanzibarquux", false);
  });

  test("written slowly over itself never stops firing as it last was", async () => {
    await writeFile(fileOf("hot-slow"), rule("hot-slow", "firstword"));
    await until("hot-slow", "firstword", true);
    const text = rule("hot-slow", "secondword");
    const file = await open(fileOf("hot-slow"), "w");
    for (let at = 0; at < text.length; at += 150) {
      await file.write(text.slice(at, at + 150));
      await delay(250);
      if (at + 150 < text.length) expect(await fires("hot-slow", "firstword")).toBe(true);
    }
    await file.close();
    await until("hot-slow", "secondword", true);
    expect(await fires("hot-slow", "firstword")).toBe(false);
  });

  test.for([
    ["broken JSON", '{"schema_version": '],
    ["a pattern that does not compile", rule("hot-broken", "goodword").replace("\\\\b", "(")],
    ["evidence that does not match", rule("hot-broken", "otherword", "not in here")],
  ] as const)(
    "spoilt by %s is listed with file and reason, and its last good version fires",
    async ([, spoilt]) => {
      await writeFile(fileOf("hot-broken"), rule("hot-broken", "goodword"));
      await until("hot-broken", "goodword", true);
      await writeFile(fileOf("hot-broken"), spoilt);
      await vi.waitFor(
        () =>
          expect(on.host.knowledge.problems()).toContainEqual(
            expect.objectContaining({
              file: expect.stringContaining("hot-broken.json"),
              severity: "error",
              message: expect.stringMatching(/.{10,}/),
            }),
          ),
        WITHIN,
      );
      expect(await fires("hot-broken", "goodword")).toBe(true);
      const ready = (await (await fetch(`${on.url}/readyz`)).json()) as { degraded: boolean };
      expect(ready.degraded).toBe(true);
      await rm(fileOf("hot-broken"));
      await until("hot-broken", "goodword", false);
    },
  );
});

describe("a harness", () => {
  const harness = (name: string, path = `/api/${name}/ping`) => `
    export const name = "${name}";
    export const applied_layers = [];
    export const register_routes = (app) => {
      app.get("${path}", { summary: "Ping", tag: "test", responses: { 200: { description: "Pong" } } },
        (ctx) => { ctx.body = { pong: true }; });
    };`;
  const put = async (name: string, text: string) => {
    await mkdir(join(on.dir, "harnesses", name), { recursive: true });
    await writeFile(join(on.dir, "harnesses", name, "harness.ts"), text);
  };
  const listed = async (name: string) => {
    const { harnesses } = (await (await fetch(`${on.url}/api/harnesses`)).json()) as {
      harnesses: { name: string; state: string; error?: string }[];
    };
    return harnesses.find((each) => each.name === name);
  };
  const status = async (path: string): Promise<number> => (await fetch(on.url + path)).status;

  test("dropped in while running is mounted, listed and described; deleted it is gone", async () => {
    await put("ping", harness("ping"));
    await vi.waitFor(async () => expect(await status("/api/ping/ping")).toBe(200), WITHIN);
    expect(await listed("ping")).toMatchObject({ state: "mounted" });
    const { paths } = (await (await fetch(`${on.url}/openapi.json`)).json()) as { paths: object };
    expect(paths).toHaveProperty(["/api/ping/ping"]);
    await rm(join(on.dir, "harnesses/ping"), { recursive: true });
    await vi.waitFor(async () => expect(await status("/api/ping/ping")).toBe(404), WITHIN);
    expect(await listed("ping")).toBeUndefined();
  });

  test.for([
    ["thrower", "throw new Error('no licence');", "no licence"],
    [
      "squatter",
      harness("squatter", "/api/chat/send").replace("app.get", "app.post"),
      "taken by chat",
    ],
    [
      "blurter",
      "export const name = 'blurter'; export const applied_layers = [];",
      "register_routes",
    ],
  ] as const)(
    "that is faulty (%s) is listed as failed with its reason and the rest runs",
    async ([name, text, reason]) => {
      await put(name, text);
      await vi.waitFor(
        async () => expect(await listed(name)).toMatchObject({ state: "failed" }),
        WITHIN,
      );
      expect((await listed(name))?.error).toContain(reason);
      expect(await fires("hot-none", "hello")).toBe(false);
      const ready = await fetch(`${on.url}/readyz`);
      expect(ready.status).toBe(200);
      expect(await ready.json()).toMatchObject({
        degraded: true,
        checks: { harnesses: { ok: false } },
      });
      await rm(join(on.dir, "harnesses", name), { recursive: true });
      await vi.waitFor(async () => expect(await listed(name)).toBeUndefined(), WITHIN);
    },
  );

  test("that is edited keeps running and asks for a restart", async () => {
    await put("edited", harness("edited"));
    await vi.waitFor(async () => expect(await status("/api/edited/ping")).toBe(200), WITHIN);
    await put("edited", harness("edited", "/api/edited/pong"));
    await vi.waitFor(
      async () => expect(await listed("edited")).toMatchObject({ state: "restart_needed" }),
      WITHIN,
    );
    expect(await status("/api/edited/ping")).toBe(200);
  });
});

test("a tool dropped in is called by the next message", async () => {
  await writeFile(
    join(on.dir, "tools/echo_word.ts"),
    `export const name = "echo_word";
     export const description = "Echoes a word.";
     export const schema = { type: "object", properties: { word: { type: "string" } }, required: ["word"] };
     export const propose = ({ text }) => (text.includes("echoword") ? [{ word: "echoword" }] : []);
     export const call = ({ word }) => ({ found: true, facts: [], word });`,
  );
  await vi.waitFor(async () => {
    const { harness_trace } = await on.chat({
      messages: [{ role: "user", content: "echoword" }],
      toggles: { tools: true },
    });
    const { tools } = harness_trace as { tools: { calls: { tool: string }[] } };
    expect(tools.calls.map(({ tool }) => tool)).toContain("echo_word");
  }, WITHIN);
});
