import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { keepRowsFor, removeOldRows } from "./retention.ts";
import { RowFile } from "./row-file.ts";

afterEach(() => void vi.useRealTimers());

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "retention-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

const row = (ts: string): string => `{"decision_id":"d","ts":"${ts}","n":1}\n`;

/** Writes a file as it was left at a time. */
async function put(dir: string, name: string, at: string): Promise<void> {
  await writeFile(join(dir, name), row(at));
  await utimes(join(dir, name), new Date(at), new Date(at));
}

const setNow = (at: string): void => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });

test("files whose last row is older than its days are removed, and nothing else", async () => {
  setNow("2026-11-29T00:00:00Z");
  const dir = await folder();
  const kept = [
    "chat.2026-08-31T000000.000Z.jsonl",
    "chat.2026-11-28T120000.000Z.jsonl",
    "2020-01-01T000000.000Z.txt",
    "notes.2020.jsonl.bak",
    "key",
  ];
  for (const name of kept) await put(dir, name, "2026-11-29T00:00:00Z");
  const old = ["chat.2026-08-30T235959.999Z.jsonl", "decisions.2025-01-01T101112.131Z.jsonl"];
  for (const name of old) await put(dir, name, "2026-11-29T00:00:00Z");
  await put(dir, "chat.jsonl.torn", "2026-08-30T10:00:00Z");
  expect(await removeOldRows(dir, 90)).toEqual([old[0], "chat.jsonl.torn", old[1]]);
  expect(await readdir(dir)).toEqual(kept.toSorted());
});

test("rows of a harness that nobody asks any more end, too", async () => {
  setNow("2026-03-10T09:00:00Z");
  const dir = await folder();
  await put(dir, "gone.jsonl", "2026-03-01T08:00:00.000Z");
  expect(await removeOldRows(dir, 9)).toEqual([]);
  expect(await readdir(dir)).toEqual(["gone.2026-03-01T080000.000Z.jsonl"]);
  vi.setSystemTime("2026-03-11T00:00:00Z");
  expect(await removeOldRows(dir, 9)).toEqual(["gone.2026-03-01T080000.000Z.jsonl"]);
});

test("rows of another day stand in another file, named by the last of them", async () => {
  setNow("2026-03-01T23:59:59Z");
  const dir = await folder();
  const file = new RowFile(dir, "decisions.jsonl");
  const now = () => row(new Date().toISOString());
  await file.append(now());
  const evening = new Date();
  await utimes(join(dir, "decisions.jsonl"), evening, evening);
  vi.setSystemTime("2026-03-02T00:00:00Z");
  await file.append(now());
  await file.append(now());
  await file.settled();
  expect(await readdir(dir)).toEqual(["decisions.2026-03-01T235959.000Z.jsonl", "decisions.jsonl"]);
  expect((await readFile(join(dir, "decisions.jsonl"), "utf8")).split("\n")).toHaveLength(3);
});

test("a host that goes on with the file of an earlier day begins another", async () => {
  const dir = await folder();
  await put(dir, "chat.jsonl", "2026-03-01T08:00:00.000Z");
  const file = new RowFile(dir, "chat.jsonl");
  await file.append(row(new Date().toISOString()));
  await file.settled();
  expect(await readdir(dir)).toEqual(["chat.2026-03-01T080000.000Z.jsonl", "chat.jsonl"]);
});

test("old rows are removed at once and when a day begins; what cannot be read is told", async () => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now: Date.parse("2026-03-10T22:00:00Z"),
  });
  const dir = await folder();
  await put(dir, "a.2026-03-01T080000.000Z.jsonl", "2026-03-01T08:00:00Z");
  await put(dir, "b.2026-03-02T080000.000Z.jsonl", "2026-03-02T08:00:00Z");
  await appendFile(join(dir, "file"), "");
  const removed: number[] = [];
  const failed: unknown[] = [];
  await mkdir(join(dir, "other"));
  const settings = {
    days: 8,
    onRemoved: (files: number) => removed.push(files),
    onFailed: (error: unknown) => failed.push(error),
  };
  const kept = keepRowsFor({ ...settings, folders: [dir, join(dir, "not-made-yet")] });
  await vi.waitFor(() => expect(removed).toEqual([1]));
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  await vi.waitFor(() => expect(removed).toEqual([1, 1]));
  await kept[Symbol.asyncDispose]();
  vi.advanceTimersByTime(100 * 24 * 60 * 60 * 1000);
  expect(failed).toEqual([]);
  await keepRowsFor({ ...settings, folders: [join(dir, "file")] })[Symbol.asyncDispose]();
  expect(failed).toEqual([expect.objectContaining({ code: "ENOTDIR" })]);
});
