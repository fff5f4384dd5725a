import type { Problem } from "../contract/knowledge.ts";
import { judgePack, type PackVerdict } from "./judge.ts";
import { manifestKey, type Look } from "./looking/look.ts";
import type { Memory } from "./keeping/memory.ts";
import { LOCAL_PACK } from "./overlay.ts";
import { impliedManifest, type PackManifest } from "./pack.ts";
import type { Root } from "./place.ts";
import { compareSemver } from "./text/semver.ts";
import type { FoundPack } from "./looking/walk.ts";

/** One pack whose objects count. */
export interface PackInForce {
  /** `<root>/<pack>`. */
  readonly key: string;
  readonly name: string;
  readonly manifest: PackManifest;
  readonly root: Root;
  /** Whether it is the pack that promote writes to, whose version is the generation. */
  readonly isLocal: boolean;
}

/** Versions that packs are held at: name → version. */
export type Pins = ReadonlyMap<string, string>;

interface Choosing {
  readonly hostVersion: string;
  readonly pins?: Pins;
  /** Keys of packs that stay in force whatever else has their names. */
  readonly kept?: ReadonlySet<string>;
  readonly onRequest: boolean;
  /** Where what is wrong is put. */
  readonly problems: Problem[];
}

export interface ChosenPacks {
  readonly chosen: readonly PackInForce[];
  /** Of every pack there is, chosen or not. */
  readonly keys: ReadonlySet<string>;
}

/** Of two packs with one name the pinned version wins, else the higher one; at equal versions the one in the earlier root. A pack whose `pack.json` is broken is what it last was. */
export function choosePacks(look: Look, memory: Memory, choosing: Choosing): ChosenPacks {
  const found = [...look.walk.packs, ...unreadablePacks(look, memory)];
  const packs = found.map((pack) => manifestOf(pack, { look, memory, choosing }));
  const chosen: PackInForce[] = [];
  const byName = Map.groupBy(packs, (pack) => pack.name);
  choosing.problems.push(...unknownPins(choosing.pins ?? new Map(), byName));
  for (const [name, rivals] of byName) {
    const [best, ...others] = pinned(rivals, choosing.pins?.get(name), choosing.problems).toSorted(
      (a, b) =>
        compareSemver(b.manifest.version, a.manifest.version) || a.root.order - b.root.order,
    );
    const stays = rivals.find(({ key }) => choosing.kept?.has(key));
    if (stays !== undefined) {
      chosen.push(stays);
      continue;
    }
    if (best !== undefined) chosen.push(best);
    for (const other of others)
      if (best !== undefined) choosing.problems.push(outdone(other, best));
  }
  return {
    chosen: chosen.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    keys: new Set(packs.map(({ key }) => key)),
  };
}

/** Those at the pinned version. Where there is none, all of them, and it is told: no protection at all would be worse than another version. */
function pinned(
  rivals: readonly PackInForce[],
  pin: string | undefined,
  problems: Problem[],
): readonly PackInForce[] {
  if (pin === undefined) return rivals;
  const fitting = rivals.filter(({ manifest }) => manifest.version === pin);
  if (fitting.length > 0) return fitting;
  const [first] = rivals;
  if (first !== undefined)
    problems.push({
      file: `${first.root.shown}/${first.name}/pack.json`,
      path: "version",
      message: `is ${first.manifest.version} and HARNESS_PINS holds ${first.name} at ${pin}, which is not here; npm run pack rollback ${first.name}@${pin} puts it back where it is kept, else install it or change the pin`,
      check: "pin",
      severity: "error",
    });
  return rivals;
}

/** A pin of a pack that is not here holds nothing, as it may be misspelled. */
function unknownPins(pins: Pins, packs: ReadonlyMap<string, unknown>): readonly Problem[] {
  return [...pins]
    .filter(([name]) => !packs.has(name))
    .map(([name, version]) => ({
      file: "HARNESS_PINS",
      path: name,
      message: `holds ${name} at ${version}, and no pack has that name; there are ${[...packs.keys()].toSorted().join(", ")}: correct the name, install the pack, or leave the pin out`,
      check: "pin",
      severity: "warning",
    }));
}

/** Packs of a root that cannot be listed now, as they last were. */
function unreadablePacks({ walk }: Look, memory: Memory): FoundPack[] {
  const seen = new Set(walk.packs.map(manifestKey));
  return [...memory.goodPacks]
    .filter(([key]) => !seen.has(key) && isUnreadable(walk.unreadable, key))
    .flatMap(([key, { name }]) => {
      const root = walk.roots.find((each) => key.startsWith(`${each.name}/`));
      return root === undefined
        ? []
        : [{ root, name, manifest: null, shown: `${root.shown}/${name}` }];
    });
}

function isUnreadable(prefixes: readonly string[], key: string): boolean {
  return prefixes.some((prefix) => `${key}/`.startsWith(prefix));
}

interface Context {
  readonly look: Look;
  readonly memory: Memory;
  readonly choosing: Choosing;
}

function manifestOf(pack: FoundPack, context: Context): PackInForce {
  const { memory, choosing, look } = context;
  const { root, name } = pack;
  const key = manifestKey(pack);
  const isLocal = root.name === "last" && name === LOCAL_PACK;
  const verdict = verdictOf(pack, context);
  const good = verdict?.manifest ?? memory.goodPacks.get(key);
  if (good !== undefined) memory.goodPacks.set(key, good);
  if (verdict !== null) choosing.problems.push(...problemsOf(pack, verdict, good !== undefined));
  else if (!isLocal && !isUnreadable(look.walk.unreadable, key))
    choosing.problems.push(missing(pack, good !== undefined));
  return { key, name, manifest: good ?? impliedManifest(name), root, isLocal };
}

function problemsOf(
  pack: FoundPack,
  { manifest, found }: PackVerdict,
  hasGood: boolean,
): Problem[] {
  return found.map(({ path, message, check, severity = "error" }) => ({
    file: pack.shown,
    path,
    message,
    check,
    severity,
    ...(manifest === null && { in_force: hasGood ? ("last good" as const) : ("nothing" as const) }),
  }));
}

/** What became of its `pack.json`; null when there is none. */
function verdictOf(pack: FoundPack, { look, memory, choosing }: Context): PackVerdict | null {
  const key = manifestKey(pack);
  const file = look.seen.get(key);
  if (file === undefined) return null;
  const known = memory.packVerdicts.get(key);
  if (known?.digest === file.digest) return known.verdict;
  const verdict =
    file.bytes === null
      ? unreadable(file.digest)
      : judgePack(file.bytes, { folder: pack.name, hostVersion: choosing.hostVersion }, choosing);
  memory.packVerdicts.set(key, { digest: file.digest, verdict });
  return verdict;
}

function unreadable(digest: string): PackVerdict {
  const reason = digest.replace("unreadable:", "");
  const message = reason.endsWith(" no file")
    ? `is ${reason}; put the file back`
    : `cannot be read (${reason})`;
  return { manifest: null, found: [{ path: "", message, check: "place" }] };
}

function missing({ shown, name }: FoundPack, hasGood: boolean): Problem {
  return {
    file: shown,
    path: "",
    message: `is missing; write one with the name "${name}", a version, a title, a license and maintainers`,
    check: "place",
    severity: "error",
    in_force: hasGood ? "last good" : "nothing",
  };
}

function outdone(loser: PackInForce, winner: PackInForce): Problem {
  const [own, other] = [loser.manifest.version, winner.manifest.version];
  const isEqual = compareSemver(own, other) === 0;
  return {
    file: `${loser.root.shown}/${loser.name}/pack.json`,
    path: "version",
    message: `is ${own} and ${winner.root.shown}/${winner.name} is ${other}, so that one is in force; remove this pack or raise its version`,
    check: "unique",
    severity: isEqual ? "error" : "warning",
  };
}
