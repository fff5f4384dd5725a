import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PackRefusal, Installed } from "../../contract/packs.ts";
import { jsonText, packOf, ruleOf } from "../../knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "../../test-host.ts";
import { rawZip, type RawEntry } from "../archives/raw-zip.fixture.ts";
import { openPackHost, told } from "../packs.fixture.ts";

const CORE = join(import.meta.dirname, "../../../knowledge/core");

type Changes = Readonly<Record<string, unknown>>;

/** The rules `rule-1` … of a pack, each with what `changed` tells of it; left out where that is null. */
function rulesZip(
  version: string,
  count: number,
  { changed = () => ({}), pack = "guest" }: RulesOf = {},
): Buffer {
  const rules = Array.from({ length: count }, (_, at) => at + 1).flatMap((at) => {
    const changes = changed(at);
    if (changes === null) return [];
    const data = jsonText({ ...ruleOf(`rule-${at}`, `word${at}`), ...changes });
    return [{ name: `grep_rule/rule-${at}.json`, data }];
  });
  return rawZip([{ name: "pack.json", data: jsonText(packOf(pack, version)) }, ...rules]);
}

interface RulesOf {
  readonly changed?: (at: number) => Changes | null;
  readonly pack?: string;
}

const withMode = (mode: string): Changes => ({
  version: "v2",
  extensions: { mode, negative_examples: ["Nothing is asked of anybody."] },
});

const tagged = (status: string, extensions: Changes = {}): Changes => ({
  version: "v2",
  tags: [`status:${status}`, "indicator:illegal_fees", "lang:en"],
  extensions: { negative_examples: ["Nothing is asked of anybody."], ...extensions },
});

const warningsOf = (done: Installed | PackRefusal): readonly string[] =>
  done.refused === undefined ? done.warnings.map(({ message }) => message) : [];

test.for([
  ["left out", null],
  ["off", withMode("off")],
  ["shadow", withMode("shadow")],
  ["drafts", tagged("draft")],
  ["deprecated", tagged("deprecated", { reason: "It is not needed any more." })],
] as const)(
  "an upgrade is refused after which most rules of the pack would act no more: %s",
  async ([why, change]) => {
    await using on = await openPackHost();
    await on.packs.install(rulesZip("1.0.0", 24));
    const { revision } = on.store.current();
    const changed = (at: number) => (at > 11 ? change : {});
    const refusal = told(await on.packs.install(rulesZip("1.1.0", 24, { changed })));
    expect(refusal).toBe(
      `PACK_CONFLICT guest would lose 13 of its 24 rules in force (13 ${why}), such as grep_rule/rule-12; send a pack in which they act, and let those that are meant to go do so over several versions, at most half of the rules in each`,
    );
    expect(on.store.current().revision).toBe(revision);
  },
);

test("an upgrade that takes fewer rules out of force is taken, and tells which", async () => {
  await using on = await openPackHost();
  await on.packs.install(rulesZip("1.0.0", 24));
  const changed = (at: number) => (at === 1 ? null : at === 2 ? withMode("off") : {});
  const done = await on.packs.install(rulesZip("1.1.0", 24, { changed }));
  expect(told(done)).toBe("installed");
  expect(warningsOf(done)[0]).toMatch(
    /^takes 2 rules out of force \(1 left out, 1 off\): grep_rule\/rule-1, grep_rule\/rule-2; to put them back/,
  );
  const half = await on.packs.install(
    rulesZip("1.2.0", 24, { changed: (at) => (at > 13 ? {} : null) }),
  );
  expect(warningsOf(half)[0]).toMatch(/^takes 11 rules out of force .* and 6 more;/);
});

test("an upgrade that changes and adds rules, and a small pack that comes or goes, pass without a word", async () => {
  await using on = await openPackHost();
  await on.packs.install(rulesZip("1.0.0", 24));
  const changed = (at: number) => (at % 2 === 0 ? { version: "v2" } : {});
  const done = await on.packs.install(rulesZip("1.1.0", 40, { changed }));
  expect([told(done), warningsOf(done)]).toEqual(["installed", []]);
  const single = rawZip([
    { name: "pack.json", data: jsonText(packOf("single")) },
    { name: "grep_rule/only.json", data: jsonText(ruleOf("only", "single")) },
  ]);
  expect(warningsOf(await on.packs.install(single))).toEqual([]);
});

test("rules whose successors act are not lost", async () => {
  await using on = await openPackHost();
  await on.packs.install(rulesZip("1.0.0", 20));
  const changed = (at: number) =>
    at > 20 ? {} : tagged("deprecated", { superseded_by: `grep_rule/rule-${at + 20}` });
  expect(told(await on.packs.install(rulesZip("2.0.0", 40, { changed })))).toBe("installed");
});

test("neither a pack above the one that holds the rules nor a way back takes most of them out of force", async () => {
  await using on = await openPackHost();
  for (const at of Array.from({ length: 24 }, (_, index) => index + 1))
    await on.folders.write(`base/grep_rule/rule-${at}.json`, ruleOf(`rule-${at}`, `word${at}`));
  await on.store.rescan();
  const off = { changed: () => withMode("off"), pack: "above" };
  expect(told(await on.packs.install(rulesZip("1.0.0", 24, off)))).toMatch(
    /PACK_CONFLICT base would lose 24 of its 24 rules in force \(24 off\)/,
  );
  const grown = rulesZip("1.1.0", 60, { pack: "base" });
  expect(told(await on.packs.install(grown))).toBe("installed");
  expect(told(await on.packs.rollback("base"))).toMatch(
    /PACK_CONFLICT base would lose 36 of its 60 rules in force \(36 left out\)/,
  );
  expect(on.store.current().all("grep_rule")).toHaveLength(60);
});

test("a pack put back to the one that came with the service tells the rules that go", async () => {
  await using on = await openPackHost();
  await on.folders.write("base/grep_rule/rule-1.json", ruleOf("rule-1", "word1"));
  await on.store.rescan();
  await on.packs.install(rulesZip("1.1.0", 3, { pack: "base" }));
  const done = await on.packs.rollback("base");
  expect(done).toMatchObject({ packs: [{ state: "withdrawn" }] });
  expect(warningsOf(done)[0]).toMatch(/^takes 2 rules out of force \(2 left out\)/);
});

test("the core pack is not replaced by one object of each leaf, nor without the text model", async () => {
  await using on = await startTestHost();
  const refusal = await imported(
    on,
    await coreZip(([first]) => (first === undefined ? [] : [first])),
  );
  expect(refusal.status).toBe(409);
  expect(((await refusal.json()) as { detail: string }).detail).toMatch(
    /core would lose \d{4} of its \d{4} rules in force \(\d{4} left out\)/,
  );
  const reply = await imported(
    on,
    await coreZip((names) => names.filter((name) => name !== "who-speaks.json")),
  );
  expect(reply.status).toBe(200);
  const { warnings } = (await reply.json()) as Installed;
  expect(warnings).toContainEqual({
    file: "core/classifier_rule/who-speaks.json",
    path: "",
    message: expect.stringContaining("is a text model and acts no more (left out)"),
  });
});

/** The bundled core as version 99.0.0, of each leaf the files that `chosen` leaves. */
async function coreZip(chosen: (names: readonly string[]) => readonly string[]): Promise<Buffer> {
  const entries: RawEntry[] = [];
  for (const leaf of await readdir(CORE, { withFileTypes: true })) {
    if (!leaf.isDirectory()) continue;
    for (const name of chosen((await readdir(join(CORE, leaf.name))).toSorted()))
      entries.push({
        name: `${leaf.name}/${name}`,
        data: await readFile(join(CORE, leaf.name, name)),
      });
  }
  const manifest = { name: "pack.json", data: jsonText(packOf("core", "99.0.0")) };
  return rawZip([manifest, ...entries]);
}

function imported(on: TestHost, zip: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(zip)]), "pack.zip");
  return fetch(`${on.url}/api/knowledge/import`, { method: "POST", body: form });
}
