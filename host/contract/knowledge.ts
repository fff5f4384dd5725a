import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";

/** Everything the layers read, frozen at one revision. A reload makes a new one. */
export interface Snapshot {
  /** Hex digest over every object in force. */
  readonly revision: string;
  readonly packs: readonly PackStatus[];
  /** The object, drafts included, or undefined. */
  get<L extends Leaf>(leaf: L, id: string): KnowledgeObject<L> | undefined;
  /** Every object of the leaf that is in force: reviewed ones, no drafts, no deprecated ones. */
  all<L extends Leaf>(leaf: L): readonly KnowledgeObject<L>[];
  /** Every object of the leaf, whatever its status. */
  listed<L extends Leaf>(leaf: L): readonly KnowledgeObject<L>[];
  /** The pack an object came from. */
  packOf(leaf: Leaf, id: string): string | undefined;
  /** The pack whose object of the same leaf and id this one replaces, if any. */
  overrides?(leaf: Leaf, id: string): string | undefined;
  /** When the object was written where it lies: promoted, imported or saved (ISO 8601). */
  writtenAt?(leaf: Leaf, id: string): string | undefined;
  /** What `build` makes of this snapshot, made once per snapshot and function: an automaton, an index, a directory. Where none of the leaves it read has changed, the next snapshot uses it again, so `build` must read what it needs before it returns. An object that did not change is the same frozen value in the next snapshot, and so is the list of a leaf none of whose objects changed: a builder may remember its own work in a WeakMap. */
  derive<T>(build: (snapshot: Snapshot) => T): T;
}

export interface PackStatus {
  readonly name: string;
  readonly version: string;
  readonly revision: string;
  readonly n_objects: number;
}

/** Something wrong on disk: which file, which field, what was found and what would fix it. */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
  /** The check that found it. */
  readonly check: string;
  readonly severity: "error" | "warning";
  /** The other file it is about, where there are two. */
  readonly also?: string;
  /** What stays in force instead of a refused object or pack.json. */
  readonly in_force?: "last good" | "nothing";
}
