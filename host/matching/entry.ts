import type { LiteralIndex, Needs } from "./literal-index.ts";
import type { Pattern } from "./pattern.ts";
import { meetsNearby, type CompiledRule } from "./rule.ts";

/** A pattern, its number in the index, and what each of its ways needs. */
export interface Indexed {
  readonly id: number;
  readonly pattern: Pattern;
  readonly ways: readonly Needs[];
}

/** One way for a rule to match: a pattern that leads, those that must match too, and those that must not. */
export interface Entry {
  /** Position among the scanner's rules. */
  readonly rule: number;
  readonly compiled: CompiledRule;
  readonly lead: Indexed;
  readonly others: readonly Indexed[];
  readonly unless: readonly Indexed[];
  /** How many sentences around the leading match the others may stand in; null for anywhere in the text. */
  readonly more: 0 | 1 | null;
}

/** The ways of every rule: one for each pattern where any is enough, else one, led by the pattern with the rarest literals. */
export function entriesOf(
  rules: readonly CompiledRule[],
  ids: ReadonlyMap<Pattern, number>,
  index: LiteralIndex,
): readonly Entry[] {
  const all = Array.from(ids.keys(), (pattern, id): Indexed => ({
    id,
    pattern,
    ways: index.ways[id] ?? [],
  }));
  const indexed = (pattern: Pattern): readonly Indexed[] => {
    const one = all[ids.get(pattern) ?? -1];
    return one === undefined ? [] : [one];
  };
  const rarity = (pattern: Pattern): number => index.rarities[ids.get(pattern) ?? -1] ?? -Infinity;
  return rules.flatMap((compiled, rule): Entry[] => {
    const unless = compiled.unless.flatMap(indexed);
    if (!compiled.allRequired || compiled.patterns.length === 1) {
      const alone = { rule, compiled, others: [], unless, more: 0 } as const;
      return compiled.patterns.flatMap(indexed).map((lead) => ({ ...alone, lead }));
    }
    const [lead, ...others] = compiled.patterns
      .toSorted((a, b) => rarity(b) - rarity(a))
      .flatMap(indexed);
    if (lead === undefined) return [];
    const more = meetsNearby(compiled) ? (compiled.within === "passage" ? 1 : 0) : null;
    return [{ rule, compiled, lead, others, unless, more }];
  });
}
