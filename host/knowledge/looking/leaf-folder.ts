import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import { knownPlaces } from "./known-places.ts";
import { holdsJson, list, misplaced, type Listed, type Listing } from "./listing.ts";
import type { Place, Root } from "../place.ts";
import { areSame, stampOf, type Stamp } from "./stamp.ts";

/** The files of one leaf's folder, as they were listed. */
export interface LeafFolder {
  readonly places: readonly Place[];
  /** What its status was before; null where it cannot tell that the list is still the same. */
  readonly stamp: Stamp | null;
}

/** Where the folder of a leaf lies. */
export interface LeafAt {
  readonly root: Root;
  readonly pack: string;
  readonly leaf: Leaf;
  readonly path: string;
  /** The path as people see it. */
  readonly shown: string;
}

/** Milliseconds within which a folder may change twice and bear the same times: some file systems count in two seconds. */
const YOUNG_MS = 3000;

/** The files of a leaf's folder: those known of it where its stamp is the same, unless it is due to be listed again. */
export async function seeLeafFolder(
  at: LeafAt,
  walk: Listing,
  { known, isDue }: { readonly known: LeafFolder | undefined; readonly isDue: boolean },
): Promise<LeafFolder> {
  const stamp = await folderStamp(at.path);
  const isSame = stamp !== null && known?.stamp != null && areSame(known.stamp, stamp);
  if (!isSame || isDue) return await listed(at, walk, { known, stamp });
  walk.folders.push(at.path);
  return known;
}

/** What the status of a folder says about whether the same files lie in it; null where it changed a moment ago, or cannot be told. */
async function folderStamp(path: string): Promise<Stamp | null> {
  const stats = await stat(path).catch(() => null);
  return stats === null || Date.now() - stats.ctimeMs < YOUNG_MS ? null : stampOf(stats);
}

async function listed(
  { root, pack, leaf, path, shown }: LeafAt,
  walk: Listing,
  { known, stamp }: { readonly known: LeafFolder | undefined; readonly stamp: Stamp | null },
): Promise<LeafFolder> {
  const told = walk.problems.length;
  const entries = await list(path, { walk, prefix: `${root.name}/${pack}/${leaf}/`, shown });
  const placeAt = knownPlaces(known?.places ?? []);
  const places: Place[] = [];
  for (const { name, kind, what } of entries) {
    if (name.endsWith(".json")) {
      // What is no file there is told as such, and what was in force from it stays.
      places.push(placeAt({ root, pack, leaf, name }));
    } else if (kind === "other") {
      misplaced(walk, `${shown}/${name}`, `is ${what}; remove it`);
    } else if (name.toLowerCase().endsWith(".json")) {
      const meant = `${name.slice(0, -".json".length)}.json`;
      misplaced(walk, `${shown}/${name}`, `is not read; rename it to ${meant.toLowerCase()}`);
    } else if (kind === "folder") {
      if (await holdsJson(join(path, name)))
        misplaced(walk, `${shown}/${name}`, "is a folder inside a leaf; move its files one up");
    }
  }
  // What lies within a folder or behind a link may change, and what is wrong is told each time.
  const isTold = walk.problems.length === told && entries.every(isPlainFile);
  return { places, stamp: isTold ? stamp : null };
}

function isPlainFile({ kind, isLink }: Listed): boolean {
  return kind === "file" && !isLink;
}
