import { stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isLeaf } from "../../../schemas/taxonomy.ts";
import type { RootToExamine } from "../../knowledge/examine.ts";
import { isThere } from "../running/files-named.ts";

/** The packs that come with the service. */
export const BUNDLED = resolve(import.meta.dirname, "../../../knowledge");

/** The roots that some roots, packs, leaf folders or files lie in. Of a root that is not the bundled one only the packs named are read. */
export async function rootsOf(targets: readonly string[]): Promise<RootToExamine[]> {
  const roots = new Map<string, Set<string> | null>();
  for (const target of targets) {
    const { root, pack } = await locate(target);
    const packs = roots.get(root);
    if (pack === null || root === BUNDLED || packs === null) roots.set(root, null);
    else roots.set(root, new Set([...(packs ?? []), pack]));
  }
  return [...roots].map(([path, only]) => (only === null ? { path } : { path, only }));
}

/** Which root a path belongs to, and which pack of it; the pack is null when the path is the root. */
async function locate(target: string): Promise<{ root: string; pack: string | null }> {
  const isFile = await stat(target).then(
    (found) => found.isFile(),
    () => false,
  );
  const folder = isFile ? dirname(target) : target;
  const packFolder = isLeaf(basename(folder)) ? dirname(folder) : folder;
  const isPack = packFolder !== folder || isFile || (await isThere(join(folder, "pack.json")));
  return isPack
    ? { root: dirname(packFolder), pack: basename(packFolder) }
    : { root: folder, pack: null };
}

/** Whether a shown path is one of the targets or lies below one. */
export function isBelow(shown: string, targets: readonly string[]): boolean {
  const path = resolve(shown);
  return targets.some((target) => path === target || path.startsWith(`${target}/`));
}
