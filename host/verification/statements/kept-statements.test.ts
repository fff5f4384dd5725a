import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { KeptStatements } from "./kept-statements.ts";
import { objects } from "../library.fixture.ts";
import { statementsOf } from "./stating.ts";

/** The library as another process reads it: nothing was stated yet. */
const library = (n = objects.length) => snapshotOf(structuredClone(objects.slice(0, n)));

const nothing = () => ({ phones: [], pages: [], mail: [], laws: [] });

test("what a process before found in the same library makes the very same statements, and what it found in another none", async () => {
  const parent = await mkdtemp(join(tmpdir(), "statements-"));
  const folder = join(parent, "kept");
  onTestFinished(() => rm(parent, { recursive: true }));
  const read = library();
  const first = new KeptStatements(folder);
  first.recall(read);
  first.keep();
  await vi.waitFor(async () =>
    expect((await readdir(folder)).filter((name) => name.endsWith(".bin"))).toHaveLength(1),
  );

  const same = library();
  new KeptStatements(folder).recall(same);
  expect([...statementsOf(same, nothing)]).toEqual([...statementsOf(read)]);

  const other = library(objects.length - 1);
  new KeptStatements(folder).recall(other);
  expect([...statementsOf(other, nothing)].flatMap(({ laws }) => laws)).toEqual([]);
});
