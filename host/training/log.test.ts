import { appendFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPrivacy } from "../privacy/open.ts";
import { openTrainingLog } from "./log.ts";

const privacy = openPrivacy(() => ({
  numbers: new Set(),
  addresses: new Set(),
}));
const trace = {
  revision: "r1",
  packs: [],
  elapsed_ms: 1,
  _final_user_text: "call +966551234567",
  grep: {
    fired: true,
    elapsed_ms: 0.2,
    hits: [{ rule: "fee", matches: [{ text: "+966551234567", start: 5, end: 18 }] }],
  },
  rag: { fired: false, elapsed_ms: 0.1 },
};

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "training-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

async function rows(file: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(file, "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("a row holds the interface's fields, anonymized, with digests of what was logged", async () => {
  const dir = await folder();
  const log = openTrainingLog(dir, privacy);
  await log.append("chat", { input: "call +966551234567", output: "ok", trace });
  const [row] = await rows(join(dir, "chat.jsonl"));
  expect(Object.keys(row ?? {})).toEqual([
    "ts",
    "harness",
    "input",
    "output",
    "input_sha256",
    "output_sha256",
    "applied_layers",
    "trace",
    "anonymized",
  ]);
  expect(row).toMatchObject({
    harness: "chat",
    input: "call <PHONE_1>",
    applied_layers: { grep: { fired: true }, rag: { fired: false } },
    trace: { grep: { fired: true, hits: [{ rule: "fee", matches: [{ start: 5, end: 18 }] }] } },
    anonymized: true,
  });
  expect(row?.["trace"]).not.toHaveProperty("_final_user_text");
  // SHA-256 of "call <PHONE_1>", first 16 hex characters.
  expect(row?.["input_sha256"]).toBe("41a716e9377c0286");
});

test("rows written at once are whole lines", async () => {
  const dir = await folder();
  const log = openTrainingLog(dir, privacy);
  const texts = Array.from({ length: 50 }, (_, i) => `${i} `.repeat(2000));
  await Promise.all(texts.map((input) => log.append("chat", { input, output: "", trace })));
  expect(await rows(join(dir, "chat.jsonl"))).toHaveLength(50);
});

test("after a row that could not be written the next one finds its way", async () => {
  const dir = await folder();
  const file = join(dir, "chat.jsonl");
  const log = openTrainingLog(dir, privacy);
  await log.append("chat", { input: "one", output: "", trace });
  await rm(file);
  await mkdir(file);
  await expect(log.append("chat", { input: "two", output: "", trace })).rejects.toThrow("EISDIR");
  await rm(file, { recursive: true });
  await appendFile(file, '{"torn');
  await log.append("chat", { input: "three", output: "", trace });
  await log.settled();
  expect((await rows(file)).map(({ input }) => input)).toEqual(["three"]);
});

test("a last line cut by a crash is moved aside, not lost and not in the way", async () => {
  const dir = await folder();
  const file = join(dir, "chat.jsonl");
  const first = openTrainingLog(dir, privacy);
  await first.append("chat", { input: "one", output: "", trace });
  await appendFile(file, '{"ts":"2026-11-20T1');
  const second = openTrainingLog(dir, privacy);
  await second.append("chat", { input: "two", output: "", trace });
  expect((await rows(file)).map(({ input }) => input)).toEqual(["one", "two"]);
  expect(await readFile(`${file}.torn`, "utf8")).toBe('{"ts":"2026-11-20T1\n');
});

test("of a row without words of whoever asked only the input is anonymized", async () => {
  const dir = await folder();
  const log = openTrainingLog(dir, privacy);
  const row = { input: "call +966551234567", output: { risk: 0.966551234567 }, trace };
  await log.append("classifier", { ...row, isWordless: true });
  expect(await rows(join(dir, "classifier.jsonl"))).toMatchObject([
    { input: "call <PHONE_1>", output: row.output },
  ]);
});

test("a prepared row is appended under each decision's id, which is kept as it is", async () => {
  const dir = await folder();
  const log = openTrainingLog(dir, privacy);
  const append = log.prepared("classifier", { input: "call +966551234567", output: "ok", trace });
  await append("00966551234567");
  await append("d-2");
  const [first, second] = await rows(join(dir, "classifier.jsonl"));
  const kept = { input: "call <PHONE_1>", output: "ok", anonymized: true };
  const { grep } = trace;
  const layers = { grep: { fired: grep.fired }, rag: { fired: false } };
  expect(first).toMatchObject({
    ...kept,
    applied_layers: layers,
    trace: { decision_id: "00966551234567", revision: "r1" },
  });
  expect(second).toMatchObject({ ...kept, trace: { decision_id: "d-2", revision: "r1" } });
});
