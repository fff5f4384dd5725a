import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolders } from "../../knowledge/folders.fixture.ts";
import { openArchive } from "../archives/archive.ts";
import { jsonText, packOf } from "../../knowledge/folders.fixture.ts";
import { openPackHost } from "../packs.fixture.ts";
import { commit, recover, settle, stage, type PackFolders, type Staged } from "./swap.ts";
import { rawZip } from "../archives/raw-zip.fixture.ts";
import type { PackContent } from "../archives/pack-content.ts";

async function contentsOf(version: string): Promise<readonly PackContent[]> {
  const entries = ["one", "two"].map((name) => ({
    name: `${name}/pack.json`,
    data: jsonText(packOf(name, version)),
  }));
  const { packs } = await openArchive(rawZip(entries), { hostVersion: "0.5.0", keys: [] });
  return packs;
}

/** Folders where `one` and `three` are installed at 1.0.0, and `one` and `two` lie staged at 2.0.0 while `three` is to go. */
async function interrupted(path: string): Promise<{ folders: PackFolders; staged: Staged }> {
  const folders = { installed: join(path, "data", "knowledge"), home: join(path, "data", "packs") };
  await mkdir(folders.home, { recursive: true });
  for (const name of ["one", "three"]) {
    await mkdir(join(folders.installed, name), { recursive: true });
    await writeFile(join(folders.installed, name, "pack.json"), jsonText(packOf(name)));
  }
  const staged = await stage(folders, await contentsOf("2.0.0"), ["three"]);
  return { folders, staged };
}

async function versions({ installed }: PackFolders): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of await readdir(installed)) {
    const text = await readFile(join(installed, name, "pack.json"), "utf8");
    found[name] = (JSON.parse(text) as { version: string }).version;
  }
  return found;
}

/** The renames of a commit, in their order. */
function renames({ installed, home }: PackFolders, { id }: Staged): (readonly [string, string])[] {
  const [fresh, old] = [join(home, id, "new"), join(home, id, "old")];
  return [
    [join(installed, "one"), join(old, "one")],
    [join(fresh, "one"), join(installed, "one")],
    [join(fresh, "two"), join(installed, "two")],
    [join(installed, "three"), join(old, "three")],
  ];
}

const BEFORE = { one: "1.0.0", three: "1.0.0" };
const AFTER = { one: "2.0.0", two: "2.0.0" };

test.for([0, 1, 2, 3, 4])(
  "what was not settled is taken back after %i of its renames",
  async (done) => {
    await using on = await makeFolders();
    const { folders, staged } = await interrupted(on.path);
    await writeFile(join(folders.home, "swap.json"), JSON.stringify(staged));
    for (const [from, to] of renames(folders, staged).slice(0, done)) await rename(from, to);
    await recover(folders);
    expect(await versions(folders)).toEqual(BEFORE);
    expect(await readdir(folders.home)).toEqual([]);
  },
);

test.for([1, 2, 3])("taking back is finished after %i of its renames", async (done) => {
  await using on = await makeFolders();
  const { folders, staged } = await interrupted(on.path);
  await commit(folders, staged);
  expect(await versions(folders)).toEqual(AFTER);
  const [away, put, second, third] = renames(folders, staged);
  const back = [put, away, second, third].flatMap((pair) => (pair === undefined ? [] : [pair]));
  for (const [to, from] of back.slice(0, done)) await rename(from, to);
  await recover(folders);
  expect(await versions(folders)).toEqual(BEFORE);
  expect(await readdir(folders.home)).toEqual([]);
});

test("what was settled stays, whatever dies after that", async () => {
  await using on = await makeFolders();
  const { folders, staged } = await interrupted(on.path);
  await commit(folders, staged);
  await settle(folders);
  await recover(folders);
  expect(await versions(folders)).toEqual(AFTER);
  expect(await readdir(folders.home)).toEqual([]);
});

test("what cannot be put back is kept and said, and is put back once it can", async () => {
  await using on = await openPackHost();
  const { folders } = await interrupted(on.folders.path);
  const [id = ""] = await readdir(folders.home);
  const staged = { id, put: ["one", "two"], remove: ["three"] };
  await commit(folders, staged);
  const inTheWay = join(folders.installed, "three");
  await mkdir(join(inTheWay, "somebody"), { recursive: true });
  const zip = rawZip([{ name: "pack.json", data: jsonText(packOf("four")) }]);
  const refused = {
    refused: "STORAGE_FAILED",
    detail: expect.stringContaining("could not be put back"),
  };
  expect(await on.packs.install(zip)).toMatchObject(refused);
  expect(await readdir(folders.home)).toEqual(expect.arrayContaining([id, "swap.json"]));
  await rm(inTheWay, { recursive: true });
  expect(await on.packs.install(zip)).toMatchObject({ packs: [{ pack: "four" }] });
  expect(await versions(folders)).toEqual({ ...BEFORE, four: "1.0.0" });
});

test("what was not committed is as if it had never begun", async () => {
  await using on = await makeFolders();
  const { folders } = await interrupted(on.path);
  await recover(folders);
  expect(await versions(folders)).toEqual(BEFORE);
  expect(await readdir(folders.home)).toEqual([]);
});

test("a journal that is no JSON is a swap that was not committed", async () => {
  await using on = await makeFolders();
  const { folders } = await interrupted(on.path);
  await writeFile(join(folders.home, "swap.json"), "{");
  await recover(folders);
  expect(await versions(folders)).toEqual(BEFORE);
  expect((await readdir(folders.home)).toSorted()).toEqual(["swap.json.damaged"]);
});
