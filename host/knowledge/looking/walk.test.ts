import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolders, stepOf, type Folders } from "../folders.fixture.ts";
import { nameRoots } from "../place.ts";
import { walkRoots, type Walk } from "./walk.ts";

const STEPS = "base/reasoning_step";

/** The ids of the steps in the folder, seen after a walk of which no list is due. */
async function idsAfter({ bundled }: Folders, before: Walk): Promise<readonly string[]> {
  const walk = await walkRoots(nameRoots([bundled]), { ...before, isDue: () => false });
  return walk.places.map(({ id }) => id);
}

/** Folders with two steps, walked a minute after they were written. */
async function walked(folders: Folders): Promise<Walk> {
  for (const id of ["one", "two"]) await folders.write(`${STEPS}/${id}.json`, stepOf(id));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  return walkRoots(nameRoots([folders.bundled]));
}

/** The same walk with a list from which a file is missing: only who reads the list again finds it. */
function lacking(walk: Walk): Walk {
  const leaves = [...walk.leaves].map(
    ([path, { places, stamp }]) => [path, { places: places.slice(1), stamp }] as const,
  );
  return { ...walk, leaves: new Map(leaves) };
}

test("the folder of a leaf that bears the same times is not listed again before it is due", async () => {
  await using folders = await makeFolders();
  const before = lacking(await walked(folders));
  expect(await idsAfter(folders, before)).toEqual(["two"]);
  const due = await walkRoots(nameRoots([folders.bundled]), { ...before, isDue: () => true });
  expect(due.places.map(({ id }) => id)).toEqual(["one", "two"]);
});

test("a file that comes is found at once, and the others keep their places", async () => {
  await using folders = await makeFolders();
  const before = await walked(folders);
  await folders.write(`${STEPS}/three.json`, stepOf("three"));
  const walk = await walkRoots(before.roots, { ...before, isDue: () => false });
  expect(walk.places.map(({ id }) => id)).toEqual(["one", "three", "two"]);
  expect(before.places.every((place) => walk.places.includes(place))).toBe(true);
});

test("a folder that changed a moment ago, and one that holds a folder or a link, is listed each time", async () => {
  await using folders = await makeFolders();
  const young = await walked(folders);
  vi.useRealTimers();
  const moment = await walkRoots(nameRoots([folders.bundled]));
  expect(await idsAfter(folders, lacking(moment))).toEqual(["one", "two"]);
  const steps = join(folders.bundled, STEPS);
  await symlink(join(steps, "one.json"), join(steps, "three.json"));
  await mkdir(join(folders.bundled, "base/rag_doc/drafts"), { recursive: true });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  const linked = await walkRoots(nameRoots([folders.bundled]), { ...young, isDue: () => false });
  expect(await idsAfter(folders, lacking(linked))).toEqual(["one", "three", "two"]);
  await folders.write("base/rag_doc/drafts/a.json", "{}");
  const { problems } = await walkRoots(nameRoots([folders.bundled]), {
    ...linked,
    isDue: () => false,
  });
  expect(problems).toMatchObject([{ message: expect.stringContaining("inside a leaf") }]);
});

test("a file whose ending is in capitals is named, as nobody reads it", async () => {
  await using folders = await makeFolders();
  await folders.write("base/rag_doc/LAW.JSON", "{}");
  const { problems } = await walkRoots(nameRoots([folders.bundled]));
  expect(problems).toMatchObject([
    { file: expect.stringMatching(/LAW\.JSON$/), message: "is not read; rename it to law.json" },
  ]);
});
