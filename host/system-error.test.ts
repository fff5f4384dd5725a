import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeDurably } from "./knowledge/keeping/durable-write.ts";
import { systemProblem, systemReason } from "./system-error.ts";

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("what the system refuses names the file as people know it, and why", async () => {
  const dir = await mkdtemp(join(tmpdir(), "system-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const told = async (work: Promise<unknown>) => systemProblem(await thrownBy(work));
  expect(await told(open(join(dir, "none")))).toBe(
    `${join(dir, "none")}: there is no such file or folder (ENOENT)`,
  );
  expect(await told(writeDurably(join(dir, "none/a.zip"), ["x"]))).toBe(
    `${join(dir, "none/a.zip")}: there is no such file or folder (ENOENT)`,
  );
  expect(await told(readFile(dir))).toBe("it is a folder (EISDIR)");
});

test("what is no refusal of the system has no such words", () => {
  expect(systemReason(new Error("EACCES"))).toBeNull();
  expect(systemReason("EACCES")).toBeNull();
});
