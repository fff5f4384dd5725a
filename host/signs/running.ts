import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { tagged } from "../../schemas/taxonomy.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";

/** The leaves whose objects judge a message. */
export type RuleLeaf = Extract<
  Leaf,
  "grep_rule" | "glob_rule" | "heuristic_rule" | "classifier_rule"
>;

/** A rule that runs. */
export interface Running<L extends RuleLeaf> {
  readonly object: KnowledgeObject<L>;
  /** Runs and is traced, but changes nothing. */
  readonly shadow: boolean;
}

/** The rules of a leaf that run, in order of id: reviewed ones enforce or shadow as their mode says, drafts only shadow; those that are off or deprecated do not. */
export function runningRules<L extends RuleLeaf>(snapshot: Snapshot, leaf: L): Running<L>[] {
  const inForce = new Set(snapshot.all(leaf).map(({ id }) => id));
  return snapshot.listed(leaf).flatMap((object) => {
    const mode = object.extensions?.mode ?? "enforce";
    const draft = object.tags?.includes("status:draft") ?? false;
    if (mode === "off" || !(draft || inForce.has(object.id))) return [];
    return [{ object, shadow: draft || mode === "shadow" }];
  });
}

interface Tagged {
  readonly tags?: readonly string[];
}

const dimensions = new WeakMap<Tagged, readonly string[]>();

/** Dimension ids from an object's `indicator:` tags; read once, as the same rules fire again and again. */
export function dimensionsOf(object: Tagged): readonly string[] {
  const known = dimensions.get(object);
  if (known !== undefined) return known;
  const read = tagged(object, "indicator");
  dimensions.set(object, read);
  return read;
}
