import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolders, packOf, ruleOf, type Folders } from "./folders.fixture.ts";
import type { KnowledgeStore } from "./store.ts";

const SOON = { timeout: 20_000, interval: 20 };
const RULES = "base/grep_rule";

/** Writes the rules `rule-1` … `rule-<count>` into a pack. */
async function writeRules(
  folders: Folders,
  count: number,
  { pack = "base", root = folders.bundled, changes = {} } = {},
): Promise<void> {
  for (let at = 1; at <= count; at += 1)
    await folders.write(
      `${pack}/grep_rule/rule-${at}.json`,
      { ...ruleOf(`rule-${at}`, `word${at}`), ...changes },
      root,
    );
}

async function withRules(count: number): Promise<Folders> {
  const folders = await makeFolders();
  await writeRules(folders, count);
  return folders;
}

/** Removes the rules from one number to another. */
async function removeRules({ bundled }: Folders, from: number, to: number): Promise<void> {
  for (let at = from; at <= to; at += 1) await rm(join(bundled, RULES, `rule-${at}.json`));
}

const rulesOf = (store: KnowledgeStore): number => store.current().all("grep_rule").length;

const told = (store: KnowledgeStore): readonly string[] =>
  store.problems().map(({ file, message }) => `${file} ${message}`);

const LACKS =
  /^bundled\/base\/grep_rule lacks rules: 24 of the 24 rules of bundled\/base .* put the files back/;

test("the folder of a leaf that is moved away takes no rules away, also across restarts, and is whole again once it is back", async () => {
  await using folders = await withRules(24);
  const logged: unknown[] = [];
  const log = (_message: string, detail?: unknown) => logged.push(detail);
  const [here, away] = [join(folders.bundled, RULES), join(folders.path, "away")];
  {
    await using store = await folders.open({ log });
    const { revision } = store.current();
    await rename(here, away);
    await vi.waitFor(() => expect(told(store)).toEqual([expect.stringMatching(LACKS)]), SOON);
    expect(store.current().revision).toBe(revision);
    expect(store.status().degraded).toBe(true);
    expect(store.status().packs[0]?.last_error).toMatch(LACKS);
    expect(logged).toMatchObject([{ file: "bundled/base/grep_rule", in_force: "last good" }]);
  }
  for (const _ of [1, 2]) {
    await using store = await folders.open();
    expect(rulesOf(store)).toBe(24);
    expect(told(store)).toEqual([expect.stringMatching(LACKS)]);
  }
  await using store = await folders.open();
  await rename(away, here);
  await vi.waitFor(() => expect(told(store)).toEqual([]), SOON);
  expect(rulesOf(store)).toBe(24);
});

test("half a copy keeps what is missing in force, and what lies there is followed", async () => {
  await using folders = await withRules(24);
  await using store = await folders.open();
  await removeRules(folders, 1, 13);
  await folders.write(`${RULES}/rule-24.json`, {
    ...ruleOf("rule-24", "other"),
    version: "v2",
  });
  await store.rescan();
  expect(rulesOf(store)).toBe(24);
  expect(store.current().get("grep_rule", "rule-24")?.version).toBe("v2");
  expect(told(store)).toEqual([expect.stringContaining("13 of the 24 rules of bundled/base")]);
});

test("a pack folder that is gone, and one whose name another pack bears with less in it, stay in force", async () => {
  await using folders = await withRules(24);
  await folders.write("other/pack.json", packOf("other"));
  await using store = await folders.open();
  await rename(join(folders.bundled, "base"), join(folders.path, "away"));
  await store.rescan();
  expect(told(store)).toEqual([expect.stringMatching(LACKS)]);
  expect(store.current().packs.map(({ name }) => name)).toEqual(["base", "other"]);
  await rename(join(folders.path, "away"), join(folders.bundled, "base"));
  await folders.write("base/pack.json", packOf("base", "9.0.0"), folders.written);
  await writeRules(folders, 3, { root: folders.written });
  await store.rescan();
  expect(rulesOf(store)).toBe(24);
  expect(told(store)).toEqual([
    expect.stringMatching(
      /^knowledge\/base\/pack\.json would take the place of bundled\/base, and 21 of the 24 rules .* are not in it/,
    ),
  ]);
});

test("a few rules that are deleted go within two seconds, and half of them may", async () => {
  await using folders = await withRules(24);
  await using store = await folders.open();
  await removeRules(folders, 1, 3);
  await vi.waitFor(() => expect(rulesOf(store)).toBe(21), { timeout: 20_000, interval: 20 });
  await removeRules(folders, 4, 12);
  await store.rescan();
  expect(rulesOf(store)).toBe(12);
  expect(told(store)).toEqual([]);
});

test("rules that go bit by bit count together within a minute, and each bit by itself after it", async () => {
  await using folders = await withRules(24);
  await using store = await folders.open();
  await removeRules(folders, 1, 12);
  await store.rescan();
  await removeRules(folders, 13, 13);
  await store.rescan();
  expect(rulesOf(store)).toBe(24);
  expect(told(store)).toEqual([expect.stringContaining("13 of the 24 rules of bundled/base")]);
  await writeRules(folders, 1);
  await store.rescan();
  expect([rulesOf(store), told(store)]).toEqual([12, []]);
  const later = performance.now() + 61_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
  await removeRules(folders, 14, 16);
  await store.rescan();
  expect([rulesOf(store), told(store)]).toEqual([9, []]);
});

test("what is meant to go goes once it is deprecated, or once enough is put back", async () => {
  await using folders = await withRules(24);
  await using store = await folders.open();
  await removeRules(folders, 1, 14);
  await store.rescan();
  expect(rulesOf(store)).toBe(24);
  await writeRules(folders, 4);
  await store.rescan();
  expect([rulesOf(store), told(store)]).toEqual([14, []]);
  await writeRules(folders, 24);
  const changes = {
    version: "v2",
    tags: ["status:deprecated", "indicator:illegal_fees", "lang:en"],
    extensions: { reason: "Not needed any more.", negative_examples: ["Nothing is asked."] },
  };
  await store.rescan();
  await writeRules(folders, 20, { changes });
  await store.rescan();
  expect([rulesOf(store), told(store)]).toEqual([4, []]);
  await removeRules(folders, 1, 20);
  await store.rescan();
  expect([rulesOf(store), told(store)]).toEqual([4, []]);
});

test("rules that move to another pack are not gone", async () => {
  await using folders = await withRules(24);
  await using store = await folders.open();
  await folders.write("heir/pack.json", packOf("heir"));
  await rename(join(folders.bundled, RULES), join(folders.bundled, "heir/grep_rule"));
  await store.rescan();
  expect(told(store)).toEqual([]);
  expect(store.current().packOf("grep_rule", "rule-1")).toBe("heir");
});

test("another release is taken where the service is started without its generations, or on another folder", async () => {
  await using folders = await withRules(24);
  await (await folders.open())[Symbol.asyncDispose]();
  const next = join(folders.path, "next");
  await cp(folders.bundled, next, { recursive: true });
  await rm(join(next, RULES), { recursive: true });
  await mkdir(join(next, RULES));
  {
    await using store = await folders.open({ roots: [next, folders.written] });
    expect([rulesOf(store), told(store)]).toEqual([0, []]);
  }
  await using _ = await folders.open();
  await _[Symbol.asyncDispose]();
  await rm(join(folders.bundled, RULES), { recursive: true });
  await rm(join(folders.path, "data/state/generations"), { recursive: true });
  await using store = await folders.open();
  expect([rulesOf(store), told(store)]).toEqual([0, []]);
});
