import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { GlobFind } from "./globs.ts";
import type { HeuristicFind } from "./heuristics.ts";
import type { LabelFind } from "./labels.ts";
import { dimensionsOf, type RuleLeaf } from "./running.ts";

/** The same keys of every rule's hit: its ground and what it is a sign of. */
function groundOf(
  object: KnowledgeObject<Exclude<RuleLeaf, "grep_rule">>,
): Pick<GrepHit, "rule" | "leaf" | "citation" | "dimensions" | "cites"> {
  return {
    rule: object.content.rule_id,
    leaf: object.knowledge_object_type,
    citation: object.extensions?.citation ?? null,
    dimensions: dimensionsOf(object),
    cites: object.extensions?.cites ?? [],
  };
}

/** A glob's hit, with the names and lines it matched. */
export function globHit({ rule: { object }, matches }: GlobFind): GrepHit {
  const { category, severity, description } = object.content;
  return { ...groundOf(object), category, severity, indicator: description, matches };
}

/** A heuristic's hit: one place of each rule it rests on, and which they are. */
export function heuristicHit({ rule: { object }, from }: HeuristicFind): GrepHit {
  const { category, severity, description, weight } = object.content;
  return {
    ...groundOf(object),
    category,
    severity,
    indicator: description,
    matches: from.flatMap(({ matches }) => matches.slice(0, 1)),
    weight,
    from: from.map(({ rule }) => rule),
  };
}

/** A classifier rule's hit: a model's opinion, told as one. */
export function labelHit({ rule: { object }, probability, matches }: LabelFind): GrepHit {
  const { content, extensions } = object;
  const said = `A text model reads this as ${content.label.replaceAll(/[-_]/g, " ")}.`;
  return {
    ...groundOf(object),
    category: content.label,
    severity: extensions?.severity ?? "medium",
    indicator: extensions?.description ?? said,
    matches,
    ...(probability === null ? {} : { probability }),
  };
}
