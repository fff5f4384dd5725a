import type { Problem } from "../contract/knowledge.ts";
import { isMostOf, RULE_LEAVES } from "./acts.ts";
import type { PackInForce } from "./choose-packs.ts";
import type { Memory } from "./keeping/memory.ts";
import { manifestKey, type Look } from "./looking/look.ts";
import type { Place } from "./place.ts";

/** A pack most of whose rules are gone from disk, though nobody told the service to let them go. */
export interface EmptiedPack {
  /** `<root>/<pack>`. */
  readonly key: string;
  readonly problem: Problem;
}

type Before = Pick<Memory, "placesBefore" | "actedBefore">;

interface Now {
  readonly look: Look;
  readonly chosen: readonly PackInForce[];
  /** Whether the service itself changed the pack with that key, or a pin puts another in its place. */
  readonly isMeant: (key: string) => boolean;
}

/** The packs of which most rules that acted lie nowhere any more: a folder that was moved away, half a copy, or a pack that takes the place of one with more in it must not take protection away. A rule that another pack in force holds is still there. */
export function emptiedPacks(memory: Before, now: Now): readonly EmptiedPack[] {
  const { look, chosen, isMeant } = now;
  if (look.walk.packs.length === 0) return [];
  const keys = new Set(chosen.map(({ key }) => key));
  const { seen, walk } = look;
  const isThere = (place: Place) =>
    keys.has(packKeyOf(place)) &&
    (seen.has(place.key) || walk.unreadable.some((prefix) => place.key.startsWith(prefix)));
  const rules = [...memory.placesBefore()].filter(
    (place) => RULE_LEAVES.includes(place.leaf) && !isMeant(packKeyOf(place)),
  );
  const missing = new Set(rules.filter((place) => !isThere(place)));
  if (missing.size === 0) return [];
  const held = new Set(
    walk.places.filter((each) => keys.has(packKeyOf(each)) && seen.has(each.key)).map(nameOf),
  );
  const emptied: EmptiedPack[] = [];
  for (const [key, places] of Map.groupBy(rules, packKeyOf)) {
    if (!places.some((place) => missing.has(place))) continue;
    const acting = places.filter((place) => memory.actedBefore(place));
    const lost = acting.filter((place) => missing.has(place) && !held.has(nameOf(place)));
    const [first] = lost;
    if (first === undefined || !isMostOf(lost.length, acting.length)) continue;
    const isFolderThere = walk.packs.some((each) => manifestKey(each) === key);
    const heir = chosen.find(
      (each) => isFolderThere && each.name === first.pack && each.key !== key,
    );
    emptied.push({ key, problem: problemOf(first, { lost, acting, heir }) });
  }
  return emptied;
}

interface Lost {
  readonly lost: readonly Place[];
  readonly acting: readonly Place[];
  /** The pack of the same name that would be in force in its place though it is still there. */
  readonly heir: PackInForce | undefined;
}

const MEANT =
  "rules that are meant to go get the tag status:deprecated first, or go at most half in a minute; where another release is meant, stop the service, move state/generations out of the data folder and start it";

function problemOf({ root, pack, leaf }: Place, { lost, acting, heir }: Lost): Problem {
  const shown = `${root.shown}/${pack}`;
  const gone = `${lost.length} of the ${acting.length} rules of ${shown} that were in force`;
  const [file, message] =
    heir === undefined
      ? [
          `${shown}/${leaf}`,
          `lacks rules: ${gone} are gone from disk, so everything of it stays in force: put the files back; ${MEANT}`,
        ]
      : [
          `${heir.root.shown}/${pack}/pack.json`,
          `would take the place of ${shown}, and ${gone} are not in it, so that one stays in force: put the rules into it or remove it; ${MEANT}`,
        ];
  return { file, path: "", message, check: "place", severity: "error", in_force: "last good" };
}

function packKeyOf({ root, pack }: Place): string {
  return `${root.name}/${pack}`;
}

function nameOf({ leaf, id }: Place): string {
  return `${leaf}/${id}`;
}
