import type { Pattern } from "./pattern.ts";
import { meetsNearby, type CompiledRule } from "./rule.ts";

/** A pattern and its number in the index. */
export interface Indexed {
  readonly id: number;
  readonly pattern: Pattern;
}

/** One way for a rule to match: a pattern that leads, and those that must match too. */
export interface Entry {
  /** Position among the scanner's rules. */
  readonly rule: number;
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
  rarities: Float64Array,
): readonly Entry[] {
  const all = Array.from(ids.keys(), (pattern, id): Indexed => ({ id, pattern }));
  const indexed = (pattern: Pattern): readonly Indexed[] => {
    const one = all[ids.get(pattern) ?? -1];
    return one === undefined ? [] : [one];
  };
  const rarity = (pattern: Pattern): number => rarities[ids.get(pattern) ?? -1] ?? -Infinity;
  return rules.flatMap((compiled, rule): Entry[] => {
    if (!compiled.allRequired || compiled.patterns.length === 1) {
      const alone = { rule, compiled, others: [], more: 0 } as const;
      return compiled.patterns.flatMap(indexed).map((lead) => ({ ...alone, lead }));
    }
    const [lead, ...others] = compiled.patterns
      .toSorted((a, b) => rarity(b) - rarity(a))
      .flatMap(indexed);
    if (lead === undefined) return [];
    const more = meetsNearby(compiled) ? (compiled.within === "passage" ? 1 : 0) : null;
    return [{ rule, compiled, lead, others, more }];
  });
}
