import type { LiteralIndex } from "./literal-index.ts";
import type { Pattern } from "./pattern.ts";
import { meetsNearby, type CompiledRule } from "./rule.ts";
import type { Indexed } from "./sightings.ts";

/** One way for a rule to match: a pattern that leads, and those that must match too. */
export interface Entry {
  /** Position among the scanner's rules. */
  readonly rule: number;
  /** The rule, of this way's patterns only. */
  readonly compiled: CompiledRule;
  readonly lead: Indexed;
  readonly others: readonly Indexed[];
  /** How many sentences around the leading match the others may stand in; null for anywhere in the text. */
  readonly more: 0 | 1 | null;
}

/** The ways of every rule: one for each pattern where any is enough, else one, led by the pattern with the rarest literals. */
export function entriesOf(
  rules: readonly CompiledRule[],
  ids: ReadonlyMap<Pattern, number>,
  index: LiteralIndex,
): readonly Entry[] {
  const indexed = (pattern: Pattern): Indexed => ({ id: ids.get(pattern) ?? -1, pattern });
  return rules.flatMap((compiled, rule): Entry[] => {
    if (!compiled.allRequired || compiled.patterns.length === 1) {
      return compiled.patterns.map((pattern) => ({
        rule,
        compiled: { ...compiled, allRequired: false, patterns: [pattern] },
        lead: indexed(pattern),
        others: [],
        more: 0,
      }));
    }
    const [lead, ...others] = compiled.patterns
      .map(indexed)
      .toSorted((a, b) => rarityOf(b, index) - rarityOf(a, index));
    if (lead === undefined) return [];
    const more = meetsNearby(compiled) ? (compiled.within === "passage" ? 1 : 0) : null;
    return [{ rule, compiled, lead, others, more }];
  });
}

function rarityOf({ id }: Indexed, index: LiteralIndex): number {
  return index.needsOf(id)[0]?.rarity ?? -Infinity;
}
