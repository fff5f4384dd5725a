import { readFile } from "node:fs/promises";
import { codeOf } from "../knowledge/walk.ts";
import { readPublicKeys, type TrustedKey } from "./signature.ts";

/** The keys in some PEM files. Throws a plain error that names the file: a key that cannot be read must not mean that none is asked for. */
export async function readTrustedKeys(files: readonly string[]): Promise<TrustedKey[]> {
  const keys: TrustedKey[] = [];
  for (const file of files) {
    try {
      keys.push(...readPublicKeys(await readFile(file, "utf8")));
    } catch (error) {
      throw new Error(
        `HARNESS_TRUSTED_KEYS names ${file}, which cannot be used: ${codeOf(error)}`,
        {
          cause: error,
        },
      );
    }
  }
  return keys;
}
