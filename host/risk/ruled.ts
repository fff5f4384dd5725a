import type { GrepHit } from "../contract/layer.ts";

/** What the rules say by themselves, before the wording was held against them: each with its own severity, and without what the text models say of the wording. */
export function ruledOnly(hits: readonly GrepHit[]): readonly GrepHit[] {
  return hits
    .filter(({ by_wording }) => by_wording !== true)
    .map((hit) => ({ ...hit, severity: hit.lowered_from ?? hit.severity }));
}
