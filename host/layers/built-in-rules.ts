import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { FoldedText } from "../contract/reading.ts";
import { compileObject } from "../matching/grep-rule.ts";
import type { CompiledRule } from "../matching/rule.ts";
import { Scanner, type RuleHit } from "../matching/scanner.ts";
import { runningRules, type Running } from "../signs/running.ts";

/** A rule that matched, and where. */
export interface BuiltInHit {
  readonly rule: Running<"grep_rule">;
  readonly hit: RuleHit;
}

/** The rules of a snapshot, ready to be scanned for. */
export interface BuiltInRules {
  readonly size: number;
  /** Rejects with the signal's reason once aborted. */
  scan(text: FoldedText, signal?: AbortSignal): Promise<readonly BuiltInHit[]>;
}

/** Rules that changed since a scanner of all was made stand beside it in one of their own, up to so many: making one of all takes some hundred milliseconds. */
const MOST_BESIDE = 64;

interface Scanned {
  readonly scanner: Scanner;
  /** In the scanner's order. */
  readonly rules: readonly Running<"grep_rule">[];
}

/** The last scanner of all rules. */
let all: Scanned | null = null;

/** Compiles every bundled rule that may run; one that does not compile is left out. Made once per snapshot by `snapshot.derive(buildRules)`; what did not change since the last one is not made again. */
export function buildRules(snapshot: Snapshot): BuiltInRules {
  const rules = runningRules(snapshot, "grep_rule").filter(
    ({ object }) => compileObject(object).rule !== undefined,
  );
  // A few by themselves, as when one rule is tried, must not take the place of all.
  if (rules.length <= MOST_BESIDE) return rulesOf([scannedFor(rules)], rules.length);
  const before = new Set<KnowledgeObject>(all?.rules.map(({ object }) => object));
  const added = rules.filter(({ object }) => !before.has(object));
  const gone = before.size - (rules.length - added.length);
  if (all === null || added.length + gone > MOST_BESIDE) {
    all = scannedFor(rules);
    return rulesOf([all], rules.length);
  }
  const inForce = new Set<KnowledgeObject>(rules.map(({ object }) => object));
  return rulesOf(added.length === 0 ? [all] : [all, scannedFor(added)], rules.length, inForce);
}

function scannedFor(rules: readonly Running<"grep_rule">[]): Scanned {
  const compiled = rules.flatMap(({ object }): CompiledRule[] => {
    const { rule } = compileObject(object);
    return rule === undefined ? [] : [rule];
  });
  return { scanner: new Scanner(compiled), rules };
}

function rulesOf(
  scanned: readonly Scanned[],
  size: number,
  inForce?: ReadonlySet<KnowledgeObject>,
): BuiltInRules {
  return {
    size,
    async scan(text, signal) {
      const hits: BuiltInHit[] = [];
      for (const { scanner, rules } of scanned) {
        for (const hit of await scanner.scan(text, signal)) {
          const rule = rules[hit.rule];
          if (rule !== undefined && inForce?.has(rule.object) !== false) hits.push({ rule, hit });
        }
      }
      return hits;
    },
  };
}
