import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { UsageError } from "../running/run-command.ts";

const RULE_LEAVES = [
  "grep_rule",
  "glob_rule",
  "classifier_rule",
  "heuristic_rule",
] as const satisfies readonly Leaf[];

/** The rule_ids of the rules named by id or rule_id, separated by commas. Throws a `UsageError` that names those that do not exist or do not run. */
export function selectRules(knowledge: Snapshot, names: string): ReadonlySet<string> {
  const rules = RULE_LEAVES.flatMap((leaf) => knowledge.listed(leaf));
  const wanted = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (wanted.length === 0) throw new UsageError("--rules names no rule; write ids with , between");
  const chosen = wanted.map((name) => {
    const rule = rules.find(({ id, content }) => id === name || content.rule_id === name);
    if (rule === undefined) throw new UsageError(`${name}: no such rule is in force or on trial`);
    const still = whyStill(rule);
    if (still !== null) throw new UsageError(`${name}: ${still}`);
    return rule.content.rule_id;
  });
  return new Set(chosen);
}

function whyStill({ tags = [], extensions }: KnowledgeObject): string | null {
  if (tags.includes("status:deprecated")) return "is deprecated and does not run";
  if (extensions?.mode === "off")
    return 'has the mode "off" and does not run; set it to "shadow" to see what it would do';
  return null;
}
