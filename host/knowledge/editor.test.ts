import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { jsonText, makeFolders, ruleOf, stepOf } from "./folders.fixture.ts";
import { judgeObject } from "./judge.ts";
import type { KnowledgeStore } from "./store.ts";

const SOON = { timeout: 20_000, interval: 20 };
const nameOf = (id: string) => ({ leaf: "reasoning_step", id }) as const;
const label = (store: KnowledgeStore, id: string) =>
  store.current().get("reasoning_step", id)?.content.label;

/** Writes a step into the local pack and puts it into force, as a promote does. */
async function put(store: KnowledgeStore, id: string, version = "v1"): Promise<void> {
  const object = stepOf(id, { version, label: `${id} ${version}` });
  const bytes = new TextEncoder().encode(jsonText(object));
  await store.edit(async () => {
    const verdict = judgeObject(bytes, nameOf(id));
    const proposal = await store.editor.propose(nameOf(id), { bytes, verdict });
    expect(proposal.problems).toEqual([]);
    const path = store.editor.pathOf(nameOf(id));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    proposal.commit();
  });
}

test("a proposal changes nothing until it is committed, and then everything at once", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/one.json", stepOf("one"));
  await using store = await folders.open();
  const before = store.current();
  const bytes = new TextEncoder().encode(jsonText(stepOf("two")));
  const verdict = judgeObject(bytes, nameOf("two"));
  const proposal = await store.editor.propose(nameOf("two"), { bytes, verdict });
  expect(store.current()).toBe(before);
  expect(proposal.snapshot?.get("reasoning_step", "two")?.content.label).toBe("Look first");
  proposal.commit();
  expect(store.current()).toBe(proposal.snapshot);
});

test("what was put into force and what lies on disk agree: no look makes a generation of it, and a restart serves the same", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/one.json", stepOf("one"));
  const revision = await (async () => {
    await using store = await folders.open();
    for (const id of ["two", "three"]) await put(store, id);
    await put(store, "one", "v2");
    const { revision: after } = store.current();
    const { generation } = store.status();
    await store.rescan();
    await delay(1500);
    expect(store.current().revision).toBe(after);
    expect(store.status().generation).toBe(generation);
    expect(store.current().overrides?.("reasoning_step", "one")).toBe("base");
    return after;
  })();
  await using again = await folders.open();
  expect(again.current().revision).toBe(revision);
});

test("the number of a generation never comes again, also where a host was killed before it was written", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/one.json", stepOf("one"));
  await using killed = await folders.open();
  for (const id of ["two", "three", "four"]) await put(killed, id);
  const { generation: told } = killed.status();
  let last: number;
  {
    await using store = await folders.open();
    expect(store.status().generation).toBeGreaterThan(told);
    const version = `0.0.${store.status().generation}`;
    expect(store.current().packs).toContainEqual(
      expect.objectContaining({ name: "local", version }),
    );
    await put(store, "five");
    last = store.status().generation;
  }
  await using again = await folders.open();
  expect(again.status().generation).toBe(last);
});

test("a file of the local pack that is edited or deleted by hand afterwards is followed like any other", async () => {
  await using folders = await makeFolders();
  await using store = await folders.open();
  await put(store, "one");
  const path = store.editor.pathOf(nameOf("one"));
  await writeFile(path, jsonText(stepOf("one", { version: "v2", label: "By hand" })));
  await vi.waitFor(() => expect(label(store, "one")).toBe("By hand"), SOON);
  await rm(path);
  await vi.waitFor(() => expect(label(store, "one")).toBeUndefined(), SOON);
});

test("what is put into force while hundreds of files change is never lost between two looks", async () => {
  await using folders = await makeFolders();
  await using store = await folders.open();
  const lost: string[] = [];
  const promoted: string[] = [];
  store.onSwap((snapshot) => {
    for (const id of promoted) if (snapshot.get("reasoning_step", id) === undefined) lost.push(id);
  });
  const writing = (async () => {
    for (let n = 0; n < 300; n++)
      await folders.write(`base/reasoning_step/bulk-${n}.json`, stepOf(`bulk-${n}`));
  })();
  for (let n = 0; n < 30; n++) {
    await put(store, `own-${n}`);
    promoted.push(`own-${n}`);
    await delay(40);
  }
  await writing;
  await vi.waitFor(() => expect(store.current().all("reasoning_step")).toHaveLength(330), SOON);
  expect(lost).toEqual([]);
  expect(await readFile(store.editor.pathOf(nameOf("own-29")), "utf8")).toContain("own-29");
});

test("nothing is put into force while the packs cannot be read: alone it would push all else out", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/one.json", stepOf("one"));
  await using store = await folders.open();
  await rm(folders.bundled, { recursive: true });
  await mkdir(folders.bundled);
  await store.rescan();
  const bytes = new TextEncoder().encode(jsonText(stepOf("two")));
  const verdict = judgeObject(bytes, nameOf("two"));
  const proposal = await store.editor.propose(nameOf("two"), { bytes, verdict });
  expect(proposal.snapshot).toBeNull();
  expect(proposal.problems[0]?.message).toContain("cannot be read");
  expect(label(store, "one")).toBe("Look first");
});

test("what a change spoils elsewhere is told where it is, and told no more once it is mended", async () => {
  await using folders = await makeFolders();
  const naming = { ...ruleOf("naming", "fee"), extensions: { cites: ["reasoning_step/one"] } };
  await folders.write("base/grep_rule/naming.json", naming);
  await folders.write("base/reasoning_step/one.json", stepOf("one"));
  await using store = await folders.open();
  let told: string[] = [];
  const problemsWith = async (tags: string[], version: string) => {
    const extensions = { reason: "It was wrong." };
    const object = { ...stepOf("one", { version }), tags, extensions };
    const bytes = new TextEncoder().encode(jsonText(object));
    await store.edit(async () => {
      const verdict = judgeObject(bytes, nameOf("one"));
      const proposal = await store.editor.propose(nameOf("one"), { bytes, verdict });
      told = proposal.problems.map(({ message }) => message);
      await folders.write("local/reasoning_step/one.json", object, folders.written);
      proposal.commit();
    });
    return store.problems();
  };
  expect(store.problems()).toEqual([]);
  expect(await problemsWith(["status:deprecated"], "v2")).toMatchObject([
    { file: expect.stringContaining("grep_rule/naming.json"), check: "standing" },
  ]);
  expect(told).toEqual([
    expect.stringMatching(/^leaves 1 other object to mend, the first in .*naming\.json: /),
  ]);
  expect(await problemsWith(["status:reviewed"], "v3")).toEqual([]);
  expect(told).toEqual([]);
});
