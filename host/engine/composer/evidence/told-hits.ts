import type { GrepHit } from "../../../contract/layer.ts";
import type { Reading } from "../../../contract/reading.ts";
import { isHarmByWording } from "../../../risk/ruled.ts";

/** Chance from which on an answer tells what the wording alone says. */
const TOLD_FROM = 0.5;

/** Of the hits those that an answer tells: what the wording alone says only where it is more likely than not, and that it is somebody's who is harmed only where nothing says by what. */
export function toldHits(hits: readonly GrepHit[]): readonly GrepHit[] {
  const told = hits.filter((hit) => !isHarmByWording(hit) || (hit.probability ?? 1) >= TOLD_FROM);
  if (!told.some(isHarmByWording)) return told;
  return told.filter((hit) => hit.by_wording !== true || isHarmByWording(hit));
}

/** What was found, without what only the wording of a message says that goes on with what was told before: its few words sound like anything. */
export function withoutFewWords<Some extends { readonly hits: readonly GrepHit[] }>(
  found: Some,
  { goesOn }: Pick<Reading, "goesOn">,
): Some {
  if (goesOn === undefined) return found;
  return { ...found, hits: found.hits.filter((hit) => hit.by_wording !== true) };
}
