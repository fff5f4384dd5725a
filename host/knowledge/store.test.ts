import { open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Snapshot } from "../contract/knowledge.ts";
import { jsonText, makeFolders, packOf, stepOf, type Folders } from "./folders.fixture.ts";
import type { KnowledgeStore } from "./store.ts";

const SOON = { timeout: 20_000, interval: 20 };
const STEP = "base/reasoning_step/one.json";

const label = (store: KnowledgeStore, id = "one") =>
  store.current().get("reasoning_step", id)?.content.label;

async function withStep(): Promise<Folders> {
  const folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  return folders;
}

test("what lies in the roots is in force at start, with a revision and a pack", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  const { revision, packs } = store.current();
  expect(label(store)).toBe("Look first");
  expect(revision).toMatch(/^[0-9a-f]{32}$/);
  expect(packs).toEqual([{ name: "base", version: "1.0.0", revision, n_objects: 1 }]);
  expect(store.problems()).toEqual([]);
  expect(store.status()).toMatchObject({ generation: 1, degraded: false });
});

test("an object dropped in is in force without a restart", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  const swapped: Snapshot[] = [];
  store.onSwap((snapshot) => swapped.push(snapshot));
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await vi.waitFor(() => expect(label(store, "two")).toBe("Look first"), SOON);
  expect(swapped).toEqual([store.current()]);
});

test("a pack dropped in as a new folder is in force without a restart", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  await folders.write("more/pack.json", packOf("more"), folders.written);
  await folders.write("more/reasoning_step/two.json", stepOf("two"), folders.written);
  await vi.waitFor(() => expect(label(store, "two")).toBe("Look first"), SOON);
  expect(store.current().packOf("reasoning_step", "two")).toBe("more");
});

test("a broken file is named with its reason while its last good version stays in force, and heals", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  const { revision } = store.current();
  await folders.write(STEP, "{ not json");
  await vi.waitFor(() => expect(store.problems()).toHaveLength(1), SOON);
  expect(store.problems()[0]).toMatchObject({
    file: `bundled/${STEP}`,
    message: expect.stringContaining("is not JSON"),
    severity: "error",
    in_force: "last good",
  });
  expect(store.current().revision).toBe(revision);
  expect(store.status().degraded).toBe(true);
  expect(store.status().packs[0]?.last_error).toContain("is not JSON");

  await folders.write(STEP, stepOf("one", { label: "Look twice" }));
  await vi.waitFor(() => expect(label(store)).toBe("Look twice"), SOON);
  expect(store.problems()).toEqual([]);
});

test("one broken file does not keep the others out", async () => {
  await using folders = await withStep();
  await folders.write("base/reasoning_step/bad.json", {
    ...stepOf("bad"),
    content: { label: "x" },
  });
  await using store = await folders.open();
  expect(label(store)).toBe("Look first");
  const [problem] = store.problems();
  expect(problem).toMatchObject({ check: "schema", in_force: "nothing" });
  expect(problem?.path).toContain("content");
});

test("deleting a file withdraws its object", async () => {
  await using folders = await withStep();
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await using store = await folders.open();
  await rm(join(folders.bundled, STEP));
  await vi.waitFor(() => expect(label(store)).toBeUndefined(), SOON);
  expect(label(store, "two")).toBe("Look first");
  expect(store.problems()).toEqual([]);
});

test("deleting the last object leaves an empty pack in force", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  await rm(join(folders.bundled, STEP));
  await vi.waitFor(() => expect(label(store)).toBeUndefined(), SOON);
  expect(store.problems()).toEqual([]);
});

test("a snapshot taken before a swap stays as it was", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  const before = store.current();
  await folders.write(STEP, stepOf("one", { label: "Changed" }));
  await vi.waitFor(() => expect(label(store)).toBe("Changed"), SOON);
  expect(before.get("reasoning_step", "one")?.content.label).toBe("Look first");
  expect(before.revision).not.toBe(store.current().revision);
  expect(Object.isFrozen(before.get("reasoning_step", "one")?.content)).toBe(true);
});

test("an object that did not change is the same value in the next snapshot", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  const before = store.current().get("reasoning_step", "one");
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await vi.waitFor(() => expect(label(store, "two")).toBeDefined(), SOON);
  expect(store.current().get("reasoning_step", "one")).toBe(before);
});

test("a save by rename is in force, and the object is never gone meanwhile", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  const path = join(folders.bundled, STEP);
  const seen = new Set<string | undefined>();
  store.onSwap(() => seen.add(label(store)));
  // As vim saves: the old file becomes a backup, a new one takes its name, the backup goes.
  await rename(path, `${path}~`);
  await delay(30);
  await writeFile(path, jsonText(stepOf("one", { label: "Renamed" })));
  await rm(`${path}~`);
  await vi.waitFor(() => expect(label(store)).toBe("Renamed"), SOON);
  expect([...seen]).toEqual(["Renamed"]);
});

test("a file truncated and written slowly never takes its object away, and heals", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  const text = jsonText(stepOf("one", { label: "Slow" }));
  const seen = new Set<string | undefined>();
  await using file = await open(join(folders.bundled, STEP), "w");
  for (let at = 0; at < text.length; at += 40) {
    await file.write(text.slice(at, at + 40));
    await delay(150);
    seen.add(label(store));
  }
  await vi.waitFor(() => expect(label(store)).toBe("Slow"), SOON);
  await vi.waitFor(() => expect(store.problems()).toEqual([]), SOON);
  expect(seen.has(undefined)).toBe(false);
});

test("files of editors and systems are left alone without a word", async () => {
  await using folders = await withStep();
  for (const name of ["README.md", "CHANGELOG.md", ".DS_Store", "4913", "notes.txt"])
    await folders.write(`base/${name}`, "anything");
  for (const name of [".one.json.swp", "one.json~", ".#one.json", "one.json.tmp", "._one.json"])
    await folders.write(`base/reasoning_step/${name}`, "anything");
  await using store = await folders.open();
  expect(store.problems()).toEqual([]);
  expect(store.current().packs[0]?.n_objects).toBe(1);
});

test("a file in the wrong place or an unknown folder is a problem that says where it belongs", async () => {
  await using folders = await withStep();
  await folders.write("base/stray.json", stepOf("stray"));
  await folders.write("base/reasoning-steps/two.json", stepOf("two"));
  await folders.write("base/rag_doc/three.json", stepOf("three"));
  await folders.write("base/reasoning_step/other-name.json", stepOf("four"));
  await using store = await folders.open();
  const messages = store.problems().map(({ file, message }) => `${file} ${message}`);
  expect(messages).toEqual([
    expect.stringMatching(/reasoning-steps is not the folder of a leaf; call it reasoning_step/),
    expect.stringMatching(/stray\.json lies beside pack\.json/),
    expect.stringMatching(/three\.json is reasoning_step but the file lies in rag_doc/),
    expect.stringMatching(/other-name\.json is "four"; name the file four\.json/),
  ]);
});

function fussy(snapshot: Snapshot): number {
  if (snapshot.all("reasoning_step").length > 1) throw new Error("too many steps");
  return 1;
}

test("a builder that fails on new knowledge keeps it out, and says so", async () => {
  await using folders = await withStep();
  await using store = await folders.open({ warm: [fussy] });
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await vi.waitFor(() => expect(store.problems()).toHaveLength(1), SOON);
  expect(store.problems()[0]?.message).toContain("too many steps");
  expect(label(store, "two")).toBeUndefined();
  expect(label(store)).toBe("Look first");
});

test("rescan resolves when the change is in force", async () => {
  await using folders = await withStep();
  await using store = await folders.open();
  await folders.write(STEP, stepOf("one", { label: "At once" }));
  await store.rescan();
  expect(label(store)).toBe("At once");
});

test("a builder that is a generator ends before its knowledge is in force, and others get turns at its steps", async () => {
  await using folders = await makeFolders();
  let turns = 0;
  const seenAtEnd: number[] = [];
  function* steps(snapshot: Snapshot): Generator<undefined, void> {
    for (let step = 0; step < 10; step += 1) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      yield;
    }
    seenAtEnd.push(snapshot.listed("reasoning_step").length);
  }
  await using store = await folders.open({ warm: [steps] });
  await folders.write("base/reasoning_step/one.json", stepOf("one"));
  const others = setInterval(() => (turns += 1), 1);
  await store.rescan();
  clearInterval(others);
  expect(store.current().get("reasoning_step", "one")).toBeDefined();
  expect(seenAtEnd.at(-1)).toBe(1);
  expect(turns).toBeGreaterThanOrEqual(5);
});
