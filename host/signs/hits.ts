import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { GrepHit, Match } from "../contract/layer.ts";
import type { GlobFind } from "./globs/globs.ts";
import type { HeuristicFind } from "./heuristics.ts";
import type { LabelFind } from "./labels/labels.ts";
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

/** A heuristic's hit: the rules it rests on, and the most telling places of theirs and of what was read. */
export function heuristicHit({ rule: { object }, from, places }: HeuristicFind): GrepHit {
  const { category, severity, description, weight } = object.content;
  return {
    ...groundOf(object),
    category,
    severity,
    indicator: description,
    matches: mostTelling([...places, ...from.flatMap(({ matches }) => matches)]),
    weight,
    from: from.map(({ rule }) => rule),
  };
}

const MOST_PLACES = 4;

/** The longest matches, none within another, in the order of the text. */
function mostTelling(matches: readonly Match[]): readonly Match[] {
  const told: Match[] = [];
  for (const match of matches.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (told.length === MOST_PLACES) break;
    if (!told.some(({ start, end }) => match.start < end && start < match.end)) told.push(match);
  }
  return told.toSorted((a, b) => a.start - b.start);
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
