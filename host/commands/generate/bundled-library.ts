import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { LEAF_NAMES, type Leaf } from "../../../schemas/taxonomy.ts";
import type { InPack } from "../../knowledge/rests-on.ts";
import type { Library } from "./coverage.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Every bundled object with its pack, whatever its status. */
export async function bundledObjects(): Promise<readonly InPack[]> {
  const objects: InPack[] = [];
  const files = await Array.fromAsync(glob("knowledge/*/*/*.json", { cwd: ROOT }));
  for (const file of files.toSorted()) {
    const leaf = LEAF_NAMES.find((name) => name === basename(dirname(file)));
    if (leaf === undefined) continue;
    const object: KnowledgeObject = JSON.parse(await readFile(join(ROOT, file), "utf8"));
    objects.push({ pack: basename(dirname(dirname(file))), object });
  }
  return objects;
}

/** Objects leaf by leaf. */
export function libraryOf(objects: readonly InPack[]): Library {
  const library = new Map<Leaf, KnowledgeObject[]>(LEAF_NAMES.map((leaf) => [leaf, []]));
  for (const { object } of objects) library.get(object.knowledge_object_type)?.push(object);
  return library;
}
