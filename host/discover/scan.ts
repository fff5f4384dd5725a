import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";

/** A module that lies on disk, not yet imported. */
export interface FoundModule {
  /** Its folder or file. */
  readonly path: string;
  /** What its path says it is called. */
  readonly name: string;
  /** The file to import, or null where a folder holds none. */
  readonly file: string | null;
  /** Hex digest over the names and bytes of its code files: changes when it is edited. */
  readonly digest: string;
}

const CODE = [".ts", ".js", ".mjs"];
const isCode = (file: string) =>
  CODE.includes(extname(file)) &&
  !/\.test\.[a-z]+$|\.d\.ts$/.test(file) &&
  !basename(file).startsWith(".");

/** Lists `<root>/<name>/harness.ts` (or .js, .mjs) for each folder of each root. */
export async function findHarnesses(roots: readonly string[]): Promise<FoundModule[]> {
  const found = await Promise.all(roots.map(foldersOf));
  return Promise.all(
    found.flat().map(async (folder) => {
      const files = (await readdir(folder, { recursive: true }).catch(() => [])).filter(isCode);
      const entry = CODE.map((ending) => `harness${ending}`).find((file) => files.includes(file));
      return {
        path: folder,
        name: basename(folder),
        file: entry === undefined ? null : join(folder, entry),
        digest: await digestOf(files.toSorted().map((file) => join(folder, file))),
      };
    }),
  );
}

/** Lists each `<root>/<name>.ts` (or .js, .mjs). */
export async function findTools(roots: readonly string[]): Promise<FoundModule[]> {
  const found = await Promise.all(
    roots.map(async (root) =>
      (await readdir(root, { withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile() && isCode(entry.name))
        .map((entry) => join(root, entry.name)),
    ),
  );
  return Promise.all(
    found.flat().map(async (file) => ({
      path: file,
      name: basename(file, extname(file)),
      file,
      digest: await digestOf([file]),
    })),
  );
}

async function foldersOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !/^[._]/.test(entry.name))
    .map((entry) => join(root, entry.name));
}

async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(await readFile(file).catch(() => Buffer.alloc(0)));
  }
  return hash.digest("hex");
}
