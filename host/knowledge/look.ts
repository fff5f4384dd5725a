import { createHash } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { lstat, open, type FileHandle } from "node:fs/promises";
import { sha256 } from "./canonical.ts";
import type { Place, Root } from "./place.ts";
import { mapBounded, slices } from "./slices.ts";
import { codeOf, walkRoots, type FoundPack, type Walk } from "./walk.ts";

/** Most bytes one file may have: 1 MiB. */
export const MAX_FILE_BYTES = 1_048_576;

/** Files open at the same time. */
const WIDTH = 8;

/** One file as it lay on disk at one moment. */
export interface SeenFile {
  /** Size, times and inode: a hint that the bytes are still the same, never a proof. */
  readonly stamp: string;
  /** SHA-256 of the bytes, or `unreadable:…` with the reason. */
  readonly digest: string;
  /** The bytes, held only until they were judged. */
  readonly bytes: Buffer | null;
}

/** Everything in the roots at one moment. */
export interface Look {
  readonly walk: Walk;
  /** By key; a pack's `pack.json` has the key `<root>/<pack>`. */
  readonly seen: ReadonlyMap<string, SeenFile>;
  /** Equal for two looks that saw the same bytes at the same places. */
  readonly fingerprint: string;
}

export interface LookOptions {
  /** The look before this one: a file whose stamp did not change is not read again unless its turn has come. */
  readonly previous: Look | null;
  /** Which share of unchanged-looking files to read nevertheless: those with `index % of === at`. */
  readonly turn: { readonly of: number; readonly at: number };
  /** A quick way to tell that a file is the same; without it every file is read. */
  readonly quick?: QuickLook;
  /** The digest that was judged last at this key: such bytes are not kept. */
  readonly judged: (key: string) => string | undefined;
  /** What the service wrote itself and put into force: it makes no difference between two looks. */
  readonly own?: OwnDigests;
}

/** The digests of what the service wrote itself. */
export interface OwnDigests {
  /** Null where the file was removed, undefined where nothing was done. */
  digestAt(key: string): string | null | undefined;
  /** Every key that was written or removed. */
  keys(): Iterable<string>;
}

/** Tells whether a file is what it was: by its stamp, and by its bytes when it is due. */
export interface QuickLook {
  isSame(path: string, before: SeenFile, due: boolean): boolean;
}

/** Looks at every file of the roots; reads those that may have changed. */
export async function lookAt(roots: readonly Root[], options: LookOptions): Promise<Look> {
  const { previous, turn, judged } = options;
  const walk = await walkRoots(roots);
  const files = filesOf(walk);
  const found: (SeenFile | null)[] = [];
  const doubtful: number[] = [];
  const pause = slices();
  for (const [index, { key, path }] of files.entries()) {
    const before = previous?.seen.get(key);
    const due = index % turn.of === turn.at;
    if (before !== undefined && options.quick?.isSame(path, before, due)) found[index] = before;
    else doubtful.push(index);
    await pause();
  }
  await mapBounded(doubtful, WIDTH, async (index) => {
    const { key = "", path = "" } = files[index] ?? {};
    found[index] = await see(path, judged(key));
  });
  const seen = new Map<string, SeenFile>();
  for (const [index, { key }] of files.entries()) {
    const file = found[index];
    if (file !== null && file !== undefined) seen.set(key, file);
  }
  await pause();
  return { walk, seen, fingerprint: fingerprintOf(walk, seen, options.own) };
}

/** The key of a pack's `pack.json`. */
export function manifestKey(pack: FoundPack): string {
  return `${pack.root.name}/${pack.name}`;
}

function filesOf(walk: Walk): Pick<Place, "key" | "path">[] {
  const manifests = walk.packs.flatMap((pack) =>
    pack.manifest === null ? [] : [{ key: manifestKey(pack), path: pack.manifest }],
  );
  return [...manifests, ...walk.places];
}

/** What is at the path, or null when nothing is there (any more). Bytes with the digest that was judged are not kept. */
async function see(path: string, judged: string | undefined): Promise<SeenFile | null> {
  let file: FileHandle;
  try {
    // Non-blocking, so that a named pipe cannot hold the reader.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" && !(await isLink(path))) return null;
    return { stamp: code, digest: `unreadable:${code}`, bytes: null };
  }
  try {
    const stats = await file.stat();
    const stamp = stampOf(stats);
    if (!stats.isFile()) return { stamp, digest: "unreadable:not a file", bytes: null };
    if (stats.size > MAX_FILE_BYTES)
      return { stamp, digest: `unreadable:${stats.size} bytes`, bytes: null };
    const bytes = await file.readFile();
    const digest = sha256(bytes);
    return { stamp, digest, bytes: digest === judged ? null : bytes };
  } catch (error) {
    return { stamp: "", digest: `unreadable:${codeOf(error)}`, bytes: null };
  } finally {
    await file.close();
  }
}

async function isLink(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink();
  } catch {
    return false;
  }
}

/** What a file's status says about whether it is the same. */
export function stampOf(stats: Stats): string {
  return `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

function fingerprintOf(
  walk: Walk,
  seen: ReadonlyMap<string, SeenFile>,
  own: OwnDigests | undefined,
): string {
  const digest = createHash("sha256");
  for (const [key, file] of seen)
    if (own?.digestAt(key) !== file.digest) digest.update(`${key} ${file.digest}\n`);
  for (const key of own?.keys() ?? [])
    if (!seen.has(key) && own?.digestAt(key) !== null) digest.update(`${key} is gone\n`);
  for (const { file, message } of walk.problems) digest.update(`${file} ${message}\n`);
  for (const pack of walk.packs) digest.update(`${manifestKey(pack)} ${pack.manifest}\n`);
  return digest.digest("hex");
}

/** The look without the bytes of files that were judged. */
export function forgetBytes(look: Look, judged: LookOptions["judged"]): Look {
  const seen = new Map<string, SeenFile>();
  for (const [key, file] of look.seen)
    seen.set(key, judged(key) === file.digest ? { ...file, bytes: null } : file);
  return { ...look, seen };
}
