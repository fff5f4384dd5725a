import { sha256 } from "../text/canonical.ts";
import type { Place, Root } from "../place.ts";
import { seeAgain, type KnownFile, type SeenFile } from "./seen-file.ts";
import { mapBounded, slices } from "../text/slices.ts";
import { walkRoots, type FoundPack, type Walk } from "./walk.ts";

/** Files open at the same time. */
const WIDTH = 8;

/** Files that are asked for before others may have their turn: to ask whether they shall takes as long as half a file. */
const BETWEEN_PAUSES = 16;

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
  /** Which share of unchanged-looking files to read and of folders to list nevertheless: those with `index % of === at`. */
  readonly turn: { readonly of: number; readonly at: number };
  /** A quick way to tell that a file is the same; without it every file is read in the background. */
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

/** Asks the file system while everything else waits: quicker where it answers at once. */
export interface QuickLook {
  /** What is at the path, as `seeAgain` tells it; undefined where that is better asked in the background. */
  see(path: string, known: KnownFile): SeenFile | null | undefined;
}

/** Looks at every file of the roots; reads those that may have changed. */
export async function lookAt(roots: readonly Root[], options: LookOptions): Promise<Look> {
  const { previous, turn, judged } = options;
  const isDue = (nth: number): boolean => nth % turn.of === turn.at;
  const walk = await walkRoots(roots, previous === null ? undefined : { ...previous.walk, isDue });
  const files = filesOf(walk);
  const found: (SeenFile | null)[] = [];
  const doubtful: number[] = [];
  const pause = slices();
  const knownOf = (index: number, key: string): KnownFile => ({
    before: previous?.seen.get(key),
    isDue: isDue(index),
    judged: judged(key),
  });
  for (const [index, { key, path }] of files.entries()) {
    const now = options.quick?.see(path, knownOf(index, key));
    if (now === undefined) doubtful.push(index);
    else found[index] = now;
    if (index % BETWEEN_PAUSES === 0) await pause();
  }
  await mapBounded(doubtful, WIDTH, async (index) => {
    const { key = "", path = "" } = files[index] ?? {};
    found[index] = await seeAgain(path, knownOf(index, key));
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

function fingerprintOf(
  walk: Walk,
  seen: ReadonlyMap<string, SeenFile>,
  own: OwnDigests | undefined,
): string {
  let told = "";
  for (const [key, file] of seen)
    if (own?.digestAt(key) !== file.digest) told += `${key} ${file.digest}\n`;
  for (const key of own?.keys() ?? [])
    if (!seen.has(key) && own?.digestAt(key) !== null) told += `${key} is gone\n`;
  for (const { file, message } of walk.problems) told += `${file} ${message}\n`;
  for (const pack of walk.packs) told += `${manifestKey(pack)} ${pack.manifest}\n`;
  return sha256(told);
}

/** The look without the bytes of files that were judged. */
export function forgetBytes(look: Look, judged: LookOptions["judged"]): Look {
  const seen = new Map<string, SeenFile>();
  for (const [key, file] of look.seen)
    seen.set(key, judged(key) === file.digest ? { ...file, bytes: null } : file);
  return { ...look, seen };
}
