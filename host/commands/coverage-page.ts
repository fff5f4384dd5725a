import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { DIMENSIONS, LEAF_NAMES, type Leaf } from "../../schemas/taxonomy.ts";
import { corridorTable, countTable, ruleTable, thinLines, type Library } from "./coverage.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const PAGE = "knowledge/README.md";
const OPENS = "<!-- coverage -->";
const CLOSES = "<!-- /coverage -->";

/** The curators' page with what the bundled packs cover written anew between its marks: path from the root → text. */
export async function coveragePage(): Promise<ReadonlyMap<string, string>> {
  const page = await readFile(join(ROOT, PAGE), "utf8");
  const [before, rest = ""] = page.split(OPENS);
  const [, after = ""] = rest.split(CLOSES);
  const section = await coverageText();
  return new Map([[PAGE, `${before}${OPENS}\n\n${section}\n\n${CLOSES}${after}`]]);
}

async function coverageText(): Promise<string> {
  const library = await bundledLibrary();
  return [
    `### Objects\n\n${countTable(library, LEAF_NAMES)}`,
    `### Rules in force by indicator and language\n\n${ruleTable(library, DIMENSIONS)}`,
    `### Routes\n\n${corridorTable(library)}`,
    `### What is thin\n\n${thinLines(library, DIMENSIONS)}`,
  ].join("\n\n");
}

/** Every bundled object, whatever its status. */
export async function bundledLibrary(): Promise<Library> {
  const objects = new Map<Leaf, KnowledgeObject[]>(LEAF_NAMES.map((leaf) => [leaf, []]));
  const files = await Array.fromAsync(glob("knowledge/*/*/*.json", { cwd: ROOT }));
  for (const file of files.toSorted()) {
    const leaf = LEAF_NAMES.find((name) => name === basename(dirname(file)));
    if (leaf === undefined) continue;
    const object: KnowledgeObject = JSON.parse(await readFile(join(ROOT, file), "utf8"));
    objects.get(leaf)?.push(object);
  }
  return objects;
}
