import { mkdirSync, writeFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const PACKS = join(import.meta.dirname, "../../knowledge");

/** A file of a pack. */
export interface PackFile {
  /** `<leaf>/<id>.json`. */
  readonly path: string;
  readonly object: { version?: string; content: Record<string, unknown> };
}

/** The first `count` objects of the bundled library, a fair share of every leaf. */
export async function bundledObjects(count: number): Promise<PackFile[]> {
  const paths = await Array.fromAsync(glob("*/*/*.json", { cwd: PACKS }));
  const sorted = paths.toSorted(byLeaf);
  const step = Math.max(1, paths.length / count);
  const chosen = Array.from(
    { length: Math.min(count, paths.length) },
    (_, index) => sorted[Math.floor(index * step)] ?? "",
  );
  return Promise.all(
    chosen.map(async (path) => ({
      path: inPack(path),
      object: JSON.parse(await readFile(join(PACKS, path), "utf8")),
    })),
  );
}

/** Writes the objects as the pack in `folder`, one file after the other as a checkout does, at one version: another version is another content of every file. */
export async function writePack(
  folder: string,
  files: readonly PackFile[],
  version: number,
): Promise<void> {
  const manifest = await readFile(join(PACKS, "core/pack.json"), "utf8");
  for (const leaf of new Set(files.map(({ path }) => dirname(path))))
    mkdirSync(join(folder, leaf), { recursive: true });
  writeFileSync(join(folder, "pack.json"), manifest);
  for (const { path, object } of files) {
    const text = JSON.stringify({ ...object, version: `v${version}` }, null, 2);
    writeFileSync(join(folder, path), `${text}\n`);
  }
}

/** The path inside its pack. */
function inPack(path: string): string {
  return path.slice(path.indexOf("/") + 1);
}

function byLeaf(a: string, b: string): number {
  return inPack(a) < inPack(b) ? -1 : 1;
}
