import type { HeldPack } from "../../knowledge/candidate.ts";
import { revisionOf } from "../../knowledge/text/canonical.ts";
import { LOCAL_PACK, SELECTION } from "../../knowledge/overlay.ts";
import { compareSemver } from "../../knowledge/text/semver.ts";
import type { PackContent } from "../archives/pack-content.ts";
import type { Pins } from "../../knowledge/choose-packs.ts";

/** What a choice of a pack's objects is called. */
export function selectionName(pack: string): string {
  return `${pack}${SELECTION}`;
}

/** Whether a pack is added to what is there rather than put in its place: the local one and selections remove nothing. */
export function isAdded(pack: string): boolean {
  return pack === LOCAL_PACK || pack.endsWith(SELECTION);
}

export interface VersionRules {
  /** The pack of the same name in force, if any. */
  readonly held: HeldPack | undefined;
  /** The version of that name in the roots that are only read, if any. */
  readonly bundled: string | null;
  readonly pins: Pins;
  readonly downgrade: boolean;
}

/** Why a pack may not take the place of the one in force: a pin, an older version, or a version that has other content. Null when it may. */
export function versionProblem({ pack, objects }: PackContent, rules: VersionRules): string | null {
  const { held, bundled, pins, downgrade } = rules;
  const { name, version } = pack;
  const pin = pins.get(name);
  if (pin !== undefined && pin !== version)
    return `is ${version} and HARNESS_PINS holds ${name} at ${pin}; change the pin first`;
  if (bundled !== null && pin === undefined && compareSemver(version, bundled) < 0)
    return `is ${version}, lower than ${bundled}, which came with the service; hold it with HARNESS_PINS=${name}@${version}`;
  if (held === undefined) return null;
  const current = held.source.manifest.version;
  const order = compareSemver(version, current);
  if (order === 0)
    return version === current && isSameContent(objects, held)
      ? null
      : `is ${version} like the one in force, with other content; raise the version`;
  return order > 0 || downgrade
    ? null
    : `is ${version}, lower than ${current} in force; ask for a downgrade if that is meant`;
}

/** Whether a pack in force holds exactly these objects. */
export function isSameContent(objects: PackContent["objects"], { claims }: HeldPack): boolean {
  const here = claims.map(({ place, sha256 }) => ({ leaf: place.leaf, id: place.id, sha256 }));
  const there = objects.map(({ leaf, id, verdict }) => ({ leaf, id, sha256: verdict.sha256 }));
  return revisionOf(here) === revisionOf(there);
}
