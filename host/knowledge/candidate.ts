import type { PackStatus } from "../contract/knowledge.ts";
import type { Assembled } from "./assemble.ts";
import { revisionOf } from "./text/canonical.ts";
import type { PackInForce } from "./choose-packs.ts";
import type { Claim, Won } from "./overlay.ts";
import { slices } from "./text/slices.ts";
import { sameItems, type Entry } from "./snapshot.ts";

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
  /** Of all its good objects. */
  readonly revision: string;
}

/** What was in force before. */
export interface Before {
  readonly candidate: Candidate;
  /** When what lies at a key came into force, as known from before the start; NaN where it is not. */
  readonly sinceMs: (key: string) => number;
}

/** Reads the revision of everything, and of each pack, from what was assembled; of a pack that holds the same as before it is not worked out again. Works in slices. */
export async function candidateOf(
  { winners, claims, packs: sources }: Assembled,
  before?: Before,
): Promise<Candidate> {
  const pause = slices();
  const entries = before === undefined ? winners.map(entryOf) : entriesAfter(before, winners);
  const won = new Map<string, number>();
  for (const { pack } of entries) won.set(pack, (won.get(pack) ?? 0) + 1);
  const byPack = Map.groupBy(claims, ({ place }) => place.pack);
  const held: HeldPack[] = [];
  for (const source of sources) {
    await pause();
    held.push(heldOf(source, byPack.get(source.name) ?? [], before?.candidate));
  }
  await pause();
  const packs = held.map(({ source: { name, manifest }, revision }) => ({
    name,
    version: manifest.version,
    revision,
    n_objects: won.get(name) ?? 0,
  }));
  return { revision: revisionOf(entries), entries, packs, sources, held };
}

function heldOf(source: PackInForce, claims: readonly Claim[], before?: Candidate): HeldPack {
  const known = before?.held.find((each) => each.source.name === source.name);
  if (known !== undefined && sameItems(known.claims, claims)) return { ...known, source };
  return { source, claims, revision: revisionOf(claims.map(entryOf)) };
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

/** What takes the place of another came into force only now, however long it has lain there. */
function entriesAfter({ candidate, sinceMs }: Before, winners: readonly Won[]): Entry[] {
  const known = new Map(candidate.entries.map((entry) => [`${entry.leaf}/${entry.id}`, entry]));
  return winners.map((won) => {
    const own = entryOf(won);
    const last = known.get(`${own.leaf}/${own.id}`);
    if (last === own) return own;
    const isSameObject = last?.sha256 === own.sha256 && last.pack === own.pack;
    const replacing = isSameObject ? last.writtenMs : Date.now();
    const since = last === undefined ? sinceMs(won.place.key) : replacing;
    if (!(since > own.writtenMs)) return own;
    const entry = { ...own, writtenMs: since };
    remembered.set(won, entry);
    return entry;
  });
}

/** A claim that stays has one entry in every snapshot. */
const remembered = new WeakMap<Claim | Won, Entry>();

function entryOf(claim: Claim | Won): Entry {
  const known = remembered.get(claim);
  if (known !== undefined) return known;
  const { place, object, sha256, writtenMs } = claim;
  const entry: Entry = {
    leaf: place.leaf,
    id: place.id,
    sha256,
    pack: place.pack,
    object,
    writtenMs,
    ...("overrides" in claim && { overrides: claim.overrides }),
  };
  remembered.set(claim, entry);
  return entry;
}
