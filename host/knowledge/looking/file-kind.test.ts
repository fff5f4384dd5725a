import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolders, packOf, stepOf } from "../folders.fixture.ts";
import type { KnowledgeStore } from "../store.ts";
import { readPlainFile } from "./file-kind.ts";

const SOON = { timeout: 20_000, interval: 20 };
const STEP = "base/reasoning_step/one.json";

async function makePipe(path: string): Promise<void> {
  await promisify(execFile)("mkfifo", [path]);
}

async function makeSocket(path: string): Promise<void> {
  const server = createServer().listen(path);
  await once(server, "listening");
  onTestFinished(() => void server.close());
}

const ODD = [
  ["a named pipe", makePipe],
  ["a socket", makeSocket],
  ["a device", (path: string) => symlink("/dev/zero", path)],
  ["a folder", (path: string) => mkdir(path)],
] as const;

const ids = (store: KnowledgeStore): readonly string[] =>
  store
    .current()
    .all("reasoning_step")
    .map(({ id }) => id);

const told = (store: KnowledgeStore): readonly string[] =>
  store.problems().map(({ file, message, in_force }) => `${file} ${message} [${in_force ?? ""}]`);

test.for(ODD)(
  "a file that became %s keeps its last good version and is told, also after a restart",
  async ([what, make]) => {
    await using folders = await makeFolders();
    await folders.write(STEP, stepOf("one"));
    await folders.write("base/reasoning_step/two.json", stepOf("two"));
    const path = join(folders.bundled, STEP);
    const isTold = (store: KnowledgeStore) => {
      expect(told(store)).toEqual([
        `bundled/${STEP} is ${what} and no file; put the file back, or remove what is there [last good]`,
      ]);
      expect(ids(store)).toEqual(["one", "two"]);
      expect(store.status().degraded).toBe(true);
    };
    {
      await using store = await folders.open();
      await rm(path);
      await make(path);
      await vi.waitFor(() => isTold(store), SOON);
    }
    await using store = await folders.open();
    isTold(store);
    await rm(path, { recursive: true });
    await folders.write(STEP, stepOf("one"));
    await vi.waitFor(() => expect(told(store)).toEqual([]), SOON);
  },
);

test("new files that are none are told beside good ones, and so is a link that leads nowhere", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  const leaf = join(folders.bundled, "base/reasoning_step");
  await makePipe(join(leaf, "pipe.json"));
  await makePipe(join(leaf, "pipe"));
  await symlink("/dev/zero", join(leaf, "zero.json"));
  await symlink("nowhere.json", join(leaf, "lost.json"));
  await using store = await folders.open();
  expect(ids(store)).toEqual(["one"]);
  const base = "bundled/base/reasoning_step";
  expect(told(store).toSorted()).toEqual([
    expect.stringContaining(`${base}/lost.json cannot be read (ENOENT)`),
    expect.stringContaining(`${base}/pipe is a named pipe; remove it`),
    expect.stringContaining(`${base}/pipe.json is a named pipe and no file; put the file back`),
    expect.stringContaining(`${base}/zero.json is a device and no file`),
  ]);
});

test("a leaf or pack folder that became something else keeps what was in force from it, also after a restart", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await folders.write("other/pack.json", packOf("other"));
  await folders.write("other/reasoning_step/two.json", stepOf("two"));
  const isTold = (store: KnowledgeStore) => {
    expect(ids(store)).toEqual(["one", "two"]);
    expect(told(store)).toEqual([
      expect.stringContaining("bundled/base/reasoning_step is a named pipe; what was in force"),
      expect.stringContaining("bundled/other is a named pipe; what was in force from it stays"),
    ]);
  };
  {
    await using store = await folders.open();
    for (const folder of ["base/reasoning_step", "other"]) {
      await rm(join(folders.bundled, folder), { recursive: true });
      await makePipe(join(folders.bundled, folder));
    }
    await vi.waitFor(() => isTold(store), SOON);
  }
  await using store = await folders.open();
  isTold(store);
  await rm(join(folders.bundled, "base/reasoning_step"));
  await folders.write("base/reasoning_step", "no folder");
  await store.rescan();
  expect(ids(store)).toEqual(["one", "two"]);
  expect(told(store)[0]).toContain("is a file and no folder; what was in force from it stays");
});

test("a pack.json that became a pipe or a folder stays what it last was", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await using store = await folders.open();
  const path = join(folders.bundled, "base/pack.json");
  for (const make of [makePipe, mkdir]) {
    await rm(path, { recursive: true });
    await make(path);
    await store.rescan();
    expect(store.current().packs).toMatchObject([{ name: "base", version: "1.0.0" }]);
    expect(told(store)).toEqual([
      expect.stringMatching(/^bundled\/base\/pack\.json is a .+ and no file; put the file back/),
    ]);
  }
});

test("reading a pipe or a device ends at once", async () => {
  await using folders = await makeFolders();
  const path = join(folders.path, "pipe");
  await makePipe(path);
  await expect(readPlainFile(path)).rejects.toThrow("a named pipe and no file");
  await expect(readPlainFile("/dev/zero")).rejects.toThrow("a device and no file");
});
