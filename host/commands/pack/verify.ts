import { contentRevision } from "../../packs/installing/plan.ts";
import type { PackContent } from "../../packs/archives/pack-content.ts";
import type { TrustedKey } from "../../packs/trust/signature.ts";
import { readSource } from "./source.ts";

/** Holds a ZIP against everything an import asks but what is in force; gives what it tells. Throws `PackRefused`. */
export async function verifyPacks(zip: string, keys: readonly TrustedKey[]): Promise<string> {
  const packs = await readSource(zip, keys);
  return packs.map((content) => lineOf(content, keys)).join("");
}

function lineOf(content: PackContent, keys: readonly TrustedKey[]): string {
  const { name, version } = content.pack;
  return `${name} ${version}: ${content.objects.length} objects, revision ${contentRevision(content)}, ${signatureWords(content, keys)}\n`;
}

function signatureWords({ signature }: PackContent, keys: readonly TrustedKey[]): string {
  if (signature === null) return "unsigned";
  const { key } = JSON.parse(signature) as { key?: string };
  return keys.length > 0
    ? `signed with the trusted key ${key}`
    : `signed with the key ${key}, not checked: no trusted key is given`;
}
