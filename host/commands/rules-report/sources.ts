import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { shownPath } from "../../knowledge/place.ts";
import { UsageError } from "../running/run-command.ts";

/** One stream of JSON lines. */
export interface Source {
  /** How its rows are named. */
  readonly name: string;
  /** Null when it cannot be known. */
  readonly bytes: number | null;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** The files named, `-` being standard input; without any every training log in the folder. Throws a `UsageError` where there is nothing to read. */
export async function sourcesOf(paths: readonly string[], trainingDir: string): Promise<Source[]> {
  if (paths.length > 0) return Promise.all(paths.map(sourceOf));
  const names = await readdir(trainingDir).catch(() => []);
  const logs = names.filter((name) => name.endsWith(".jsonl")).toSorted();
  if (logs.length === 0)
    throw new UsageError(
      `${shownPath(trainingDir)}: no training log there yet; name JSON-lines files, or set HARNESS_DATA`,
    );
  return Promise.all(logs.map((name) => sourceOf(join(trainingDir, name))));
}

async function sourceOf(path: string): Promise<Source> {
  if (path === "-") return { name: "stdin", bytes: null, open: () => process.stdin };
  const found = await stat(path).catch(() => null);
  if (found === null || found.isDirectory())
    throw new UsageError(
      `${path}: ${found === null ? "no such file" : "is a folder"}; name JSON-lines files, or - for standard input`,
    );
  const bytes = found.isFile() ? found.size : null;
  return { name: shownPath(path), bytes, open: () => createReadStream(path) };
}
