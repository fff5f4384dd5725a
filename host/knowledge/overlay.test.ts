import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { jsonText, makeFolders, packOf, stepOf } from "./folders.fixture.ts";
import type { KnowledgeStore } from "./store.ts";

const STEP = "base/reasoning_step/one.json";
const LOCAL = "local/reasoning_step/one.json";

const label = (store: KnowledgeStore, id = "one") =>
  store.current().get("reasoning_step", id)?.content.label;

test("a later root replaces an object with a higher version, and says whose", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Bundled" }));
  await folders.write(LOCAL, stepOf("one", { version: "v2", label: "Local" }), folders.written);
  await using store = await folders.open();
  expect(label(store)).toBe("Local");
  expect(store.current().packOf("reasoning_step", "one")).toBe("local");
  expect(store.current().overrides?.("reasoning_step", "one")).toBe("base");
  expect(store.problems()).toEqual([]);
  expect(store.current().packs).toMatchObject([
    { name: "base", n_objects: 0 },
    { name: "local", version: "0.0.1", n_objects: 1 },
  ]);
});

test("versions are numbers: v10 replaces v9", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { version: "v9" }));
  await folders.write(LOCAL, stepOf("one", { version: "v10", label: "Ten" }), folders.written);
  await using store = await folders.open();
  expect(label(store)).toBe("Ten");
});

test("an equal version with other content is a problem and the earlier root stays", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "Bundled" }));
  await folders.write(LOCAL, stepOf("one", { label: "Local" }), folders.written);
  await using store = await folders.open();
  expect(label(store)).toBe("Bundled");
  expect(store.problems()).toMatchObject([
    { file: `knowledge/${LOCAL}`, path: "version", check: "unique", severity: "error" },
  ]);
  expect(store.problems()[0]?.message).toContain("raise the version to v2");
});

test("a lower version is outdone with a warning; the same content twice is nothing", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { version: "v3", label: "Bundled" }));
  await folders.write(LOCAL, stepOf("one", { version: "v2" }), folders.written);
  await folders.write("base/reasoning_step/two.json", stepOf("two"));
  await folders.write("local/reasoning_step/two.json", stepOf("two"), folders.written);
  await using store = await folders.open();
  expect(label(store)).toBe("Bundled");
  expect(store.problems()).toMatchObject([{ path: "version", severity: "warning" }]);
});

test("a deprecated object in a later root takes a bundled one out of force", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  const gone = { ...stepOf("one", { version: "v2" }), tags: ["status:deprecated"] };
  await folders.write(LOCAL, { ...gone, extensions: { reason: "It misled." } }, folders.written);
  await using store = await folders.open();
  expect(store.current().all("reasoning_step")).toEqual([]);
  expect(store.current().listed("reasoning_step")).toHaveLength(1);
});

test("drafts are listed but not in force", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, { ...stepOf("one"), tags: ["status:draft"] });
  await using store = await folders.open();
  expect(store.current().all("reasoning_step")).toEqual([]);
  expect(store.current().listed("reasoning_step")).toHaveLength(1);
  expect(label(store)).toBe("Look first");
});

test("two packs of one root that claim one object are a problem naming both; the first by name wins at start", async () => {
  await using folders = await makeFolders();
  await folders.write("other/pack.json", packOf("other"));
  await folders.write("other/reasoning_step/one.json", stepOf("one", { label: "Other" }));
  await folders.write(STEP, stepOf("one", { label: "Base" }));
  await using store = await folders.open();
  expect(label(store)).toBe("Base");
  const [problem] = store.problems();
  expect(problem?.file).toContain("other/reasoning_step/one.json");
  expect(problem?.message).toContain("base/reasoning_step/one.json");
});

test("of two such packs the one that was in force stays, also across a restart", async () => {
  await using folders = await makeFolders();
  await folders.write("zebra/pack.json", packOf("zebra"));
  await folders.write("zebra/reasoning_step/one.json", stepOf("one", { label: "Zebra" }));
  {
    await using store = await folders.open();
    await folders.write(STEP, stepOf("one", { label: "Base" }));
    await store.rescan();
    expect(label(store)).toBe("Zebra");
  }
  await using store = await folders.open();
  expect(label(store)).toBe("Zebra");
  expect(store.problems()).toHaveLength(1);
});

test("of two packs with one name the higher version is in force whole", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await folders.write("base/pack.json", packOf("base", "1.9.0"));
  await folders.write("base/pack.json", packOf("base", "1.10.0"), folders.written);
  await folders.write("base/reasoning_step/two.json", stepOf("two"), folders.written);
  await using store = await folders.open();
  expect(label(store)).toBeUndefined();
  expect(label(store, "two")).toBe("Look first");
  expect(store.current().packs).toMatchObject([{ name: "base", version: "1.10.0" }]);
  expect(store.problems()).toMatchObject([{ check: "unique", severity: "warning" }]);
});

test("a pack that asks for a newer host is refused with its reason", async () => {
  await using folders = await makeFolders();
  const asking = { ...packOf("base"), minimum_host_version: "99.0.0" };
  await folders.write("base/pack.json", asking);
  await using store = await folders.open();
  expect(store.problems()[0]).toMatchObject({ path: "minimum_host_version", severity: "error" });
});

test("a swapped link to a folder of versions is followed, as Kubernetes mounts do it", async () => {
  await using folders = await makeFolders();
  const pack = join(folders.bundled, "base");
  for (const version of ["a", "b"]) {
    const folder = join(pack, `..${version}`, "reasoning_step");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "one.json"), jsonText(stepOf("one", { label: version })));
  }
  await symlink("..a", join(pack, "..data"));
  await symlink("..data/reasoning_step", join(pack, "reasoning_step"));
  await using store = await folders.open();
  expect(label(store)).toBe("a");
  await symlink("..b", join(pack, "..next"));
  await rename(join(pack, "..next"), join(pack, "..data"));
  await vi.waitFor(() => expect(label(store)).toBe("b"), { timeout: 20_000, interval: 20 });
  expect(store.problems()).toEqual([]);
});

test("links that lead in a circle or nowhere are told, and end nothing", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await symlink("..", join(folders.bundled, "circle"));
  await symlink(".", join(folders.bundled, "self"));
  await symlink("../base", join(folders.bundled, "base/again"));
  await symlink("nowhere.json", join(folders.bundled, "base/reasoning_step/lost.json"));
  await using store = await folders.open();
  expect(label(store)).toBe("Look first");
  const files = store.problems().map(({ file }) => file.slice("bundled/".length));
  expect(files.toSorted()).toEqual([
    "base/again",
    "base/reasoning_step/lost.json",
    "circle",
    "self",
  ]);
});

test("the same content gives the same revision whatever the order of files, keys and packs", async () => {
  await using first = await makeFolders();
  await first.write(STEP, stepOf("one"));
  await first.write("base/reasoning_step/two.json", stepOf("two"));
  await using second = await makeFolders();
  await second.write("base/reasoning_step/two.json", stepOf("two"));
  const turned = Object.fromEntries(Object.entries(stepOf("one")).toReversed());
  await second.write(STEP, JSON.stringify(turned));
  await using a = await first.open();
  await using b = await second.open();
  expect(a.current().revision).toBe(b.current().revision);
  expect(await readFile(join(second.bundled, STEP), "utf8")).not.toContain("\n");
  await rm(join(second.bundled, STEP));
  await b.rescan();
  expect(b.current().revision).not.toBe(a.current().revision);
});
