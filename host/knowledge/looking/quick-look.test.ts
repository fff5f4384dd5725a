import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsonText, makeFolders, stepOf } from "../folders.fixture.ts";
import { lookAt } from "./look.ts";
import { nameRoots } from "../place.ts";
import { createQuickLook } from "./quick-look.ts";
import { stampOf } from "./stamp.ts";

const STEP = "base/reasoning_step/one.json";
const KEY = "last/base/reasoning_step/one";

test("bytes decide, not times: a change behind an equal stamp is found when the file is due", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "AAAA" }));
  const roots = nameRoots([folders.bundled]);
  const judged = () => undefined;
  const first = await lookAt(roots, { previous: null, turn: { of: 1, at: 0 }, judged });
  const path = join(folders.bundled, STEP);
  await writeFile(path, jsonText(stepOf("one", { label: "BBBB" })));
  // A file system that keeps no change time could show the very same stamp.
  const seen = new Map(first.seen);
  const before = seen.get(KEY);
  if (before !== undefined) seen.set(KEY, { ...before, stamp: stampOf(await stat(path)) });
  const previous = { ...first, seen };
  const quick = createQuickLook();
  const notDue = await lookAt(roots, { previous, turn: { of: 1, at: -1 }, judged, quick });
  expect(notDue.fingerprint).toBe(first.fingerprint);
  const due = await lookAt(roots, { previous, turn: { of: 1, at: 0 }, judged, quick });
  expect(due.fingerprint).not.toBe(first.fingerprint);
});

test("an edit of equal length with its old modification time is found at once", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one", { label: "AAAA" }));
  const path = join(folders.bundled, STEP);
  const { atime, mtime } = await stat(path);
  await using store = await folders.open();
  await writeFile(path, jsonText(stepOf("one", { label: "BBBB" })));
  await utimes(path, atime, mtime);
  await store.rescan();
  expect(store.current().get("reasoning_step", "one")?.content.label).toBe("BBBB");
});

test("what is asked in the background is read only where its stamp is another or its turn has come", async () => {
  await using folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  const roots = nameRoots([folders.bundled]);
  const judged = () => undefined;
  const previous = await lookAt(roots, { previous: null, turn: { of: 1, at: 0 }, judged });
  const notDue = await lookAt(roots, { previous, turn: { of: 1, at: -1 }, judged });
  expect(notDue.seen.get(KEY)).toBe(previous.seen.get(KEY));
  const due = await lookAt(roots, { previous, turn: { of: 1, at: 0 }, judged });
  expect(due.seen.get(KEY)).not.toBe(previous.seen.get(KEY));
  expect(due.fingerprint).toBe(previous.fingerprint);
});
