import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const HEX = 32;

let digest: string | undefined;

/** Tells the code of this folder apart from any other: what it derived or made counts for this very code only. 128 bits in hex. */
export function codeDigest(): string {
  return (digest ??= digestOfFiles(import.meta.dirname, ["**/*.ts"]));
}

/** Tells the code that patterns name below a folder, tests apart, from any other: 128 bits in hex. */
export function digestOfFiles(folder: string, patterns: readonly string[]): string {
  const files = globSync(patterns, { cwd: folder }).filter((file) => !file.endsWith(".test.ts"));
  const made = createHash("sha256");
  // File by file: a large piece of memory, once freed, lets malloc keep that much more for ever.
  for (const [index, file] of files.toSorted().entries()) {
    if (index > 0) made.update("\n");
    made.update(`${file}\n`);
    made.update(readFileSync(join(folder, file)));
  }
  return made.digest("hex").slice(0, HEX);
}
