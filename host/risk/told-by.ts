import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";

/** Who says what a rule matches: a victim, of what befell a worker, or one who makes an offer or gives an order. */
type Teller = NonNullable<NonNullable<KnowledgeObject<"grep_rule">["extensions"]>["told_by"]>;

/** Of the rules that say who tells what they match, by their rule_id, who that is. Made once per snapshot by `snapshot.derive(tellers)`. */
export function tellers(knowledge: Snapshot): ReadonlyMap<string, Teller> {
  return new Map(
    knowledge.all("grep_rule").flatMap(({ content, extensions }): [string, Teller][] => {
      const teller = extensions?.told_by;
      return teller === undefined ? [] : [[content.rule_id, teller]];
    }),
  );
}

/** Whether a hit is of a bundled rule that only who it is told by writes. */
export function isToldBy(
  teller: Teller,
  { rule, leaf, custom }: GrepHit,
  knowledge: Snapshot,
): boolean {
  const isBundled = leaf === undefined && custom !== true;
  return isBundled && knowledge.derive(tellers).get(rule) === teller;
}
