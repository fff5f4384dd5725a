import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolders, ruleOf, type Folders } from "../../host/knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";
import type { GrepHit } from "../../host/contract/layer.ts";

let folders: Folders;
let on: TestHost;
beforeAll(async () => {
  folders = await makeFolders();
  await folders.write("base/grep_rule/fee-asked.json", ruleOf("fee-asked", "fee"));
  on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
});
afterAll(async () => {
  await on[Symbol.asyncDispose]();
  await folders[Symbol.asyncDispose]();
});

const send = async (path: string, body: unknown) => {
  const reply = await on.post(path, body);
  return { status: reply.status, body: (await reply.json()) as never };
};

const rulesOn = async (text: string): Promise<string[]> => {
  const final = await on.chat({
    messages: [{ role: "user", content: text }],
    toggles: { grep: true },
  });
  const { grep } = final["harness_trace"] as { grep: { hits: GrepHit[] } };
  return grep.hits.map(({ rule }) => rule);
};

test("a promoted rule is on disk and in the next answer when the reply arrives", async () => {
  expect(await rulesOn("Bring the zorblat with you.")).toEqual([]);
  const { status, body } = await send("/api/knowledge/promote", ruleOf("zorblat-asked", "zorblat"));
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ ok: true, version: "v1", pack: "local", problems: [] });
  expect(await rulesOn("Bring the zorblat with you.")).toEqual(["zorblat_asked"]);
  const file = join(on.dir, "data/knowledge/local/grep_rule/zorblat-asked.json");
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(ruleOf("zorblat-asked", "zorblat"));
  expect(await readdir(join(on.dir, "data/knowledge/local/grep_rule"))).toHaveLength(1);
});
