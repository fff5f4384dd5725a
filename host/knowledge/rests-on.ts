import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import { namedObjects } from "./named-objects.ts";

/** An object and the pack that it lies in. */
export interface InPack {
  readonly pack: string;
  readonly object: KnowledgeObject;
}

/** The pack that holds an object; undefined where none does. */
export type HolderOf = (leaf: Leaf, id: string) => string | undefined;

/** A pack whose objects others name, and how many of them. */
export interface Lender {
  readonly pack: string;
  readonly n_objects: number;
}

/** The packs whose objects these name, other than those they lie in, by name. Read from the objects: what is declared beside them would grow old. */
export function restsOn(objects: Iterable<InPack>, holderOf: HolderOf): readonly Lender[] {
  const own = new Set<string>();
  const lent = new Map<string, Set<string>>();
  for (const { pack, object } of objects) {
    own.add(pack);
    for (const { leaf, id } of namedObjects(object)) {
      const holder = leaf === null ? undefined : holderOf(leaf, id);
      if (holder === undefined) continue;
      const names = lent.get(holder) ?? new Set();
      lent.set(holder, names.add(`${leaf}/${id}`));
    }
  }
  return [...lent]
    .filter(([pack]) => !own.has(pack))
    .map(([pack, names]) => ({ pack, n_objects: names.size }))
    .toSorted((a, b) => (a.pack < b.pack ? -1 : 1));
}
