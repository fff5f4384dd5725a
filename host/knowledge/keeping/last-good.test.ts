import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { makeFolders, packOf, stepOf } from "../folders.fixture.ts";
import type { KnowledgeStore } from "../store.ts";

const SOON = { timeout: 20_000, interval: 20 };
const STEP = "base/reasoning_step/one.json";

const label = (store: KnowledgeStore, id = "one") =>
  store.current().get("reasoning_step", id)?.content.label;

test("the last good version of a broken file is in force after a restart", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Good" }));
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  let revision: string;
  {
    await using store = await folders.open();
    ({ revision } = store.current());
  }
  await folders.write(STEP, "");
  await using store = await folders.open();
  expect(label(store)).toBe("Good");
  expect(store.current().revision).toBe(revision);
  expect(store.status()).toMatchObject({ generation: 1, degraded: true });
  expect(store.problems()).toMatchObject([{ in_force: "last good", check: "schema" }]);
});

test("a file deleted while nothing ran is gone after the restart", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await (await folders.open())[Symbol.asyncDispose]();
  await rm(join(folders.bundled, STEP));
  await using store = await folders.open();
  expect(label(store)).toBeUndefined();
  expect(store.status().generation).toBe(2);
});

test("the last good version survives a second restart while the file is still broken", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Good" }));
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await (await folders.open())[Symbol.asyncDispose]();
  await folders.write(STEP, "[]");
  {
    await using store = await folders.open();
    await folders.write("base/reasoning_step/two.json", stepOf("two", { label: "Newer" }));
    await store.rescan();
    expect(label(store, "two")).toBe("Newer");
  }
  await using store = await folders.open();
  expect(label(store)).toBe("Good");
  expect(label(store, "two")).toBe("Newer");
});

test("with every pack gone the last generation is served, and readiness can say so", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Good" }));
  await (await folders.open())[Symbol.asyncDispose]();
  await rm(join(folders.bundled, "base"), { recursive: true });
  await using store = await folders.open();
  expect(label(store)).toBe("Good");
  expect(store.current().packs).toMatchObject([{ name: "base", version: "1.0.0" }]);
  expect(store.status().degraded).toBe(true);
  expect(store.problems()).toMatchObject([{ check: "usable", severity: "error" }]);
});

test("a root that vanishes while running keeps what was in force from it", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Good" }));
  await folders.write("more/pack.json", packOf("more"), folders.written);
  await folders.write("more/reasoning_step/two.json", stepOf("two"), folders.written);
  await using store = await folders.open();
  await rm(folders.bundled, { recursive: true });
  await store.rescan();
  expect(label(store)).toBe("Good");
  expect(label(store, "two")).toBe("Look first");
  expect(store.current().packs.map(({ name }) => name)).toEqual(["base", "more"]);
  expect(store.problems()).toMatchObject([
    { file: "bundled", message: expect.stringContaining("ENOENT") },
  ]);
});

test("a root that vanished while nothing ran keeps it too", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Good" }));
  await (await folders.open())[Symbol.asyncDispose]();
  await rm(folders.bundled, { recursive: true });
  await using store = await folders.open();
  expect(label(store)).toBe("Good");
});

test("a root that turns up empty, as a mount that failed does, keeps what was in force from it and says so, also across a restart; what is promoted meanwhile counts", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Good" }));
  await folders.write("local/reasoning_step/two.json", stepOf("two"), folders.written);
  const isKept = (store: KnowledgeStore) => {
    expect(label(store)).toBe("Good");
    expect(label(store, "two")).toBe("Look first");
    expect(store.status().degraded).toBe(true);
    expect(store.problems()).toMatchObject([
      { file: "bundled", message: expect.stringContaining("holds no pack any more") },
    ]);
  };
  {
    await using store = await folders.open();
    await rm(join(folders.bundled, "base"), { recursive: true });
    await store.rescan();
    isKept(store);
    await folders.write("local/reasoning_step/three.json", stepOf("three"), folders.written);
    await store.rescan();
    isKept(store);
    expect(label(store, "three")).toBe("Look first");
  }
  await using store = await folders.open();
  isKept(store);
  await folders.write("base/pack.json", packOf("base"));
  await folders.write("base/reasoning_step/four.json", stepOf("four"));
  await store.rescan();
  expect(label(store)).toBeUndefined();
  expect(label(store, "four")).toBe("Look first");
  expect(store.problems()).toEqual([]);
});

test("the root that is written to may be emptied", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await folders.write("local/reasoning_step/two.json", stepOf("two"), folders.written);
  await using store = await folders.open();
  await rm(join(folders.written, "local"), { recursive: true });
  await store.rescan();
  expect(label(store, "two")).toBeUndefined();
  expect(store.problems()).toEqual([]);
});

test("a pack whose pack.json breaks stays what it last was, also across a restart", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  {
    await using store = await folders.open();
    await folders.write("base/pack.json", "{");
    await store.rescan();
    expect(store.current().packs).toMatchObject([{ name: "base", version: "1.0.0" }]);
    expect(store.problems()).toMatchObject([{ in_force: "last good" }]);
  }
  await using store = await folders.open();
  expect(store.current().packs).toMatchObject([{ name: "base", version: "1.0.0" }]);
  expect(label(store)).toBe("Look first");
});

test("a damaged generation is moved aside and the one before it is used", async () => {
  await using folders = await makeFolders();
  for (const text of ["First", "Second"]) {
    await folders.write(STEP, stepOf("one", { label: text }));
    await using _ = await folders.open();
  }
  const state = join(folders.path, "data/state/generations");
  const newest = (await readdir(state)).toSorted().at(-1) ?? "";
  const text = await readFile(join(state, newest), "utf8");
  await writeFile(join(state, newest), text.slice(0, text.length / 2));
  await folders.write(STEP, "broken");
  await using store = await folders.open();
  expect(label(store)).toBe("First");
  expect(await readdir(state)).toContain(`${newest}.damaged`);
});

test("only so many generations are kept on disk, and none is written when nothing changed", async () => {
  await using folders = await makeFolders();
  const state = join(folders.path, "data/state/generations");
  await using store = await folders.open({ keepGenerations: 2 });
  for (const text of ["a", "b", "c", "d"]) {
    await folders.write(STEP, stepOf("one", { label: text }));
    await store.rescan();
  }
  const kept = await readdir(state);
  expect(kept).toHaveLength(2);
  await store.rescan();
  expect(await readdir(state)).toEqual(kept);
  expect(store.status().generation).toBe(5);
});

test("what a start finds is kept soon after it, and nobody waits for that", async () => {
  await using folders = await makeFolders();
  const state = join(folders.path, "data/state/generations");
  await folders.write(STEP, stepOf("one", { label: "Found" }));
  await using store = await folders.open();
  expect(label(store)).toBe("Found");
  expect(await readdir(state)).toEqual([]);
  await vi.waitFor(async () => expect(await readdir(state)).toHaveLength(1), SOON);
});

test("packs that vanish and come back with a broken file lose nothing", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Good" }));
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await using store = await folders.open();
  await rm(join(folders.bundled, "base"), { recursive: true });
  await store.rescan();
  expect(label(store)).toBe("Good");
  expect(store.status().degraded).toBe(true);
  await folders.write("base/pack.json", "{");
  await folders.write(STEP, "{");
  await folders.write("base/reasoning_step/two.json", stepOf("two", { label: "Newer" }));
  await store.rescan();
  expect(label(store)).toBe("Good");
  expect(label(store, "two")).toBe("Newer");
  expect(store.current().packs).toMatchObject([{ name: "base", version: "1.0.0" }]);
});

test("each thing that is refused is logged once", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, "{");
  const logged: unknown[] = [];
  await using store = await folders.open({ log: (_message, detail) => logged.push(detail) });
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await store.rescan();
  await folders.write("base/reasoning_step/three.json", "[");
  await store.rescan();
  expect(logged).toMatchObject([
    { file: `bundled/${STEP}` },
    { path: "", check: "usable" },
    { file: "bundled/base/reasoning_step/three.json" },
  ]);
});
