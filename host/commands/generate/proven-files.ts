import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isLeaf } from "../../../schemas/taxonomy.ts";
import { canonicalText, sha256 } from "../../knowledge/text/canonical.ts";
import { judgeObject } from "../../knowledge/judge.ts";
import { ledgerText } from "../../knowledge/proven.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** The ledger of bundled files that pass every check now: path from the root → text. */
export async function provenFile(): Promise<ReadonlyMap<string, string>> {
  const passed: string[] = [];
  for await (const file of glob("knowledge/*/*/*.json", { cwd: ROOT })) {
    const leaf = basename(dirname(file));
    if (!isLeaf(leaf)) continue;
    const bytes = await readFile(join(ROOT, file));
    const at = { leaf, id: basename(file, ".json") };
    const { object, found } = judgeObject(bytes, at, { onRequest: true, again: true });
    // What has a warning is asked again each time, so that the warning is told each time.
    if (object === null || found.length > 0) continue;
    // Taken as it lies there, so the shapes must have added nothing and the bytes be in the common form.
    if (canonicalText(object) === bytes.toString()) passed.push(sha256(bytes));
  }
  return new Map([["host/knowledge/proven.json", ledgerText(passed)]]);
}
