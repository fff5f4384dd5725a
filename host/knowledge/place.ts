import { isAbsolute, join, relative, sep } from "node:path";
import type { Leaf } from "../../schemas/taxonomy.ts";

/** One pack root of the overlay. */
export interface Root {
  /** Its name in keys and on disk: the position, or `last` for the one the service writes to, so that it survives a change of the others. */
  readonly name: string;
  /** Position in the overlay, 0 the lowest. */
  readonly order: number;
  readonly path: string;
  /** How people see it: relative to the working folder where it lies inside. */
  readonly shown: string;
  /** When set, only these packs of it count. */
  readonly only?: ReadonlySet<string>;
}

/** Where one object lies. `key` is `<root>/<pack>/<leaf>/<id>`. */
export interface Place {
  readonly key: string;
  readonly root: Root;
  readonly pack: string;
  readonly leaf: Leaf;
  /** What the file name says. */
  readonly id: string;
  /** Absolute path. */
  readonly path: string;
  /** The path as people see it. */
  readonly shown: string;
}

/** Names the roots in overlay order; a folder given twice counts once, where it came first. */
export function nameRoots(paths: readonly string[]): Root[] {
  const unique = [...new Set(paths)];
  return unique.map((path, order) => ({
    name: order === unique.length - 1 ? "last" : String(order),
    order,
    path,
    shown: shownPath(path),
  }));
}

/** The same, shown by as much of the end of each path as tells it from the others where it lies outside the working folder: what answers tell must not tell where on the disk the service lives. */
export function nameServedRoots(paths: readonly string[]): Root[] {
  const roots = nameRoots(paths);
  const taken = new Set(roots.map(({ shown }) => shown));
  return roots.map((root) => {
    if (!isAbsolute(root.shown)) return root;
    const shown = endOf(root.path, taken);
    taken.add(shown);
    return { ...root, shown };
  });
}

function endOf(path: string, taken: ReadonlySet<string>): string {
  const parts = path.split(sep).filter((part) => part !== "");
  const ends = parts.map((_, index) => parts.slice(-index - 1).join("/"));
  return ends.find((end) => !taken.has(end)) ?? path;
}

/** The path relative to the working folder where it lies inside, else as it is. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" || short.startsWith("..") || isAbsolute(short)
    ? path
    : short.split(sep).join("/");
}

/** The place of `<root>/<pack>/<leaf>/<id>.json`. */
export function placeOf(root: Root, pack: string, file: { leaf: Leaf; id: string }): Place {
  return new FilePlace(root, pack, file);
}

/** Paths are put together when asked for: thousands of places are held, and few are asked. */
class FilePlace implements Place {
  readonly key: string;
  readonly root: Root;
  readonly pack: string;
  readonly leaf: Leaf;
  readonly id: string;

  constructor(root: Root, pack: string, { leaf, id }: { leaf: Leaf; id: string }) {
    // Joined, it is one text; a template is a tree of pieces until it is read, and stays one behind it.
    this.key = [root.name, pack, leaf, id].join("/");
    this.root = root;
    this.pack = pack;
    this.leaf = leaf;
    this.id = id;
  }

  get path(): string {
    return join(this.root.path, this.pack, this.leaf, `${this.id}.json`);
  }

  get shown(): string {
    return `${this.root.shown}/${this.pack}/${this.leaf}/${this.id}.json`;
  }
}

/** Whether a name is left alone without a word: dot files (with `.#x`, `..data`), editors' droppings, temporary files. */
export function isIgnored(name: string): boolean {
  return name.startsWith(".") || name.startsWith("#") || /(?:~|\.tmp|\.sw[a-z])$/.test(name);
}
