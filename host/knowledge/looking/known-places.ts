import type { Leaf } from "../../../schemas/taxonomy.ts";
import { placeOf, type Place, type Root } from "../place.ts";

/** Where one file lies. */
export interface FoundFile {
  readonly root: Root;
  readonly pack: string;
  readonly leaf: Leaf;
  /** Its name, with `.json`. */
  readonly name: string;
}

/** Gives the place of a file; the very place of the walk before where that found it, too. */
export type PlaceAt = (file: FoundFile) => Place;

const ENDING = ".json";

/** Walks come by the same files in the same order again and again: the places found `before` are gone through beside them. */
export function knownPlaces(before: readonly Place[]): PlaceAt {
  let next = 0;
  return (file) => {
    // A file that is new stands before the next one known; one that is gone is passed over.
    for (const at of [next, next + 1]) {
      const known = before[at];
      if (known === undefined || !isAt(known, file)) continue;
      next = at + 1;
      return known;
    }
    const { root, pack, leaf, name } = file;
    return placeOf(root, pack, { leaf, id: name.slice(0, -ENDING.length) });
  };
}

function isAt(place: Place, { root, pack, leaf, name }: FoundFile): boolean {
  return (
    place.root === root &&
    place.pack === pack &&
    place.leaf === leaf &&
    place.id.length + ENDING.length === name.length &&
    name.startsWith(place.id)
  );
}
