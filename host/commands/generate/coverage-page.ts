import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DIMENSIONS, LEAF_NAMES } from "../../../schemas/taxonomy.ts";
import { bundledObjects, libraryOf } from "./bundled-library.ts";
import { corridorTable, countTable, ruleTable, thinLines } from "./coverage.ts";
import { countryTable, packTable } from "./pack-coverage.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
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
  const objects = await bundledObjects();
  const library = libraryOf(objects);
  return [
    `### Packs\n\n${packTable(objects)}`,
    `### Objects\n\n${countTable(library, LEAF_NAMES)}`,
    `### Rules in force by indicator and language\n\n${ruleTable(library, DIMENSIONS)}`,
    `### Countries\n\n${countryTable(objects)}`,
    `### Routes\n\n${corridorTable(library)}`,
    `### What is thin\n\n${thinLines(library, DIMENSIONS)}`,
  ].join("\n\n");
}
