import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const TEXTS = join(import.meta.dirname, "../quality/texts");
/** UTF-16 units a short text has at most: what one SMS of 160 letters holds. */
const SHORT = 160;

/** The labelled texts that are short, their languages mixed. */
export async function shortTexts(): Promise<readonly string[]> {
  const names = (await readdir(TEXTS)).filter((name) => name.endsWith(".jsonl")).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(TEXTS, name), "utf8")));
  const byLanguage = files.map((file) =>
    file
      .trimEnd()
      .split("\n")
      .map((line): string => JSON.parse(line).text)
      .filter((text) => text.length <= SHORT),
  );
  const most = Math.max(...byLanguage.map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) =>
    byLanguage.flatMap((texts) => texts[nth] ?? []),
  ).flat();
}
