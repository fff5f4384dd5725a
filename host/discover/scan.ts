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
  /** The code files beside the one to import, each with its digest. */
  readonly parts: ReadonlyMap<string, string>;
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
      const file = entry === undefined ? null : join(folder, entry);
      const digests = await digestsOf(files.toSorted().map((each) => join(folder, each)));
      return {
        path: folder,
        name: basename(folder),
        file,
        digest: digestOver(digests),
        parts: new Map(digests.filter(([each]) => each !== file)),
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
      digest: digestOver(await digestsOf([file])),
      parts: new Map(),
    })),
  );
}

async function foldersOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !/^[._]/.test(entry.name))
    .map((entry) => join(root, entry.name));
}

/** Each file with the digest of its bytes. */
async function digestsOf(files: readonly string[]): Promise<[file: string, digest: string][]> {
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      return [file, createHash("sha256").update(bytes).digest("hex")];
    }),
  );
}

function digestOver(digests: readonly [file: string, digest: string][]): string {
  const hash = createHash("sha256");
  for (const [file, digest] of digests) hash.update(`${file}\0${digest}`);
  return hash.digest("hex");
}
