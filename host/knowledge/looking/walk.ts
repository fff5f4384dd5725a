import { type Dirent, type Stats } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Problem } from "../../contract/knowledge.ts";
import { isLeaf, LEAF_NAMES, type Leaf } from "../../../schemas/taxonomy.ts";
import { knownPlaces } from "./known-places.ts";
import { folderStamp, type LeafFolder } from "./leaf-folder.ts";
import { isIgnored, type Place, type Root } from "../place.ts";
import { areSame, type Stamp } from "./stamp.ts";

/** What lies in the roots, before anything is read. */
export interface Walk {
  readonly roots: readonly Root[];
  readonly packs: FoundPack[];
  readonly places: Place[];
  /** The folders of leaves, by path. */
  readonly leaves: Map<string, LeafFolder>;
  /** Every folder that was listed, for watching. */
  readonly folders: string[];
  /** Keys that begin so could not be looked at; what was in force there stays. */
  readonly unreadable: string[];
  readonly problems: Problem[];
}

/** A folder with a `pack.json`, or at least one leaf folder. */
export interface FoundPack {
  readonly root: Root;
  readonly name: string;
  /** Path of its `pack.json`, or null when there is none. */
  readonly manifest: string | null;
  /** The path of pack.json as people see it, whether or not it exists. */
  readonly shown: string;
}

const BESIDE_PACK = new Set(["pack.json", "manifest.json", "signature.json"]);

/** The walk before this one. */
export interface WalkBefore {
  readonly leaves: ReadonlyMap<string, LeafFolder>;
  /** Whether the how manieth folder of a leaf is listed again even where its stamp is the same. */
  readonly isDue: (nth: number) => boolean;
}

const NONE_BEFORE: WalkBefore = { leaves: new Map(), isDue: () => true };

/** Lists `<root>/<pack>/pack.json` and `<root>/<pack>/<leaf>/<id>.json`. Three levels deep and no deeper, so links cannot lead in a circle. A leaf's folder whose stamp is that of `before` is listed again only when it is due; places that were found before are told by the same values. */
export async function walkRoots(
  roots: readonly Root[],
  before: WalkBefore = NONE_BEFORE,
): Promise<Walk> {
  const walk: Walk = {
    roots,
    packs: [],
    places: [],
    leaves: new Map(),
    folders: [],
    unreadable: [],
    problems: [],
  };
  for (const root of roots) await walkRoot(root, { walk, before });
  return walk;
}

interface Walking {
  readonly walk: Walk;
  readonly before: WalkBefore;
}

async function walkRoot(root: Root, walking: Walking): Promise<void> {
  const { walk } = walking;
  const entries = await list(root.path, { walk, prefix: `${root.name}/`, shown: root.shown });
  for (const { name, kind } of entries) {
    if (root.only !== undefined && !root.only.has(name)) continue;
    if (kind === "folder") await walkPack(root, name, walking);
    else if (name.endsWith(".json"))
      misplaced(
        walk,
        `${root.shown}/${name}`,
        "lies outside a pack; move it to <pack>/<leaf>/<id>.json",
      );
  }
}

async function walkPack(root: Root, pack: string, walking: Walking): Promise<void> {
  const { walk } = walking;
  const path = join(root.path, pack);
  const shown = `${root.shown}/${pack}`;
  const prefix = `${root.name}/${pack}/`;
  if (await leadsBack(path, root.path)) {
    misplaced(walk, shown, "is a link to a folder above itself; remove the link");
    return;
  }
  const before = walk.unreadable.length;
  const entries = await list(path, { walk, prefix, shown });
  const unreadable = walk.unreadable.length > before;
  const hasManifest = entries.some((entry) => entry.name === "pack.json" && entry.kind === "file");
  const isPack = hasManifest || entries.some((entry) => isLeaf(entry.name));
  if (!isPack && !unreadable) return;
  walk.packs.push({
    root,
    name: pack,
    manifest: hasManifest ? join(path, "pack.json") : null,
    shown: `${shown}/pack.json`,
  });
  for (const entry of entries) await walkEntry(entry, { root, pack, path, shown, ...walking });
}

interface PackFolder extends Walking {
  readonly root: Root;
  readonly pack: string;
  readonly path: string;
  readonly shown: string;
}

async function walkEntry(entry: Listed, folder: PackFolder): Promise<void> {
  const { name, kind } = entry;
  const { walk } = folder;
  const shown = `${folder.shown}/${name}`;
  if (kind === "file") {
    if (name.endsWith(".json") && !BESIDE_PACK.has(name))
      misplaced(walk, shown, "lies beside pack.json; move it to the folder of its leaf");
    return;
  }
  if (isLeaf(name)) await walkLeaf(name, folder);
  else if (await holdsJson(join(folder.path, name)))
    misplaced(walk, shown, `is not the folder of a leaf; ${nearestLeaf(name)}`);
}

async function walkLeaf(leaf: Leaf, folder: PackFolder): Promise<void> {
  const { walk, before } = folder;
  const path = join(folder.path, leaf);
  const known = before.leaves.get(path);
  const isDue = before.isDue(walk.leaves.size);
  const stamp = await folderStamp(path);
  const isSame = stamp !== null && known?.stamp != null && areSame(known.stamp, stamp) && !isDue;
  if (isSame) walk.folders.push(path);
  const found = isSame ? known : await listedLeaf(leaf, folder, { stamp, known });
  walk.leaves.set(path, found);
  for (const place of found.places) walk.places.push(place);
}

async function listedLeaf(
  leaf: Leaf,
  { root, pack, path, shown, walk }: PackFolder,
  { stamp, known }: { readonly stamp: Stamp | null; readonly known: LeafFolder | undefined },
): Promise<LeafFolder> {
  const told = walk.problems.length;
  const at = { walk, prefix: `${root.name}/${pack}/${leaf}/`, shown: `${shown}/${leaf}` };
  const entries = await list(join(path, leaf), at);
  const placeAt = knownPlaces(known?.places ?? []);
  const places: Place[] = [];
  for (const { name, kind } of entries) {
    if (kind === "folder") {
      if (await holdsJson(join(path, leaf, name)))
        misplaced(walk, `${at.shown}/${name}`, "is a folder inside a leaf; move its files one up");
    } else if (name.endsWith(".json")) {
      places.push(placeAt({ root, pack, leaf, name }));
    }
  }
  // What lies within a folder or behind a link may change, and what is wrong is told each time.
  const isTold = walk.problems.length === told && entries.every(isPlainFile);
  return { places, stamp: isTold ? stamp : null };
}

function isPlainFile({ kind, isLink }: Listed): boolean {
  return kind === "file" && !isLink;
}

interface Listed {
  readonly name: string;
  readonly kind: "file" | "folder";
  /** Whether it is a link to one. */
  readonly isLink: boolean;
}

/** The entries of a folder by name; a folder that cannot be read is a problem, not an empty folder. */
async function list(
  path: string,
  at: { walk: Walk; prefix: string; shown: string },
): Promise<Listed[]> {
  let entries: Dirent[];
  at.walk.folders.push(path);
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    at.walk.unreadable.push(at.prefix);
    at.walk.problems.push({
      file: at.shown,
      path: "",
      message: `cannot be read (${codeOf(error)}); what was in force from it stays`,
      check: "place",
      severity: "error",
    });
    return [];
  }
  const listed: Listed[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isIgnored(entry.name)) continue;
    const kind = await kindOf(entry, path);
    if (kind !== null) listed.push({ name: entry.name, kind, isLink: entry.isSymbolicLink() });
  }
  return listed;
}

async function kindOf(entry: Dirent, folder: string): Promise<Listed["kind"] | null> {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  if (!entry.isSymbolicLink()) return null;
  const target = await statOf(join(folder, entry.name));
  // A link that leads nowhere is not a deletion: what it led to stays in force, and it is told.
  if (target === null) return entry.name.endsWith(".json") ? "file" : "folder";
  if (target.isDirectory()) return "folder";
  return target.isFile() ? "file" : null;
}

/** What the path leads to, or null when it leads nowhere. */
async function statOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch {
    return null;
  }
}

async function leadsBack(path: string, root: string): Promise<boolean> {
  try {
    const [target, top] = await Promise.all([realpath(path), realpath(root)]);
    return top === target || top.startsWith(target + sep);
  } catch {
    return false;
  }
}

async function holdsJson(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).some((name) => name.endsWith(".json") && !isIgnored(name));
  } catch {
    return false;
  }
}

function misplaced(walk: Walk, file: string, message: string): void {
  walk.problems.push({ file, path: "", message, check: "place", severity: "error" });
}

function nearestLeaf(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  const near = LEAF_NAMES.find((leaf) => {
    const other = leaf.replaceAll("_", "");
    return plain.startsWith(other) || other.startsWith(plain);
  });
  return near === undefined ? "the leaves are listed in schemas/taxonomy.ts" : `call it ${near}`;
}

/** The system's code of an error (`EACCES`), or its message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
