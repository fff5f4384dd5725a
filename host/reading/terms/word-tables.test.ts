import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { latinTable, otherTable } from "./word-tables.ts";

test("a table known from a process before is the very one that would be made, in its order", async () => {
  const parent = await mkdtemp(join(tmpdir(), "words-"));
  const folder = join(parent, "kept");
  onTestFinished(() => rm(parent, { recursive: true }));
  const made = [latinTable(folder), otherTable(folder)] as const;
  await vi.waitFor(async () =>
    expect((await readdir(folder)).filter((name) => name.endsWith(".bin"))).toHaveLength(2),
  );
  const known = [latinTable(folder), otherTable(folder)] as const;
  expect(known).toEqual(made);
  expect([...known[0].terms.keys()]).toEqual([...made[0].terms.keys()]);
  expect([...known[1].keys()]).toEqual([...made[1].keys()]);
  expect(made[0].terms.size).toBeGreaterThan(5000);
});
