import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { RowFile } from "./row-file.ts";

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "rows-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

test("a row is in the file once its append resolves, and many at once stay in their order", async () => {
  const dir = await folder();
  const file = new RowFile(dir, "rows.jsonl");
  const numbers = Array.from({ length: 1000 }, (_, n) => `${n}\n`);
  await file.append("first\n");
  expect(await readFile(join(dir, "rows.jsonl"), "utf8")).toBe("first\n");
  await Promise.all(numbers.map((line) => file.append(line)));
  expect(await readFile(join(dir, "rows.jsonl"), "utf8")).toBe(`first\n${numbers.join("")}`);
  await file.settled();
});

test("a file that was deleted is made anew at once, one that was moved away within a second", async () => {
  const dir = await folder();
  const path = join(dir, "rows.jsonl");
  const file = new RowFile(dir, "rows.jsonl");
  await file.append("one\n");
  await rm(path);
  await file.append("two\n");
  expect(await readFile(path, "utf8")).toBe("two\n");
  await rename(path, join(dir, "away"));
  await delay(1200);
  await file.append("three\n");
  expect(await readFile(path, "utf8")).toBe("three\n");
  await file.settled();
});
