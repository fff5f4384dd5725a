import { isLeaf, LEAF_NAMES, type Leaf } from "../../../schemas/taxonomy.ts";

/** The files that may lie beside a pack's objects. */
const BESIDE = ["pack.json", "manifest.json", "signature.json", "CHANGELOG.md"] as const;
export type Beside = (typeof BESIDE)[number];

/** Where an entry of a ZIP belongs. `folder` is the pack's folder, empty where the pack lies at the root. */
export type PackPath = { readonly folder: string } & (
  | { readonly kind: "beside"; readonly file: Beside }
  | { readonly kind: "object"; readonly leaf: Leaf; readonly id: string }
);

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The place that an entry's name says, or a sentence why a pack has no such place. */
export function packPath(name: string): PackPath | string {
  const unsafe = unsafeReason(name);
  if (unsafe !== null) return unsafe;
  const parts = name.split("/");
  const isNested = parts.length > 1 && !isLeaf(parts[0]) && !isLikeLeaf(parts[0]);
  const folder = isNested ? (parts.shift() ?? "") : "";
  if (folder !== "" && !NAME.test(folder))
    return `lies in the folder "${folder}"; a pack's folder is its name, lower-case words joined by -`;
  const [first = "", file] = parts;
  if (parts.length > 2) return "lies deeper than <pack>/<leaf>/<id>.json; move it up";
  return file === undefined ? besidePath(folder, first) : objectPath(folder, { leaf: first, file });
}

/** Why a folder entry (`x/`) does not belong to a pack, or null. */
export function folderProblem(name: string): string | null {
  const unsafe = unsafeReason(name);
  if (unsafe !== null) return unsafe;
  const parts = name.slice(0, -1).split("/");
  const last = parts.at(-1);
  const isPlace =
    parts.length === 1
      ? NAME.test(last ?? "") || isLeaf(last)
      : parts.length === 2 && NAME.test(parts[0] ?? "") && isLeaf(last);
  return isPlace ? null : "is no folder of a pack; leave it out";
}

function besidePath(folder: string, name: string): PackPath | string {
  const file = BESIDE.find((each) => each === name);
  if (file !== undefined) return { folder, kind: "beside", file };
  const near = BESIDE.find((each) => each.toLowerCase() === name.toLowerCase());
  return near === undefined
    ? `is not part of a pack (${BESIDE.join(", ")}, <leaf>/<id>.json); leave it out`
    : `is written otherwise than ${near}; rename it`;
}

function objectPath(
  folder: string,
  { leaf, file }: { leaf: string; file: string },
): PackPath | string {
  if (!isLeaf(leaf)) {
    const near = LEAF_NAMES.find((each) => each === leaf.toLowerCase());
    return near === undefined
      ? `lies in "${leaf}", which is no leaf; the leaves are ${LEAF_NAMES.join(", ")}`
      : `lies in "${leaf}"; the folder is called ${near}`;
  }
  const id = file.endsWith(".json") ? file.slice(0, -".json".length) : "";
  return NAME.test(id)
    ? { folder, kind: "object", leaf, id }
    : "is no <id>.json (lower-case words joined by -); rename it or leave it out";
}

function isLikeLeaf(name: string | undefined): boolean {
  return isLeaf(name?.toLowerCase());
}

/** What must never become a path, whatever stands behind it. */
function unsafeReason(name: string): string | null {
  if (name === "") return "has no name";
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) return "has a control character in its name";
  if (/[^\u0020-\u007e]/.test(name)) return "has a character beyond ASCII in its name";
  if (name.includes("\\")) return "has a backslash in its name; paths are written with /";
  if (name.startsWith("/") || /^[A-Za-z]:/.test(name)) return "is an absolute path";
  if (name.split("/").some((part) => part === ".." || part === "."))
    return "leads out of its folder with . or ..";
  if (name.length > 255) return "has a name of more than 255 characters";
  return null;
}
