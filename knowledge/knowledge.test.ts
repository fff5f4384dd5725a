import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCheck } from "../host/commands/check/run.ts";
import { LEAF_NAMES } from "../schemas/taxonomy.ts";

const ROOT = import.meta.dirname;
const packs = (await readdir(ROOT, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const run = await runCheck([ROOT]);

test("there are packs, with as many objects as files", () => {
  expect(packs).toContain("core");
  expect(run.n_packs).toBe(packs.length);
  expect(run.n_objects).toBeGreaterThan(500);
});

test("every bundled object passes every check", () => {
  const errors = run.problems
    .filter(({ severity }) => severity === "error")
    .map(({ file, path, message }) => `${file}  ${path}  ${message}`);
  expect(errors).toEqual([]);
});

describe("each of the 28 leaves has a bundled object", () => {
  test.for([...LEAF_NAMES])("%s", async (leaf) => {
    const found = await Promise.all(
      packs.map((pack) => readdir(join(ROOT, pack, leaf)).catch(() => [])),
    );
    expect(found.flat().filter((name) => name.endsWith(".json"))).not.toEqual([]);
  });
});
