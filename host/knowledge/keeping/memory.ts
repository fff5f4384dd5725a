import { isLeaf } from "../../../schemas/taxonomy.ts";
import { acts, RULE_LEAVES } from "../acts.ts";
import type { StoredGeneration } from "./generations.ts";
import { createInForceKeys, type InForceKeys } from "./in-force-keys.ts";
import { createLatelyGone } from "./lately-gone.ts";
import { judgeObject, type PackVerdict, type Verdict } from "../judge.ts";
import type { Claim } from "../overlay.ts";
import type { PackManifest } from "../pack.ts";
import { placeOf, type Place, type Root } from "../place.ts";

/** What was judged and what was good before, so that a broken file does not take its object away. */
export interface Memory extends InForceKeys {
  /** By key: the digest that was judged, and what became of it. */
  readonly verdicts: Map<string, { readonly digest: string; readonly verdict: Verdict }>;
  readonly packVerdicts: Map<string, { readonly digest: string; readonly verdict: PackVerdict }>;
  /** The last good version of every object. */
  readonly good: Map<string, Claim>;
  /** The last good `pack.json` of every pack, by `<root>/<pack>`. */
  readonly goodPacks: Map<string, PackManifest>;
  /** The digest that was judged last at a key, of an object or of a `pack.json`. */
  judgedAt(key: string): string | undefined;
  /** The last good version of the object at a place, from this run or from the generation on disk. */
  goodAt(place: Place): Claim | undefined;
  /** Every last good object whose key begins with one of the prefixes, but for those that are there. */
  goodUnder(prefixes: readonly string[], isThere: (key: string) => boolean): readonly Claim[];
  /** Where good objects lay before, in this run or in the generation on disk (of the latter only in roots that are still the same folders), with the rules that went lately. */
  placesBefore(): Iterable<Place>;
  /** Whether what lay there before, or went lately, was in force and did more than be traced. */
  actedBefore(place: Place): boolean;
  /** What was judged good without a look. */
  remember(claim: Claim, judged: { readonly digest: string; readonly verdict: Verdict }): void;
  forget(key: string): void;
  /** What is gone from disk is gone here too, the rules of packs that were not `changed` by the service a while later; from now on nothing is taken from the generation on disk. */
  forgetAllBut(keys: KeptKeys, changed: ReadonlySet<string>): void;
}

/** The keys that are still there. */
export interface KeptKeys {
  /** Of the object files. */
  readonly seen: ReadonlySet<string>;
  /** Of the objects that are good, or were and still count. */
  readonly good: ReadonlySet<string>;
  /** Of the packs. */
  readonly packs: ReadonlySet<string>;
}

/** Begins with what the newest generation on disk held, if there is one. */
export function createMemory(roots: readonly Root[], stored: StoredGeneration | null): Memory {
  let generation = stored;
  const lately = createLatelyGone();
  const again = (place: Place): Claim | undefined => {
    const claim = lately.take(place.key);
    if (claim !== undefined) memory.good.set(place.key, claim);
    return claim;
  };
  const memory: Memory = {
    verdicts: new Map(),
    packVerdicts: new Map(),
    good: new Map(),
    goodPacks: new Map(stored?.head.packs.map(({ key, manifest }) => [key, manifest])),
    judgedAt: (key) => (memory.verdicts.get(key) ?? memory.packVerdicts.get(key))?.digest,
    goodAt(place) {
      const known = memory.good.get(place.key) ?? restore(place, generation);
      if (known !== undefined) memory.good.set(place.key, known);
      return known;
    },
    goodUnder(prefixes, isThere) {
      if (prefixes.length === 0) return [];
      const known = [memory.good.keys(), lately.keys(), generation?.keys() ?? []];
      return under(prefixes, known)
        .filter((key) => !isThere(key))
        .flatMap((key) => placeAt(key, roots) ?? [])
        .flatMap((place) => memory.goodAt(place) ?? again(place) ?? []);
    },
    *placesBefore() {
      for (const { place } of memory.good.values()) yield place;
      for (const place of lately.places()) if (!memory.good.has(place.key)) yield place;
      for (const place of placesIn(generation, roots)) if (!memory.good.has(place.key)) yield place;
    },
    actedBefore({ key }) {
      if (lately.has(key)) return true;
      const object = memory.good.get(key)?.object ?? generation?.row(key)?.object;
      return memory.wasInForce(key) && object !== undefined && acts(object);
    },
    ...createInForceKeys((key) => generation?.row(key)?.in_force ?? false),
    remember(claim, judged) {
      memory.verdicts.set(claim.place.key, judged);
      memory.good.set(claim.place.key, claim);
    },
    forget(key) {
      memory.verdicts.delete(key);
      memory.good.delete(key);
    },
    forgetAllBut({ seen, good, packs }, changed) {
      const gone = [...memory.good.values()].filter(({ place }) => !good.has(place.key));
      for (const claim of gone.filter(isRule))
        if (memory.actedBefore(claim.place)) lately.note(claim);
      lately.forget((place) => good.has(place.key) || changed.has(place.pack));
      keep(memory.verdicts, seen);
      keep(memory.good, good);
      keep(memory.packVerdicts, packs);
      keep(memory.goodPacks, packs);
      generation = null;
    },
  };
  return memory;
}

/** The keys that begin with one of the prefixes, each once. */
function under(prefixes: readonly string[], lists: readonly Iterable<string>[]): string[] {
  const keys = new Set(lists.flatMap((each) => [...each]));
  return [...keys].filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}

function isRule({ place }: Claim): boolean {
  return RULE_LEAVES.includes(place.leaf);
}

function keep(entries: Map<string, unknown>, keys: ReadonlySet<string>): void {
  for (const key of entries.keys()) if (!keys.has(key)) entries.delete(key);
}

/** Every object that was in force in a generation on disk and is still good. */
export function claimsOf(generation: StoredGeneration, roots: readonly Root[]): Claim[] {
  return [...generation.keys()]
    .filter((key) => generation.row(key)?.in_force)
    .flatMap((key) => placeAt(key, roots) ?? [])
    .flatMap((place) => restore(place, generation) ?? []);
}

/** The places that a generation names in the folders that were its roots: another folder under the same name is another choice, and no loss. */
function placesIn(generation: StoredGeneration | null, roots: readonly Root[]): Place[] {
  const paths = generation?.head.roots;
  const same = roots.filter(({ name, path }) => (paths?.[name] ?? path) === path);
  return [...(generation?.keys() ?? [])]
    .filter((key) => same.some(({ name }) => key.startsWith(`${name}/`)))
    .flatMap((key) => placeAt(key, roots) ?? []);
}

/** An object of an earlier generation, if today's checks still accept it. */
function restore(place: Place, generation: StoredGeneration | null): Claim | undefined {
  const row = generation?.row(place.key);
  if (row === undefined) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(row.object));
  const { object, sha256 } = judgeObject(bytes, place);
  const writtenMs = Date.parse(generation?.head.activated_at ?? "");
  return object === null ? undefined : { place, object, sha256, writtenMs };
}

/** The place a key names; null when it names no leaf or no root of today. */
function placeAt(key: string, roots: readonly Root[]): Place | null {
  const [rootName, pack, leaf, id] = key.split("/");
  const root = roots.find(({ name }) => name === rootName) ?? roots[0];
  if (root === undefined || pack === undefined || id === undefined || !isLeaf(leaf)) return null;
  return placeOf(root, pack, { leaf, id });
}
