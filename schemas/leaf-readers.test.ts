import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LEAVES } from "./leaves/index.ts";
import { LEAF_NAMES } from "./taxonomy.ts";

const ROOT = join(import.meta.dirname, "..");

/** How code asks a snapshot for the objects of a leaf. */
const READS =
  /\.(?:all|listed)\(\s*"([a-z_]+)"|runningRules\(\w+, "([a-z_]+)"|leaf === "([a-z_]+)" \?\s*\w+\.get/g;

const read = new Map<string, Set<string>>();
for await (const file of glob("{host,harnesses,tools}/**/*.ts", { cwd: ROOT })) {
  if (file.endsWith(".fixture.ts")) continue;
  const text = readFileSync(join(ROOT, file), "utf8");
  const leaves = [...text.matchAll(READS)].map(([, all, running, got]) => all ?? running ?? got);
  read.set(file.replaceAll("\\", "/"), new Set(leaves.filter((leaf) => leaf !== undefined)));
}

test.for(LEAF_NAMES)("the files that %s names as its readers ask for it", (leaf) => {
  for (const file of LEAVES[leaf].readers)
    expect([...(read.get(file) ?? [])], file).toContain(leaf);
});

test.for(LEAF_NAMES)("%s is waited for by no one, and says so, or is read", (leaf) => {
  const { readers, read_by } = LEAVES[leaf];
  const asking = [...read].filter(
    ([file, leaves]) => !file.endsWith(".test.ts") && leaves.has(leaf),
  );
  if (readers.length === 0) {
    expect(asking.map(([file]) => file)).toEqual([]);
    expect(read_by).toMatch(/^It is checked, listed and looked up;/);
  } else {
    expect(read_by).not.toMatch(/^It is checked, listed/);
  }
});
