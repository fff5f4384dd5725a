import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { sha256 } from "../text/canonical.ts";
import { makeFolders } from "../folders.fixture.ts";
import { createOwnWrites } from "./own-writes.ts";
import { nameRoots, placeOf } from "../place.ts";

test("a file is as written until somebody else edits or deletes it", async () => {
  await using folders = await makeFolders();
  const [root] = nameRoots([folders.written]);
  if (root === undefined) throw new Error("there is a root");
  const place = placeOf(root, "local", { leaf: "rag_doc", id: "one" });
  const own = createOwnWrites();
  await mkdir(dirname(place.path), { recursive: true });
  await writeFile(place.path, "mine");
  expect(own.isAsWritten(place.path)).toBe(false);
  own.note(place, { stamp: null, digest: sha256(Buffer.from("mine")), bytes: null });
  expect(own.isAsWritten(place.path)).toBe(true);
  await writeFile(place.path, "theirs");
  expect(own.isAsWritten(place.path)).toBe(false);
  await rm(place.path);
  expect(own.isAsWritten(place.path)).toBe(false);
  own.note(place, null);
  expect(own.isAsWritten(place.path)).toBe(true);
});
