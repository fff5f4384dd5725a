import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";

/** The rule_ids of rules that match only what somebody writes who makes an offer or gives an order. Made once per snapshot by `snapshot.derive(offersRules)`. */
export function offersRules(knowledge: Snapshot): ReadonlySet<string> {
  const told = knowledge
    .all("grep_rule")
    .filter(({ extensions }) => extensions?.told_by === "offer");
  return new Set(told.map(({ content }) => content.rule_id));
}

/** Whether a hit is of such a rule, and not of the request's own. */
export function isOffersRule({ rule, leaf, custom }: GrepHit, knowledge: Snapshot): boolean {
  return leaf === undefined && custom !== true && knowledge.derive(offersRules).has(rule);
}
