import type { Snapshot } from "../contract/knowledge.ts";

/** The rule_ids of rules that hear a victim tell what befell a worker. Made once per snapshot by `snapshot.derive(victimsRules)`. */
export function victimsRules(knowledge: Snapshot): ReadonlySet<string> {
  const told = knowledge
    .all("grep_rule")
    .filter(({ extensions }) => extensions?.told_by === "victim");
  return new Set(told.map(({ content }) => content.rule_id));
}
