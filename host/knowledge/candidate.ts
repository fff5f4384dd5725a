import type { PackStatus } from "../contract/knowledge.ts";
import type { Assembled } from "./assemble.ts";
import { revisionOf } from "./canonical.ts";
import type { PackInForce } from "./choose-packs.ts";
import type { Claim, Won } from "./overlay.ts";
import type { Entry } from "./snapshot.ts";

/** What would come into force next. */
export interface Candidate {
  readonly revision: string;
  readonly entries: readonly Entry[];
  /** Packs by name; the local pack's version is told by `packsAt`. */
  readonly packs: readonly PackStatus[];
  readonly sources: readonly PackInForce[];
  readonly held: readonly HeldPack[];
}

/** One pack in force and every good object of it, in force or covered by another pack. */
export interface HeldPack {
  readonly source: PackInForce;
  readonly claims: readonly Claim[];
}

/** Reads the revision of everything, and of each pack, from what was assembled. */
export function candidateOf({ winners, claims, packs: sources }: Assembled): Candidate {
  const entries = winners.map(entryOf);
  const won = Map.groupBy(entries, ({ pack }) => pack);
  const held = Map.groupBy(claims, ({ place }) => place.pack);
  const packs = sources.map(({ name, manifest }) => ({
    name,
    version: manifest.version,
    revision: revisionOf((held.get(name) ?? []).map(entryOf)),
    n_objects: won.get(name)?.length ?? 0,
  }));
  const all = sources.map((source) => ({ source, claims: held.get(source.name) ?? [] }));
  return { revision: revisionOf(entries), entries, packs, sources, held: all };
}

/** Packs as a snapshot of that generation lists them: the local pack's version is `0.0.<generation>`. */
export function packsAt({ packs, sources }: Candidate, generation: number): PackStatus[] {
  const local = sources.find(({ isLocal }) => isLocal)?.name;
  return packs.map((pack) =>
    pack.name === local ? { ...pack, version: `0.0.${generation}` } : pack,
  );
}

/** Whether two candidates put the same into force. */
export function isSame(a: Candidate, b: Candidate): boolean {
  return a.revision === b.revision && JSON.stringify(a.packs) === JSON.stringify(b.packs);
}

function entryOf(claim: Claim | Won): Entry {
  const { place, object, sha256 } = claim;
  return {
    leaf: place.leaf,
    id: place.id,
    sha256,
    pack: place.pack,
    object,
    ...("overrides" in claim && { overrides: claim.overrides }),
  };
}
