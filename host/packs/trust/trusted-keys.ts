import { readFile } from "node:fs/promises";
import { codeOf } from "../../../schemas/error-code.ts";
import { readPublicKeys, type TrustedKey } from "./signature.ts";

/** A file that holds no key to trust: which, and why. */
export class UnusableKey extends Error {
  override readonly name = "UnusableKey";
}

/** The keys in some PEM files. Throws an `UnusableKey`: a key that cannot be read must not mean that none is asked for. */
export async function readTrustedKeys(files: readonly string[]): Promise<TrustedKey[]> {
  const keys: TrustedKey[] = [];
  for (const file of files) {
    try {
      keys.push(...readPublicKeys(await readFile(file, "utf8")));
    } catch (error) {
      throw new UnusableKey(
        `${file} cannot be trusted (${codeOf(error)}); name a public key that npm run pack keygen wrote`,
      );
    }
  }
  return keys;
}
