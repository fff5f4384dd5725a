import type { HeldPack } from "../../knowledge/candidate.ts";
import { versionOf } from "../../knowledge/overlay.ts";
import { compareSemver } from "../../knowledge/text/semver.ts";
import type { ArchiveProblem } from "../archives/archive-reading.ts";
import { contentOf } from "../held-content.ts";
import { manifestOf, manifestText, pathOf } from "../manifest.ts";
import type { PackContent, PackObject } from "../archives/pack-content.ts";

/** A pack together with what is there already, or the objects that do not go together. */
export interface Addition {
  readonly content: PackContent;
  readonly conflicts: readonly ArchiveProblem[];
}

/** Adds a pack to the pack of its name in force: nothing there is removed, and an object is replaced only by a higher version. */
export async function addTo(held: HeldPack | undefined, coming: PackContent): Promise<Addition> {
  if (held === undefined || held.claims.length === 0) return { content: coming, conflicts: [] };
  const there = await contentOf(held);
  const objects = new Map(there.objects.map((object) => [pathOf(object), object]));
  const conflicts: ArchiveProblem[] = [];
  for (const object of coming.objects) {
    const path = pathOf(object);
    const before = objects.get(path);
    const conflict = before === undefined ? null : conflictOf(object, before);
    if (conflict === null) objects.set(path, object);
    else
      conflicts.push({ file: `${coming.pack.name}/${path}`, path: "version", message: conflict });
  }
  return { content: together(there, coming, [...objects.values()]), conflicts };
}

function conflictOf(coming: PackObject, before: PackObject): string | null {
  if (coming.verdict.sha256 === before.verdict.sha256) return null;
  const [own, other] = [versionOf(coming.object), versionOf(before.object)];
  if (own > other) return null;
  return own === other
    ? `is v${own} like the one in force, with other content; raise the version to v${other + 1}`
    : `is v${own}, lower than v${other} in force; leave it out, or raise the version to v${other + 1}`;
}

function together(there: PackContent, coming: PackContent, objects: PackObject[]): PackContent {
  const isNewer = compareSemver(coming.pack.version, there.pack.version) >= 0;
  const { pack, packText, changelog } = isNewer ? coming : there;
  const content = { pack, packText, changelog, objects: objects.toSorted(byPath) };
  const manifest = manifestText(manifestOf(content));
  const whole = [coming, there].find((each) => each.manifest === manifest);
  return { ...content, manifest, signature: whole?.signature ?? null };
}

function byPath(a: PackObject, b: PackObject): number {
  return pathOf(a) < pathOf(b) ? -1 : 1;
}
