import type { GrepHit } from "../../../contract/layer.ts";
import { isHarmByWording } from "../../../risk/ruled.ts";

/** Chance from which on an answer tells what the wording alone says. */
const TOLD_FROM = 0.5;

/** Of the hits those that an answer tells: what the wording alone says only where it is more likely than not, and that it is somebody's who is harmed only where nothing says by what. */
export function toldHits(hits: readonly GrepHit[]): readonly GrepHit[] {
  const told = hits.filter((hit) => !isHarmByWording(hit) || (hit.probability ?? 1) >= TOLD_FROM);
  if (!told.some(isHarmByWording)) return told;
  return told.filter((hit) => hit.by_wording !== true || isHarmByWording(hit));
}
