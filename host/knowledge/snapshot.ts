import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { PackStatus, Snapshot } from "../contract/knowledge.ts";
import { canonicalText, revisionOf, sha256 } from "./text/canonical.ts";
import { createDerived, type Derived } from "./derived.ts";

/** One object in force: where it came from and the digest of its canonical bytes. */
export interface Entry {
  readonly leaf: Leaf;
  readonly id: string;
  readonly sha256: string;
  readonly pack: string;
  readonly object: KnowledgeObject;
  /** When it came into force: when it was written where it lies, or took the place of another, in milliseconds since 1970. */
  readonly writtenMs: number;
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

/** The objects of one leaf. */
interface LeafPart {
  readonly entries: ReadonlyMap<string, Entry>;
  /** By id. */
  readonly listed: readonly KnowledgeObject[];
  readonly inForce: readonly KnowledgeObject[];
}

interface Made {
  readonly leaves: ReadonlyMap<Leaf, LeafPart>;
  readonly derived: Derived;
}

const madeOf = new WeakMap<Snapshot, Made>();

/** Freezes a set of objects into what requests read. Objects are listed by id; a leaf none of whose objects changed since `before` keeps its very lists, and what was made of such leaves alone is not made again. */
export function takeSnapshot(parts: SnapshotParts): Snapshot {
  const { entries, packs } = parts;
  const before = parts.before && madeOf.get(parts.before);
  const leaves = new Map<Leaf, LeafPart>();
  const changed = new Set<Leaf>(before?.leaves.keys());
  for (const [leaf, group] of Map.groupBy(entries, (entry) => entry.leaf)) {
    const known = before?.leaves.get(leaf);
    const part = leafPart(new Map(group.map((entry) => [entry.id, entry])), known);
    leaves.set(leaf, part);
    if (part.listed === known?.listed) changed.delete(leaf);
    else changed.add(leaf);
  }
  const at = (leaf: Leaf, id: string) => leaves.get(leaf)?.entries.get(id);
  const source = {
    revision: parts.revision ?? revisionOf(entries),
    packs: Object.freeze([...packs]),
    get: <L extends Leaf>(leaf: L, id: string) =>
      at(leaf, id)?.object as KnowledgeObject<L> | undefined,
    all: <L extends Leaf>(leaf: L) =>
      (leaves.get(leaf)?.inForce ?? []) as readonly KnowledgeObject<L>[],
    listed: <L extends Leaf>(leaf: L) =>
      (leaves.get(leaf)?.listed ?? []) as readonly KnowledgeObject<L>[],
    packOf: (leaf: Leaf, id: string) => at(leaf, id)?.pack,
    overrides: (leaf: Leaf, id: string) => at(leaf, id)?.overrides,
    writtenAt: (leaf: Leaf, id: string) => timeOf(at(leaf, id)),
  };
  const derived = createDerived(source, before?.derived.unchangedBy(changed));
  const snapshot: Snapshot = Object.freeze({
    ...source,
    derive: <T>(build: (snapshot: Snapshot) => T) => derived.derive(build),
  });
  madeOf.set(snapshot, { leaves, derived });
  return snapshot;
}

function timeOf(entry: Entry | undefined): string | undefined {
  return entry && new Date(entry.writtenMs).toISOString();
}

/** The lists of before where they would hold the same, and even the same entries where none came from elsewhere. */
function leafPart(entries: ReadonlyMap<string, Entry>, known: LeafPart | undefined): LeafPart {
  if (known !== undefined && known.entries.size === entries.size) {
    const values = [...entries.values()];
    if (values.every((entry) => known.entries.get(entry.id) === entry)) return known;
    if (values.every(({ id, object }) => known.entries.get(id)?.object === object))
      return { ...known, entries };
  }
  const objects = Array.from(entries.values(), ({ object }) => object).toSorted(byId);
  return {
    entries,
    listed: Object.freeze(objects),
    inForce: Object.freeze(objects.filter(isInForce)),
  };
}

/** A snapshot of objects that lie in no folder, as if they were one pack: for tests, benches and dry runs. */
export function snapshotOf(objects: readonly KnowledgeObject[], pack = "unnamed"): Snapshot {
  const entries = objects.map((object) => ({
    leaf: object.knowledge_object_type,
    id: object.id,
    sha256: sha256(canonicalText(object)),
    pack,
    object: freezeDeep(object),
    writtenMs: 0,
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

/** Whether two lists hold the very same values in the same order. */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function byId(a: KnowledgeObject, b: KnowledgeObject): number {
  return a.id < b.id ? -1 : 1;
}
