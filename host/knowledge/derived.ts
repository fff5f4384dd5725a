import { LEAF_NAMES, type Leaf } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";

type Build<T> = (snapshot: Snapshot) => T;

/** What builders made of a snapshot. */
export interface Derived {
  derive<T>(build: Build<T>): T;
  /** What may be used again where only some leaves changed. */
  unchangedBy(changed: ReadonlySet<Leaf>): ReadonlyMap<Build<unknown>, Made>;
}

interface Made {
  readonly value: unknown;
  /** The leaves it was made from; null when it looked at more than objects, or at nothing: then it is made anew for each snapshot. */
  readonly reads: ReadonlySet<Leaf> | null;
}

type Source = Omit<Snapshot, "derive">;

/** Runs each builder once, and notes which leaves it read; begins with what was `carried` over from the snapshot before. */
export function createDerived(
  source: Source,
  carried: ReadonlyMap<Build<unknown>, Made> = new Map(),
): Derived {
  const made = new Map(carried);
  const make = <T>(build: Build<T>): Made => {
    const known = made.get(build);
    if (known !== undefined) return known;
    const seen = new Set<Leaf | "more">();
    const value = build(watched(source, seen, make));
    const reads = new Set(LEAF_NAMES.filter((leaf) => seen.has(leaf)));
    const fresh: Made = { value, reads: seen.has("more") || reads.size === 0 ? null : reads };
    made.set(build, fresh);
    return fresh;
  };
  return {
    derive: <T>(build: Build<T>) => make(build).value as T,
    unchangedBy: (changed) =>
      new Map(
        [...made].filter(
          ([, { reads }]) => reads !== null && ![...reads].some((leaf) => changed.has(leaf)),
        ),
      ),
  };
}

/** The snapshot as one builder sees it. */
function watched(
  source: Source,
  seen: Set<Leaf | "more">,
  make: (build: Build<unknown>) => Made,
): Snapshot {
  const note = <T>(leaf: Leaf | "more", value: T): T => {
    seen.add(leaf);
    return value;
  };
  return {
    get revision() {
      return note("more", source.revision);
    },
    get packs() {
      return note("more", source.packs);
    },
    get: (leaf, id) => note(leaf, source.get(leaf, id)),
    all: (leaf) => note(leaf, source.all(leaf)),
    listed: (leaf) => note(leaf, source.listed(leaf)),
    packOf: (leaf, id) => note("more", source.packOf(leaf, id)),
    overrides: (leaf, id) => note("more", source.overrides?.(leaf, id)),
    writtenAt: (leaf, id) => note("more", source.writtenAt?.(leaf, id)),
    derive<T>(build: Build<T>): T {
      const { value, reads } = make(build);
      if (reads === null) seen.add("more");
      for (const leaf of reads ?? []) seen.add(leaf);
      return value as T;
    },
  };
}
