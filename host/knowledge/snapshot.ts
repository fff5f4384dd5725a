import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { LEAF_NAMES, type Leaf } from "../../schemas/taxonomy.ts";
import type { PackStatus, Snapshot } from "../contract/knowledge.ts";
import { canonicalText, revisionOf, sha256 } from "./canonical.ts";
import { createDerived, type Derived } from "./derived.ts";

/** One object in force: where it came from and the digest of its canonical bytes. */
export interface Entry {
  readonly leaf: Leaf;
  readonly id: string;
  readonly sha256: string;
  readonly pack: string;
  readonly object: KnowledgeObject;
  /** The pack whose object of the same leaf and id it replaces. */
  readonly overrides?: string;
}

/** What a snapshot is made of. */
export interface SnapshotParts {
  readonly entries: readonly Entry[];
  readonly packs: readonly PackStatus[];
  /** Of the entries; worked out when absent. */
  readonly revision?: string;
  /** The snapshot it takes the place of. */
  readonly before?: Snapshot;
}

const derivedOf = new WeakMap<Snapshot, Derived>();

/** Freezes a set of objects into what requests read. Objects are listed by id; a leaf none of whose objects changed since `before` keeps its very lists, and what was made of such leaves alone is not made again. */
export function takeSnapshot(parts: SnapshotParts): Snapshot {
  const { entries, packs, before } = parts;
  const byKey = new Map(entries.map((entry) => [`${entry.leaf}/${entry.id}`, entry]));
  const listed = new Map<Leaf, readonly KnowledgeObject[]>();
  const inForce = new Map<Leaf, readonly KnowledgeObject[]>();
  const changed = new Set<Leaf>(LEAF_NAMES.filter((leaf) => before?.listed(leaf).length !== 0));
  for (const [leaf, group] of Map.groupBy(byKey.values(), (entry) => entry.leaf)) {
    const objects = group.map((entry) => entry.object).toSorted(byId);
    const known = before?.listed(leaf);
    const isKnown = before !== undefined && known !== undefined && sameItems(known, objects);
    if (isKnown) changed.delete(leaf);
    else changed.add(leaf);
    listed.set(leaf, isKnown ? known : Object.freeze(objects));
    inForce.set(leaf, isKnown ? before.all(leaf) : Object.freeze(objects.filter(isInForce)));
  }
  const source = {
    revision: parts.revision ?? revisionOf(entries),
    packs: Object.freeze([...packs]),
    get: <L extends Leaf>(leaf: L, id: string) =>
      byKey.get(`${leaf}/${id}`)?.object as KnowledgeObject<L> | undefined,
    all: <L extends Leaf>(leaf: L) => (inForce.get(leaf) ?? []) as readonly KnowledgeObject<L>[],
    listed: <L extends Leaf>(leaf: L) => (listed.get(leaf) ?? []) as readonly KnowledgeObject<L>[],
    packOf: (leaf: Leaf, id: string) => byKey.get(`${leaf}/${id}`)?.pack,
    overrides: (leaf: Leaf, id: string) => byKey.get(`${leaf}/${id}`)?.overrides,
  };
  const carried = before && derivedOf.get(before)?.unchangedBy(changed);
  const derived = createDerived(source, carried);
  const snapshot: Snapshot = Object.freeze({
    ...source,
    derive: <T>(build: (snapshot: Snapshot) => T) => derived.derive(build),
  });
  derivedOf.set(snapshot, derived);
  return snapshot;
}

/** A snapshot of objects that lie in no folder, as if they were one pack: for tests, benches and dry runs. */
export function snapshotOf(objects: readonly KnowledgeObject[], pack = "unnamed"): Snapshot {
  const entries = objects.map((object) => ({
    leaf: object.knowledge_object_type,
    id: object.id,
    sha256: sha256(canonicalText(object)),
    pack,
    object: freezeDeep(object),
  }));
  const revision = revisionOf(entries);
  const status = { name: pack, version: "0.0.0", revision, n_objects: entries.length };
  return takeSnapshot({ entries, packs: [status], revision });
}

/** Whether readers act on it: neither a draft nor deprecated. An object without a status counts as reviewed. */
export function isInForce(object: KnowledgeObject): boolean {
  return !(object.tags ?? []).some((tag) => tag === "status:draft" || tag === "status:deprecated");
}

/** Freezes a JSON value with everything in it. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function byId(a: KnowledgeObject, b: KnowledgeObject): number {
  return a.id < b.id ? -1 : 1;
}
