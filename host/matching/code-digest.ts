import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const HEX = 32;

let digest: string | undefined;

/** Tells the code of this folder apart from any other: what it derived or made counts for this very code only. 128 bits in hex. */
export function codeDigest(): string {
  return (digest ??= read());
}

function read(): string {
  const folder = import.meta.dirname;
  const files = globSync("**/*.ts", { cwd: folder }).filter((file) => !file.endsWith(".test.ts"));
  const made = createHash("sha256");
  for (const [index, file] of files.toSorted().entries()) {
    if (index > 0) made.update("\n");
    made.update(`${file}\n`);
    made.update(readFileSync(join(folder, file)));
  }
  return made.digest("hex").slice(0, HEX);
}
