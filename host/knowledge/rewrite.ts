import { realpath } from "node:fs/promises";
import { canonicalPackText, canonicalText } from "./text/canonical.ts";
import { readPlainFile } from "./looking/file-kind.ts";
import { writeDurably } from "./keeping/durable-write.ts";
import type { ExaminedFile } from "./examine.ts";
import { parseText } from "./text/json-text.ts";

/** Rewrites a file in the common form; whether it had to. A file that is not clean JSON is left as it is: a person must decide what it says. */
export async function rewriteFile({ kind, path }: ExaminedFile): Promise<boolean> {
  const target = await realpath(path).catch(() => null);
  if (target === null) return false;
  const bytes = await readPlainFile(target).catch(() => null);
  if (bytes === null) return false;
  const parsed = parseText(bytes);
  if (parsed.text === null || parsed.problems.length > 0) return false;
  const wanted = kind === "pack" ? canonicalPackText(parsed.value) : canonicalText(parsed.value);
  if (parsed.text === wanted) return false;
  await writeDurably(target, [wanted]);
  return true;
}
