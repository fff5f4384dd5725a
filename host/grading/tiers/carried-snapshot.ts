import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";

/** A snapshot of objects in force that came from another thread, in the order they came in; it knows no packs. */
export function carriedSnapshot(objects: readonly KnowledgeObject[]): Snapshot {
  const leaves: ReadonlyMap<Leaf, readonly object[]> = Map.groupBy(
    objects,
    ({ knowledge_object_type }) => knowledge_object_type,
  );
  const all = <L extends Leaf>(leaf: L) =>
    (leaves.get(leaf) ?? []) as readonly KnowledgeObject<L>[];
  const made = new Map<unknown, unknown>();
  const snapshot: Snapshot = {
    revision: "",
    packs: [],
    get: (leaf, id) => all(leaf).find((object) => object.id === id),
    all,
    listed: all,
    packOf: () => undefined,
    derive<T>(build: (from: Snapshot) => T): T {
      if (!made.has(build)) made.set(build, build(snapshot));
      return made.get(build) as T;
    },
  };
  return snapshot;
}
