import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsonText, makeFolders, packOf, stepOf } from "../knowledge/folders.fixture.ts";
import { openPackHost, told, zipOf, type PackHost } from "./packs.fixture.ts";
import { rawZip } from "./archives/raw-zip.fixture.ts";

const labelOf = (on: PackHost, id: string): string | undefined =>
  on.store.current().get("reasoning_step", id)?.content.label;

test("an installed pack is in force when the answer comes, and outlives a restart", async () => {
  await using on = await openPackHost();
  const done = await on.packs.install(zipOf("guest", "1.0.0", { first: { label: "One" } }));
  expect(done).toMatchObject({ packs: [{ pack: "guest", version: "1.0.0", state: "installed" }] });
  expect(labelOf(on, "first")).toBe("One");
  await on.store[Symbol.asyncDispose]();
  await using again = await openPackHost({}, on.folders);
  expect(labelOf(again, "first")).toBe("One");
});

test("the same pack again changes nothing and says so", async () => {
  await using on = await openPackHost();
  const zip = zipOf("guest", "1.0.0", { first: {} });
  await on.packs.install(zip);
  const revision = on.store.current().revision;
  expect(await on.packs.install(zip)).toMatchObject({ packs: [{ state: "unchanged" }], revision });
});

test("an object of a pack that the next version lacks is withdrawn with it", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { first: {}, second: {} }));
  await on.packs.install(zipOf("guest", "1.1.0", { first: {} }));
  expect(labelOf(on, "second")).toBeUndefined();
  expect(await readdir(join(on.folders.written, "guest", "reasoning_step"))).toEqual([
    "first.json",
  ]);
});

test("a lower version is refused unless a downgrade is meant", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "2.0.0", { first: { label: "Two" } }));
  const older = zipOf("guest", "1.0.0", { first: { label: "One" } });
  expect(told(await on.packs.install(older))).toMatch(/PACK_CONFLICT.*lower than 2.0.0/);
  expect(labelOf(on, "first")).toBe("Two");
  expect(told(await on.packs.install(older, { downgrade: true }))).toBe("installed");
  expect(labelOf(on, "first")).toBe("One");
});

test("one version has one content", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { first: { label: "One" } }));
  const other = await on.packs.install(zipOf("guest", "1.0.0", { first: { label: "Other" } }));
  expect(told(other)).toMatch(/PACK_CONFLICT.*raise the version/);
  expect(labelOf(on, "first")).toBe("One");
});

test("rolling back goes to the version before, and forward again by name", async () => {
  await using on = await openPackHost();
  for (const patch of [0, 1, 2])
    await on.packs.install(zipOf("guest", `1.0.${patch}`, { first: { label: `L${patch}` } }));
  expect(told(await on.packs.rollback("guest"))).toBe("installed");
  expect(labelOf(on, "first")).toBe("L1");
  await on.packs.rollback("guest");
  expect(labelOf(on, "first")).toBe("L0");
  expect(told(await on.packs.rollback("guest"))).toMatch(/NOT_FOUND/);
  await on.packs.rollback("guest", "1.0.2");
  expect(labelOf(on, "first")).toBe("L2");
  expect((await on.packs.list()).find(({ pack }) => pack === "guest")?.kept.toSorted()).toEqual([
    "1.0.0",
    "1.0.1",
  ]);
});

test("two versions with the same objects are two versions all the same", async () => {
  await using on = await openPackHost();
  for (const version of ["1.0.0", "1.1.0"])
    await on.packs.install(zipOf("guest", version, { a: {} }));
  expect(await on.packs.rollback("guest")).toMatchObject({ packs: [{ version: "1.0.0" }] });
});

test("a pack that came with the service is in force again when what covers it is rolled back", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/old.json", stepOf("old"));
  await using on = await openPackHost({}, folders);
  await on.packs.install(zipOf("base", "1.1.0", { first: { label: "New" } }));
  expect(labelOf(on, "first")).toBe("New");
  const done = await on.packs.rollback("base");
  expect(done).toMatchObject({ packs: [{ pack: "base", version: "1.0.0", state: "withdrawn" }] });
  expect(labelOf(on, "first")).toBeUndefined();
});

test("only so many earlier versions are kept", async () => {
  await using on = await openPackHost({ keep: 2 });
  for (const patch of [0, 1, 2, 3, 4])
    await on.packs.install(zipOf("guest", `1.0.${patch}`, { first: { label: `L${patch}` } }));
  const guest = (await on.packs.list()).find(({ pack }) => pack === "guest");
  expect(guest?.kept).toEqual(["1.0.3", "1.0.2"]);
});

test("a pinned pack takes no other version, and what is pinned wins over what is higher", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("base", "2.0.0", { first: { label: "Two" } }));
  await on.store[Symbol.asyncDispose]();
  const pins = new Map([["base", "1.0.0"]]);
  await using pinned = await openPackHost({ pins }, on.folders);
  expect(pinned.store.current().packs).toMatchObject([{ name: "base", version: "1.0.0" }]);
  const other = await pinned.packs.install(zipOf("base", "3.0.0", { first: {} }));
  expect(told(other)).toMatch(/PACK_CONFLICT.*HARNESS_PINS holds base at 1.0.0/);
});

test("a pin of a pack that is not here is told", async () => {
  await using on = await openPackHost({ pins: new Map([["bsae", "1.0.0"]]) });
  expect(on.store.problems()).toContainEqual(
    expect.objectContaining({
      file: "HARNESS_PINS",
      path: "bsae",
      check: "pin",
      severity: "warning",
    }),
  );
});

test("a pin that nothing meets is told, and the pack stays in force", async () => {
  await using on = await openPackHost({ pins: new Map([["base", "9.0.0"]]) });
  expect(on.store.current().packs).toMatchObject([{ name: "base", version: "1.0.0" }]);
  expect(on.store.problems()).toContainEqual(
    expect.objectContaining({ check: "pin", severity: "error" }),
  );
});

test("several packs in folders come together or not at all", async () => {
  await using on = await openPackHost();
  const several = (second: string) =>
    rawZip([
      { name: "one/pack.json", data: jsonText(packOf("one")) },
      { name: "one/reasoning_step/a.json", data: jsonText(stepOf("a")) },
      { name: "two/pack.json", data: jsonText(packOf("two")) },
      { name: "two/CHANGELOG.md", data: "# What changed\n" },
      { name: `two/reasoning_step/${second}.json`, data: jsonText(stepOf(second)) },
    ]);
  expect(told(await on.packs.install(several("a")))).toMatch(
    /PACK_CONFLICT.*holds reasoning_step\/a/,
  );
  expect(await readdir(on.folders.written)).toEqual([]);
  expect(told(await on.packs.install(several("b")))).toBe("installed");
  expect(await readFile(join(on.folders.written, "two", "CHANGELOG.md"), "utf8")).toMatch(
    /changed/,
  );
});

test("every problem of a refused pack is told at once", async () => {
  await using on = await openPackHost();
  const zip = rawZip([
    { name: "pack.json", data: jsonText({ ...packOf("guest"), version: "one" }) },
    { name: "reasoning_step/a.json", data: jsonText({ ...stepOf("a"), tags: ["colour:red"] }) },
    { name: "reasoning_step/b.json", data: "{" },
    { name: "readme.txt", data: "" },
  ]);
  const refusal = await on.packs.install(zip);
  const files = refusal.refused === undefined ? [] : refusal.problems.map(({ file }) => file);
  expect(new Set(files)).toEqual(
    new Set(["pack.json", "reasoning_step/a.json", "reasoning_step/b.json", "readme.txt"]),
  );
});

test("what a person changed in an installed pack's folder is kept when the next version comes", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { a: { label: "As it came" } }));
  const file = join(on.folders.written, "guest", "reasoning_step", "a.json");
  await writeFile(file, jsonText(stepOf("a", { label: "By hand" })));
  await on.store.rescan();
  await on.packs.install(zipOf("guest", "1.1.0", { a: { label: "Newer" } }));
  await on.packs.rollback("guest");
  expect(labelOf(on, "a")).toBe("By hand");
});

test("a rollback to what is in force says that it is, whether it was installed or came with the service", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { first: {} }));
  const { revision } = on.store.current();
  for (const [pack, version] of [
    ["base", "1.0.0"],
    ["guest", "1.0.0"],
  ] as const)
    expect(await on.packs.rollback(pack, version)).toMatchObject({
      packs: [{ pack, version, state: "unchanged" }],
      revision,
    });
  expect(told(await on.packs.rollback("guest", "2.0.0"))).toMatch(/NOT_FOUND version 2\.0\.0/);
});
