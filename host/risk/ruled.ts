import type { GrepHit } from "../contract/layer.ts";

/** What the rules say by themselves, before the wording was held against them: each with its own severity, and without what the text model says of the wording. */
export function ruledOnly(hits: readonly GrepHit[]): readonly GrepHit[] {
  return hits
    .filter(({ leaf, dimensions }) => leaf !== "classifier_rule" || dimensions.length > 0)
    .map((hit) => ({ ...hit, severity: hit.lowered_from ?? hit.severity }));
}
