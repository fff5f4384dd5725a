import { realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { isLeaf, LEAF_NAMES, type Leaf } from "../../../schemas/taxonomy.ts";
import { seeLeafFolder, type LeafFolder } from "./leaf-folder.ts";
import { holdsJson, irregular, list, misplaced, type Listed, type Listing } from "./listing.ts";
import type { Place, Root } from "../place.ts";

/** What lies in the roots, before anything is read. */
export interface Walk extends Listing {
  readonly roots: readonly Root[];
  readonly packs: FoundPack[];
  readonly places: Place[];
  /** The folders of leaves, by path. */
  readonly leaves: Map<string, LeafFolder>;
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
  for (const { name, kind, what } of entries) {
    if (root.only !== undefined && !root.only.has(name)) continue;
    if (kind === "folder") await walkPack(root, name, walking);
    else if (kind === "other") {
      walk.unreadable.push(`${root.name}/${name}/`);
      irregular(walk, `${root.shown}/${name}`, what);
    } else if (name.endsWith(".json"))
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
  const hasManifest = entries.some((entry) => entry.name === "pack.json");
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
  const { name, kind, what } = entry;
  const { walk } = folder;
  const shown = `${folder.shown}/${name}`;
  if (name === "pack.json") return;
  if (isLeaf(name) && kind !== "folder") {
    walk.unreadable.push(`${folder.root.name}/${folder.pack}/${name}/`);
    irregular(walk, shown, kind === "other" ? what : "a file and no folder");
  } else if (kind === "other") misplaced(walk, shown, `is ${what}; remove it`);
  else if (kind === "file") {
    if (name.endsWith(".json") && !BESIDE_PACK.has(name))
      misplaced(walk, shown, "lies beside pack.json; move it to the folder of its leaf");
  } else if (isLeaf(name)) await walkLeaf(name, folder);
  else if (await holdsJson(join(folder.path, name)))
    misplaced(walk, shown, `is not the folder of a leaf; ${nearestLeaf(name)}`);
}

async function walkLeaf(
  leaf: Leaf,
  { walk, before, root, pack, path, shown }: PackFolder,
): Promise<void> {
  const at = { root, pack, leaf, path: join(path, leaf), shown: `${shown}/${leaf}` };
  const known = before.leaves.get(at.path);
  const found = await seeLeafFolder(at, walk, { known, isDue: before.isDue(walk.leaves.size) });
  walk.leaves.set(at.path, found);
  for (const place of found.places) walk.places.push(place);
}

async function leadsBack(path: string, root: string): Promise<boolean> {
  try {
    const [target, top] = await Promise.all([realpath(path), realpath(root)]);
    return top === target || top.startsWith(target + sep);
  } catch {
    return false;
  }
}

function nearestLeaf(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  const near = LEAF_NAMES.find((leaf) => {
    const other = leaf.replaceAll("_", "");
    return plain.startsWith(other) || other.startsWith(plain);
  });
  return near === undefined ? "the leaves are listed in schemas/taxonomy.ts" : `call it ${near}`;
}
