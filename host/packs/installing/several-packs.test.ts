import { join } from "node:path";
import { expect, test } from "vitest";
import {
  jsonText,
  makeFolders,
  packOf,
  stepOf,
  type Folders,
} from "../../knowledge/folders.fixture.ts";
import { openPackHost, told, type PackHost } from "../packs.fixture.ts";
import { rawZip } from "../archives/raw-zip.fixture.ts";

/** A pack to be zipped: its name, version and steps by id. */
interface Wanted {
  readonly name: string;
  readonly version: string;
  readonly steps: Readonly<Record<string, object>>;
}

function zipOf(...packs: readonly Wanted[]): Buffer {
  return rawZip(
    packs.flatMap(({ name, version, steps }) => [
      { name: `${name}/pack.json`, data: jsonText(packOf(name, version)) },
      ...Object.entries(steps).map(([id, step]) => ({
        name: `${name}/reasoning_step/${id}.json`,
        data: jsonText(step),
      })),
    ]),
  );
}

const citing = (id: string, named: string): object => ({
  ...stepOf(id),
  extensions: { cites: [`reasoning_step/${named}`] },
});

/** Beside `base` two regions: the north names a step of base, the south none. */
async function makeRegions(): Promise<Folders> {
  const folders = await makeFolders();
  await folders.write("base/reasoning_step/all.json", stepOf("all"));
  await folders.write("north/pack.json", packOf("north"));
  await folders.write("north/reasoning_step/fjord.json", citing("fjord", "all"));
  await folders.write("south/pack.json", packOf("south"));
  await folders.write("south/reasoning_step/delta.json", stepOf("delta"));
  return folders;
}

const packsOf = (on: PackHost): string[] =>
  on.store.current().packs.map(({ name, version }) => `${name}@${version}`);
const idsOf = (on: PackHost): string[] =>
  on.store
    .current()
    .listed("reasoning_step")
    .map(({ id }) => id)
    .toSorted();
const NORTH = { name: "north", version: "1.1.0", steps: { fjord: citing("fjord", "all") } };

test("one of several bundled packs is replaced and rolled back, and the others stay as they are", async () => {
  await using folders = await makeRegions();
  await using on = await openPackHost({}, folders);
  const before = on.store.current().packs;
  const steps = { ...NORTH.steps, geyser: stepOf("geyser") };
  expect(told(await on.packs.install(zipOf({ ...NORTH, steps })))).toBe("installed");
  expect(packsOf(on)).toEqual(["base@1.0.0", "north@1.1.0", "south@1.0.0"]);
  expect(idsOf(on)).toEqual(["all", "delta", "fjord", "geyser"]);
  expect(await on.packs.rollback("north")).toMatchObject({ packs: [{ state: "withdrawn" }] });
  expect(on.store.current().packs).toEqual(before);
});

test("one pack is pinned while the others move on", async () => {
  await using folders = await makeRegions();
  await using on = await openPackHost({ pins: new Map([["north", "1.0.0"]]) }, folders);
  const south = { name: "south", version: "2.0.0", steps: { delta: stepOf("delta") } };
  expect(told(await on.packs.install(zipOf(NORTH, south)))).toMatch(/PACK_CONFLICT.*HARNESS_PINS/);
  expect(told(await on.packs.install(zipOf(south)))).toBe("installed");
  expect(packsOf(on)).toEqual(["base@1.0.0", "north@1.0.0", "south@2.0.0"]);
});

test("what names an object of a pack that is not there is warned of, and holds when the pack comes along", async () => {
  await using on = await openPackHost();
  const base = { name: "base", version: "1.1.0", steps: { all: stepOf("all") } };
  expect(await on.packs.install(zipOf(NORTH))).toMatchObject({
    warnings: [{ file: "north/reasoning_step/fjord.json", path: "extensions.cites.0" }],
  });
  await using other = await openPackHost();
  expect(await other.packs.install(zipOf(base, NORTH))).toMatchObject({ warnings: [] });
});

test("an object moves from one pack to another when both come together, and not one by one", async () => {
  await using folders = await makeRegions();
  await using on = await openPackHost({}, folders);
  const base = { name: "base", version: "1.1.0", steps: {} };
  const steps = { delta: stepOf("delta"), all: stepOf("all") };
  const south = { name: "south", version: "1.1.0", steps };
  const full = { name: "base", version: "1.0.5", steps: { all: stepOf("all") } };
  await on.packs.install(zipOf(full));
  expect(told(await on.packs.install(zipOf(south)))).toMatch(
    /PACK_CONFLICT.*holds reasoning_step\/all/,
  );
  expect(told(await on.packs.install(zipOf(base, south)))).toBe("installed");
  expect(idsOf(on)).toEqual(["all", "delta", "fjord"]);
  expect(on.store.current().packOf("reasoning_step", "all")).toBe("south");
  expect(on.store.problems().filter(({ severity }) => severity === "error")).toEqual([]);
});

test("an object promoted here lies over that of its region's pack, and says whose it replaces", async () => {
  await using folders = await makeRegions();
  await using on = await openPackHost({}, folders);
  const own = stepOf("delta", { version: "v2", label: "Own" });
  await on.folders.write(join("local", "reasoning_step", "delta.json"), own, on.folders.written);
  await on.store.rescan();
  expect(on.store.current().get("reasoning_step", "delta")?.content.label).toBe("Own");
  expect(on.store.current().overrides?.("reasoning_step", "delta")).toBe("south");
});

test("all packs leave together and come back byte for byte", async () => {
  await using folders = await makeRegions();
  await using on = await openPackHost({}, folders);
  const zip = await on.packs.export();
  if (zip === null) throw new Error("nothing to export");
  expect(await on.packs.install(zip.bytes)).toMatchObject({
    packs: [{ state: "unchanged" }, { state: "unchanged" }, { state: "unchanged" }],
  });
  const north = await on.packs.export({ pack: "north" });
  expect(north?.filename).toBe("north-1.0.0.zip");
});

test("of a pack that is there and a newcomer with the same object, the newcomer is told to go, whatever their names", async () => {
  await using folders = await makeRegions();
  await using on = await openPackHost({}, folders);
  await folders.write("zz/pack.json", packOf("zz"), folders.written);
  await folders.write("zz/reasoning_step/dd.json", stepOf("dd"), folders.written);
  await on.store.rescan();
  const newcomer = { name: "aa", version: "1.0.0", steps: { dd: stepOf("dd", { label: "Two" }) } };
  const refusal = await on.packs.install(zipOf(newcomer));
  expect(told(refusal)).toMatch(
    /aa\/reasoning_step\/dd\.json.*holds reasoning_step\/dd, which knowledge\/zz\/reasoning_step\/dd\.json holds too and which stays in force from there/,
  );
});

test("what is told of a conflict or a problem tells no more of a path than its root's end", async () => {
  await using folders = await makeRegions();
  await using on = await openPackHost({}, folders);
  const twice = zipOf(
    { name: "aa", version: "1.0.0", steps: { dd: stepOf("dd", { label: "One" }) } },
    { name: "bb", version: "1.0.0", steps: { dd: stepOf("dd", { label: "Two" }) } },
  );
  const refusal = await on.packs.install(twice);
  expect(told(refusal)).toMatch(
    /bb\/reasoning_step\/dd\.json.* which aa\/reasoning_step\/dd\.json of the same ZIP holds too; leave one/,
  );
  await folders.write("north/pack.json", packOf("north", "99.0.0"), folders.written);
  await folders.write("south/reasoning_step/delta.json", "{", folders.written);
  await on.store.rescan();
  const problems = on.store.problems();
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: "bundled/north/pack.json",
      message: expect.stringContaining("knowledge/north is 99.0.0"),
    }),
  );
  const all = JSON.stringify([refusal, problems, on.store.status(), await on.packs.list()]);
  expect(all).not.toContain(folders.path);
});
