import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { bundledDocuments } from "../retrieval/library.fixture.ts";
import { passagesOf } from "../retrieval/passages.ts";
import { makePostings } from "../retrieval/retrieval.ts";
import { isFirstIndex, keptPostings, postingsOf } from "./kept-postings.ts";

const passages = bundledDocuments.flatMap(passagesOf);

test("what is found kept are the very postings that would be made, and of other documents none", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "postings-")), "indexes");
  onTestFinished(() => rm(join(folder, ".."), { recursive: true }));
  const untilKept = (n: number) =>
    vi.waitFor(async () =>
      expect((await readdir(folder)).filter((name) => name.endsWith(".bin"))).toHaveLength(n),
    );
  const made = makePostings(passages);
  expect(keptPostings(passages, folder)).toEqual(made);
  await untilKept(1);
  expect(keptPostings(passages, folder)).toEqual(made);
  const others = passages.slice(0, 150);
  expect(keptPostings(others, folder)).toEqual(makePostings(others));
  await untilKept(2);
});

test("the first index of a process is asked for once", () => {
  expect(isFirstIndex()).toBe(true);
  const few = passages.slice(0, 3);
  expect(postingsOf(few)).toEqual(makePostings(few));
  expect(isFirstIndex()).toBe(false);
});
