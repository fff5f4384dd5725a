import type { Engine } from "../../contract/engine.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { HeldPack } from "../../knowledge/candidate.ts";
import type { Claim, Won } from "../../knowledge/overlay.ts";
import { hasRules, NO_RULES } from "../../../schemas/rules-in-force.ts";
import { takeSnapshot } from "../../knowledge/snapshot.ts";
import type { ArchiveProblem } from "../archives/archive-reading.ts";

/** Who is asked whether it could work; null where there is no engine. */
export type Asked = Pick<Engine, "ready"> | null;

/** Why a host could do its work no more with other knowledge, by what readiness is judged by; null where it could, and where it cannot now either. */
export function lostReadiness(next: Snapshot, now: Snapshot, engine: Asked): string | null {
  if (countOf(next) === 0 && countOf(now) > 0)
    return "no knowledge would be in force any more; send a pack that holds objects";
  if (!hasRules(next) && hasRules(now))
    return `${NO_RULES} any more; send a pack that holds grep_rules, or leave those in force where they are`;
  if (engine === null || !engine.ready(now).ok) return null;
  const { ok, reason = "it gives no reason" } = engine.ready(next);
  return ok
    ? null
    : `the engine could not answer any more (${reason}); send a pack that holds what it needs`;
}

/** What would be in force were these the winners, for a question about it. */
export function trialSnapshot(winners: readonly Won[], now: Snapshot): Snapshot {
  const entries = winners.map(({ place, object, sha256, writtenMs }) => {
    const { leaf, id, pack } = place;
    return { leaf, id, pack, object, sha256, writtenMs };
  });
  const packs = [{ name: "all", version: "0.0.0", revision: "", n_objects: entries.length }];
  return takeSnapshot({ entries, packs, revision: "", before: now });
}

/** What is told of a pack that holds nothing where it held objects: an empty pack must not take protection away. Null where it held none, or other packs hold all of them. */
export function emptiedProblem(
  { source, claims }: HeldPack,
  winners: readonly Pick<Claim, "place">[],
): ArchiveProblem | null {
  const held = new Set(winners.map(nameOf));
  const gone = claims.filter((claim) => !held.has(nameOf(claim)));
  if (gone.length === 0) return null;
  const { name, manifest } = source;
  return {
    file: `${name}/pack.json`,
    path: "",
    message: `comes with no object, and ${gone.length} of ${name} ${manifest.version} in force would go with nothing in their place; put its objects into it, those that are meant to go with the tag status:deprecated`,
  };
}

/** So many objects of a leaf do not go by an edit: they were left out of the archive. */
const MANY = 20;

/** What is told of a pack that comes without one object of a leaf of which it held many: rules left out of an archive must not take protection away. One problem for each leaf, that of the most first; an object that other packs hold counts as there. */
export function strippedProblems(
  { source: { name, manifest }, claims }: HeldPack,
  comes: ReadonlySet<string>,
  winners: readonly Pick<Claim, "place">[],
): readonly ArchiveProblem[] {
  const held = new Set(winners.map(nameOf));
  const gone = claims.filter((claim) => !comes.has(claim.place.leaf) && !held.has(nameOf(claim)));
  return Object.entries(Object.groupBy(gone, ({ place }) => place.leaf))
    .filter(([, of]) => of.length >= MANY)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([leaf, of]) => ({
      file: `${name}/${leaf}`,
      path: "",
      message: `is not in the archive, and ${of.length} objects of ${name} ${manifest.version} in force would go with nothing in their place; put the folder into it, those that are meant to go with the tag status:deprecated`,
    }));
}

function countOf({ packs }: Snapshot): number {
  return packs.reduce((sum, { n_objects }) => sum + n_objects, 0);
}

function nameOf({ place }: Pick<Claim, "place">): string {
  return `${place.leaf}/${place.id}`;
}
