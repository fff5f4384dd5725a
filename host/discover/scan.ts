import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { codeOf } from "../../schemas/error-code.ts";
import { importsOf } from "./imports.ts";

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

/** Lists `<root>/<name>/harness.ts` (or .js, .mjs) for each folder of each root. Rejects where a root cannot be read: what lies there is not known then. */
export async function findHarnesses(roots: readonly string[]): Promise<FoundModule[]> {
  const found = await Promise.all(roots.map(foldersOf));
  return Promise.all(
    found.flat().map(async (folder) => {
      const listed = await own(readdir(folder, { recursive: true }));
      const files = (listed ?? []).filter(isCode);
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

/** Lists each `<root>/<name>.ts` (or .js, .mjs) with what it imports of the root. Rejects where a root cannot be read. */
export async function findTools(roots: readonly string[]): Promise<FoundModule[]> {
  return (await Promise.all(roots.map(toolsOf))).flat();
}

async function toolsOf(root: string): Promise<FoundModule[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const texts = new Map<string, Promise<string | null>>();
  // What several import is read once.
  const read = (file: string): Promise<string | null> => {
    const text = texts.get(file) ?? own(readFile(file, "utf8"));
    texts.set(file, text);
    return text;
  };
  const files = entries.filter((entry) => entry.isFile() && isCode(entry.name));
  return Promise.all(
    files.map(async ({ name }) => {
      const file = join(root, name);
      const imported = await importsOf(file, root, read);
      const digests = await digestsOf([file, ...imported], read);
      return {
        path: file,
        name: basename(file, extname(file)),
        file,
        digest: digestOver(digests),
        parts: new Map(digests.slice(1)),
      };
    }),
  );
}

async function foldersOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !/^[._]/.test(entry.name))
    .map((entry) => join(root, entry.name));
}

type Digests = readonly (readonly [file: string, digest: string])[];

/** Each file with the digest of its bytes. */
async function digestsOf(
  files: readonly string[],
  read: (file: string) => Promise<string | Buffer | null> = (file) => own(readFile(file)),
): Promise<Digests> {
  return Promise.all(
    files.map(async (file) => {
      const bytes = (await read(file)) ?? "";
      return [file, createHash("sha256").update(bytes).digest("hex")] as const;
    }),
  );
}

function digestOver(digests: Digests): string {
  const hash = createHash("sha256");
  for (const [file, digest] of digests) hash.update(`${file}\0${digest}`);
  return hash.digest("hex");
}

/** What a module's own fault, or its going meanwhile, keeps from being read. */
const OF_ITSELF = new Set(["ENOENT", "ENOTDIR", "EACCES", "EPERM", "ELOOP", "EISDIR"]);

/** What is read of one module, or null where that is a matter of it alone; a host that can read nothing, as it has too many files open, rejects. */
async function own<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (OF_ITSELF.has(codeOf(error))) return null;
    throw error;
  }
}
