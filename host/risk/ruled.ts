import type { GrepHit } from "../contract/layer.ts";

/** Whether the wording alone names this harm. */
export function isHarmByWording({ by_wording, dimensions }: GrepHit): boolean {
  return by_wording === true && dimensions.length > 0;
}

/** What the rules say by themselves, before the wording was held against them: each with its own severity and all that it names, and without what the text models say of the wording. */
export function ruledOnly(hits: readonly GrepHit[]): readonly GrepHit[] {
  const ruled: GrepHit[] = [];
  for (const hit of hits) {
    const { by_wording, severity, lowered_from = severity, dimensions, named = dimensions } = hit;
    if (by_wording === true) continue;
    const isOwn = lowered_from === severity && named === dimensions;
    ruled.push(isOwn ? hit : { ...hit, severity: lowered_from, dimensions: named });
  }
  return ruled;
}
