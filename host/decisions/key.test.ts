import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Verdict } from "../contract/classifier.ts";
import { readKey } from "./key.ts";
import { openDecisions, type DecisionLog } from "./log.ts";

let parent: string;
let dir: string;
let told: string[];
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "decisions-"));
  dir = join(parent, "decisions");
  told = [];
});
afterEach(() => rm(parent, { recursive: true }));

const open = (): DecisionLog => openDecisions(dir, (message) => told.push(message));

async function decide(log: DecisionLog): Promise<void> {
  const verdict = { recommended_action: "allow" } as Verdict;
  log.decided({ text: "a text", verdict, revision: "r", ownItems: false })();
  await log.settled();
}

test("a key is made whole with the first decision, for nobody else to read, and used again", async () => {
  const log = open();
  expect([readKey(dir), log.problem()]).toEqual([null, null]);
  await decide(log);
  expect(await readdir(dir)).toEqual(["decisions.jsonl", "key"]);
  expect((await stat(join(dir, "key"))).mode & 0o777).toBe(0o600);
  const before = await readFile(join(dir, "key"), "utf8");
  await decide(open());
  expect(await readFile(join(dir, "key"), "utf8")).toBe(before);
  expect(told).toEqual([]);
});

test.for([
  ["empty", ""],
  ["cut short", "ab".repeat(20)],
  ["too long", "ab".repeat(33)],
  ["no figures", "z".repeat(64)],
])("a key that is %s is set aside and told, never written over", async ([, text = ""]) => {
  await mkdir(dir);
  await writeFile(join(dir, "key"), text);
  const log = open();
  const aside = (await readdir(dir)).find((name) => name.startsWith("key.damaged-")) ?? "";
  expect(told).toEqual([expect.stringContaining(`set aside as ${aside}`)]);
  expect(log.problem()).toContain(aside);
  await decide(log);
  expect(await readFile(join(dir, aside), "utf8")).toBe(text);
  expect(readKey(dir)).not.toBeNull();
  expect(open().problem()).toContain(aside);
  await rm(join(dir, aside));
  expect(log.problem()).toBeNull();
});

test("a key that cannot be read is left alone, and no decision is written without it", async () => {
  await mkdir(join(dir, "key"), { recursive: true });
  const log = open();
  await decide(log);
  expect(await readdir(dir)).toEqual(["key"]);
  expect(told).toEqual(["the key of the decisions cannot be read", "a decision was not written"]);
  expect(log.problem()).toContain("cannot be written");
});
