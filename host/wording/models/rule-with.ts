import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";

type Rule = KnowledgeObject<"classifier_rule">;
type Extensions = NonNullable<Rule["extensions"]>;

/** A classifier_rule and what it brings under one of its extensions. */
export interface RuleWith<Key extends keyof Extensions> {
  readonly object: Rule;
  readonly held: NonNullable<Extensions[Key]>;
}

/** The first reviewed classifier_rule with that extension that is not off; null where no pack has one. */
export function ruleWith<Key extends keyof Extensions>(
  snapshot: Snapshot,
  key: Key,
): RuleWith<Key> | null {
  for (const object of snapshot.all("classifier_rule")) {
    const held = object.extensions?.[key] ?? null;
    if (held !== null && object.extensions?.mode !== "off") return { object, held };
  }
  return null;
}
