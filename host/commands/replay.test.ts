import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../test-host.ts";

const ROOT = join(import.meta.dirname, "../..");
const SAID = "We keep your passport until the placement fee of 60,000 pesos is paid.";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

async function decide(body: object): Promise<string> {
  const answer: unknown = await (await host.post("/api/classifier/evaluate", body)).json();
  return (answer as { decision_id: string }).decision_id;
}

async function replay(id: string, said: string) {
  const child = spawn(process.execPath, ["host/commands/replay.ts", id], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      HARNESS_DATA: join(host.dir, "data"),
    },
  });
  child.stdin.end(said);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  return { code: code as number, out, err };
}

test("the same text at the same revision gives the same verdict, byte for byte", async () => {
  const id = await decide({ content_text: SAID });
  const { code, out } = await replay(id, SAID);
  expect(out).toContain("The same verdict");
  expect(code).toBe(0);
});

test("the newline that an editor put at the end of the file does not make it another text", async () => {
  const id = await decide({ content_text: SAID });
  expect(await replay(id, `${SAID}\r\n`)).toMatchObject({ code: 0 });
  expect(await replay(id, `${SAID}\n\n`)).toMatchObject({ code: 2 });
});

test("a key that is damaged is named, and left as it is", async () => {
  const id = await decide({ content_text: SAID });
  const file = join(host.dir, "data/decisions/key");
  const whole = await readFile(file, "utf8");
  await writeFile(file, whole.slice(0, 20));
  expect(await replay(id, SAID)).toMatchObject({
    code: 2,
    err: expect.stringContaining("holds no key of 32 bytes"),
  });
  expect(await readFile(file, "utf8")).toBe(whole.slice(0, 20));
  await writeFile(file, whole);
});

test("of a decision that is gone it says how long decisions are kept", async () => {
  expect(await replay("00000000-0000-4000-8000-000000000000", SAID)).toMatchObject({
    code: 2,
    err: expect.stringContaining("rows older than 90 days (HARNESS_RETENTION_DAYS) are removed"),
  });
});

test("another text is told apart, though no text is kept", async () => {
  const id = await decide({ content_text: SAID });
  const { code, err } = await replay(id, `${SAID} `);
  expect(err).toContain("not the text");
  expect(code).toBe(2);
  const log = await readFile(join(host.dir, "data/decisions/decisions.jsonl"), "utf8");
  expect(log).toContain(id);
  expect(log).not.toContain("passport");
});

test("a decision on items of the request, and one that never was, are told so", async () => {
  const rule = { rule: "own", patterns: ["passport"], severity: "high" };
  const id = await decide({ content_text: SAID, toggles: { custom_grep_rules: [rule] } });
  expect(await replay(id, SAID)).toMatchObject({
    code: 2,
    err: expect.stringContaining("request"),
  });
  expect(await replay("00000000-none", SAID)).toMatchObject({ code: 2 });
});

test("without the text the anonymized one is taken, and it is said so", async () => {
  const said = `${SAID} Call +966 55 123 4567.`;
  const id = await decide({ content_text: said });
  const { code, out } = await replay(id, "");
  expect(out).toContain("The same verdict, on the anonymized text of the training log");
  expect(out).not.toContain("123 4567");
  expect(code).toBe(0);
  const log = join(host.dir, "data/training/classifier.jsonl");
  await rename(log, `${log}.away`);
  expect(await replay(id, "")).toMatchObject({
    code: 2,
    err: expect.stringContaining("not kept"),
  });
  await rename(`${log}.away`, log);
});
