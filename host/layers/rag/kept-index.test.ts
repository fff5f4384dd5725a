import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { bundledDocuments } from "../../retrieval/library.fixture.ts";
import { makeIndexParts } from "../../retrieval/retrieval.ts";
import { indexPartsOf, isFirstIndex, keptIndexParts } from "./kept-index.ts";

test("what is found kept are the very parts that would be made, and of other documents none", async () => {
  const parent = await mkdtemp(join(tmpdir(), "index-"));
  const folder = join(parent, "indexes");
  onTestFinished(() => rm(parent, { recursive: true }));
  const untilKept = (n: number) =>
    vi.waitFor(async () =>
      expect((await readdir(folder)).filter((name) => name.endsWith(".bin"))).toHaveLength(n),
    );
  const made = makeIndexParts(bundledDocuments);
  expect(keptIndexParts(bundledDocuments, folder)).toEqual(made);
  await untilKept(1);
  expect(keptIndexParts(bundledDocuments, folder)).toEqual(made);
  const others = bundledDocuments.slice(0, 75);
  expect(keptIndexParts(others, folder)).toEqual(makeIndexParts(others));
  await untilKept(2);
});

test("the first index of a process is asked for once", () => {
  expect(isFirstIndex()).toBe(true);
  const few = bundledDocuments.slice(0, 3);
  expect(indexPartsOf(few)).toEqual(makeIndexParts(few));
  expect(isFirstIndex()).toBe(false);
});
