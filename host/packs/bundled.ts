import { join } from "node:path";
import { readPlainFile } from "../knowledge/looking/file-kind.ts";
import { parseText } from "../knowledge/text/json-text.ts";
import { compareSemver } from "../knowledge/text/semver.ts";
import { isRecord } from "../knowledge/text/canonical.ts";

/** The highest version of a pack in the roots that are only read, or null. */
export async function bundledVersion(
  roots: readonly string[],
  pack: string,
): Promise<string | null> {
  const found: string[] = [];
  for (const root of roots.slice(0, -1)) {
    const bytes = await readPlainFile(join(root, pack, "pack.json")).catch(() => null);
    const value = bytes === null ? null : parseText(bytes).value;
    if (isRecord(value) && typeof value["version"] === "string") found.push(value["version"]);
  }
  return found.toSorted(compareSemver).at(-1) ?? null;
}
