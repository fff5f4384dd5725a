import { join } from "node:path";
import { expect, test } from "vitest";
import { stepOf } from "../knowledge/folders.fixture.ts";
import { openArchive } from "./archives/archive.ts";
import { openPackHost, told, zipOf, type PackHost } from "./packs.fixture.ts";

async function exported(on: PackHost, choice = {}): Promise<Buffer> {
  const zip = await on.packs.export(choice);
  if (zip === null) throw new Error("nothing to export");
  return zip.bytes;
}

const stepsOf = ({ store }: PackHost): readonly string[] =>
  store
    .current()
    .listed("reasoning_step")
    .map(({ id }) => id);

test("an export comes back byte for byte, whatever order it was written in", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { b: {}, a: { label: "A" } }));
  const zip = await exported(on);
  await using other = await openPackHost();
  expect(told(await other.packs.install(zip))).toBe("installed");
  expect((await exported(other)).equals(zip)).toBe(true);
  expect(
    (await exported(other, { pack: "guest" })).equals(await exported(on, { pack: "guest" })),
  ).toBe(true);
});

test("a filtered export is a pack of its own name that removes nothing", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("guest", "1.0.0", { a: {}, b: {} }));
  const selection = await exported(on, { pack: "guest", leaf: "reasoning_step" });
  const { packs } = await openArchive(selection, { hostVersion: "0.5.0", keys: [] });
  expect(packs.map(({ pack }) => pack.name)).toEqual(["guest-selection"]);
  expect(told(await on.packs.install(selection))).toBe("installed");
  expect(on.store.problems()).toEqual([]);
  expect(stepsOf(on)).toEqual(["a", "b"]);
  expect(await on.packs.export({ pack: "guest", leaf: "rag_doc" })).toBeNull();
});

test("two selections of one pack add up", async () => {
  await using on = await openPackHost();
  await on.packs.install(zipOf("far-selection", "1.0.0", { a: {} }));
  await on.packs.install(zipOf("far-selection", "1.0.0", { b: {} }));
  expect(stepsOf(on)).toEqual(["a", "b"]);
  const lower = await on.packs.install(zipOf("far-selection", "1.0.0", { a: { label: "Other" } }));
  expect(told(lower)).toMatch(/PACK_CONFLICT.*raise the version to v2/);
});

test("the local pack travels too, and is added to the other host's own", async () => {
  await using on = await openPackHost();
  const local = join("local", "reasoning_step");
  await on.folders.write(join(local, "mine.json"), stepOf("mine"), on.folders.written);
  await on.store.rescan();
  const zip = await exported(on, { pack: "local" });
  await using other = await openPackHost();
  await other.folders.write(join(local, "own.json"), stepOf("own"), other.folders.written);
  await other.store.rescan();
  expect(told(await other.packs.install(zip))).toBe("installed");
  expect(
    other.store
      .current()
      .listed("reasoning_step")
      .map(({ id }) => id),
  ).toEqual(["mine", "own"]);
  await using third = await openPackHost();
  await third.packs.install(zip);
  expect((await exported(third, { pack: "local" })).equals(zip)).toBe(true);
});
