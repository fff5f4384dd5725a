import type { GrepHit } from "../../contract/layer.ts";

/** Chance from which on an answer tells what the wording alone says. */
const TOLD_FROM = 0.5;

/** Of the hits those that an answer tells: what the wording alone says only where it is more likely than not, and that it is somebody's who is harmed only where nothing says by what. */
export function toldHits(hits: readonly GrepHit[]): readonly GrepHit[] {
  const told = hits.filter(
    ({ by_wording, dimensions, probability = 1 }) =>
      by_wording !== true || dimensions.length === 0 || probability >= TOLD_FROM,
  );
  if (!told.some(isNamed)) return told;
  return told.filter((hit) => hit.by_wording !== true || isNamed(hit));
}

function isNamed({ by_wording, dimensions }: GrepHit): boolean {
  return by_wording === true && dimensions.length > 0;
}
