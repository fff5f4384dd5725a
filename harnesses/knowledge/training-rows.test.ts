import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolders, ruleOf, stepOf, type Folders } from "../../host/knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

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

const rows = async (): Promise<Record<string, unknown>[]> => {
  const file = join(on.dir, "data/training/knowledge.jsonl");
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
};

/** The rows that a request added. */
const added = async (ask: () => Promise<Response>): Promise<Record<string, unknown>[]> => {
  const before = (await rows()).length;
  await ask();
  return (await rows()).slice(before);
};

test("what is promoted, put back or tried is a training row, with what was asked and answered", async () => {
  for (const version of ["v1", "v2"]) {
    const object = stepOf("learned", { version });
    const [row] = await added(() => on.post("/api/knowledge/promote", object));
    expect(row).toMatchObject({
      harness: "knowledge",
      input: { id: "learned", version },
      output: { ok: true, id: "learned", version, pack: "local" },
      applied_layers: {},
      trace: { revision: on.host.knowledge.current().revision },
      anonymized: true,
    });
  }
  const name = { type: "reasoning_step", id: "learned" };
  expect(await added(() => on.post("/api/knowledge/rollback", name))).toMatchObject([
    { input: name, output: { version: "v1" } },
  ]);
});

test("the texts that an object is tried on stand anonymized in the row", async () => {
  const object = ruleOf("call-me", "call");
  const texts = ["My name is Rosa Cruz, call +966551234567"];
  const [row] = await added(() => on.post("/api/knowledge/test", { object, texts }));
  expect(row).toMatchObject({
    input: { object: { id: "call-me" }, texts: ["My name is <NAME_1>, call <PHONE_1>"] },
    output: { results: [{ fired: true }] },
  });
  expect(JSON.stringify(row)).not.toMatch(/Rosa|Cruz|96655/);
});

test("an imported pack is a row that tells its size and what came into force", async () => {
  await on.post("/api/knowledge/promote", stepOf("packed"));
  const zip = await (await fetch(`${on.url}/api/knowledge/export?pack=base`)).blob();
  const form = new FormData();
  form.set("file", zip, "base.zip");
  const send = () => fetch(`${on.url}/api/knowledge/import`, { method: "POST", body: form });
  expect(await added(send)).toMatchObject([
    { input: { zip_bytes: zip.size, downgrade: false }, output: { ok: true, pack: "base" } },
  ]);
});

test("what only reads, and what is refused, adds no row", async () => {
  const paths = ["list", "export", "packs", "problems", "taxonomy", "grep_rule/fee-asked"];
  for (const path of paths)
    expect(await added(() => fetch(`${on.url}/api/knowledge/${path}`))).toEqual([]);
  expect(await added(() => on.post("/api/knowledge/promote", {}))).toEqual([]);
  const none = { type: "grep_rule", id: "none" };
  expect(await added(() => on.post("/api/knowledge/rollback", none))).toEqual([]);
});
