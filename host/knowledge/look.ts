import { constants, type Stats } from "node:fs";
import { open, stat, type FileHandle } from "node:fs/promises";
import { sha256 } from "./canonical.ts";
import type { Place, Root } from "./place.ts";
import { mapBounded } from "./slices.ts";
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
  /** Which share of unchanged-looking files to read nevertheless: those with index % of === turn. */
  readonly turn: { readonly of: number; readonly at: number };
  /** The digest that was judged last at this key: such bytes are not kept. */
  readonly judged: (key: string) => string | undefined;
}

/** Looks at every file of the roots; reads those that may have changed. */
export async function lookAt(roots: readonly Root[], options: LookOptions): Promise<Look> {
  const walk = await walkRoots(roots);
  const files = filesOf(walk);
  const seen = new Map<string, SeenFile>();
  const found = await mapBounded(files, WIDTH, async ({ key, path }, index) => {
    const before = options.previous?.seen.get(key);
    const due = index % options.turn.of === options.turn.at % options.turn.of;
    return see(path, { before, due, judged: options.judged(key) });
  });
  for (const [index, file] of found.entries()) {
    const key = files[index]?.key;
    if (file !== null && key !== undefined) seen.set(key, file);
  }
  return { walk, seen, fingerprint: fingerprintOf(walk, seen) };
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

interface Before {
  readonly before: SeenFile | undefined;
  readonly due: boolean;
  readonly judged: string | undefined;
}

/** What is at the path, or null when nothing is there (any more). */
async function see(path: string, { before, due, judged }: Before): Promise<SeenFile | null> {
  if (before !== undefined && !due && (await stampAt(path)) === before.stamp) return before;
  let file: FileHandle;
  try {
    // Non-blocking, so that a named pipe cannot hold the reader.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOENT" ? null : { stamp: code, digest: `unreadable:${code}`, bytes: null };
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

async function stampAt(path: string): Promise<string | null> {
  try {
    return stampOf(await stat(path));
  } catch {
    return null;
  }
}

function stampOf(stats: Stats): string {
  return `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

function fingerprintOf(walk: Walk, seen: ReadonlyMap<string, SeenFile>): string {
  const lines: string[] = [];
  for (const [key, { digest }] of seen) lines.push(`${key} ${digest}\n`);
  for (const { file, message } of walk.problems) lines.push(`${file} ${message}\n`);
  for (const pack of walk.packs) lines.push(`${manifestKey(pack)} ${pack.manifest}\n`);
  return sha256(lines.join(""));
}

/** The look without the bytes of files that were judged. */
export function forgetBytes(look: Look, judged: LookOptions["judged"]): Look {
  const seen = new Map<string, SeenFile>();
  for (const [key, file] of look.seen)
    seen.set(key, judged(key) === file.digest ? { ...file, bytes: null } : file);
  return { ...look, seen };
}
