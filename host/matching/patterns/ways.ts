import { takenApart } from "./alternatives.ts";
import type { Clause } from "./clause.ts";
import { requiredLiterals } from "./literals.ts";
import type { Node } from "./syntax.ts";

/** Ways one pattern is taken apart into at most. */
const MOST_WAYS = 32;

/** What each way of matching a pattern requires, the most selective clause first. */
export type Ways = readonly (readonly Clause[])[];

/** The ways of a tree to match, each by its own literals, which filters far better than what all have in common; none where a way without literals would have to be looked for everywhere. */
export function waysOf(tree: Node): Ways {
  const parts = takenApart(tree, MOST_WAYS);
  const ways = parts.map(requiredLiterals);
  if (ways.every((clauses) => clauses.length > 0)) return distinct(ways);
  const whole = requiredLiterals(tree);
  return whole.length > 0 ? [whole] : [];
}

function distinct(ways: Ways): Ways {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}
