import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { compileObject } from "../../matching/grep-rule.ts";
import type { CompiledRule } from "../../matching/rule.ts";
import { Scanner, type RuleHit } from "../../matching/scanner.ts";
import { runningRules, type Running } from "../../signs/running.ts";

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

/** So many rules by themselves, as when one is tried, get a scanner of their own. */
const FEW = 64;
/** So many rules that are new stand in a scanner made anew for each snapshot; more of them get one that stays. */
const MOST_NEW = 16;
/** A scanner takes in those made after it once they hold this part of what it holds: making one of all rules takes some hundred milliseconds, and must be seldom. */
const PART = 1 / 8;

interface Scanned {
  readonly scanner: Scanner;
  /** In the scanner's order. */
  readonly rules: readonly Running<"grep_rule">[];
}

/** The scanners that stay, the largest first; together they hold every rule there was, and some that are gone. */
let standing: readonly Scanned[] = [];

/** Compiles every bundled rule that may run; one that does not compile is left out. Made once per snapshot by `snapshot.derive(buildRules)`; what did not change since the last one is not made again. */
export function buildRules(snapshot: Snapshot): BuiltInRules {
  const rules = runningRules(snapshot, "grep_rule").filter(
    ({ object }) => compileObject(object).rule !== undefined,
  );
  if (rules.length <= FEW) return rulesOf([scannedFor(rules)], rules.length, new Set());
  const inForce = new Set<KnowledgeObject>(rules.map(({ object }) => object));
  const known = new Set<KnowledgeObject>();
  const gone = new Set<KnowledgeObject>();
  for (const { rules: held } of standing)
    for (const { object } of held) (inForce.has(object) ? known : gone).add(object);
  const added = rules.filter(({ object }) => !known.has(object));
  if (gone.size > rules.length * PART) {
    standing = [scannedFor(rules)];
    return rulesOf(standing, rules.length, new Set());
  }
  if (added.length > MOST_NEW) standing = withLevel(standing, added, inForce);
  const beside = added.length === 0 || added.length > MOST_NEW ? [] : [scannedFor(added)];
  return rulesOf([...standing, ...beside], rules.length, gone);
}

/** The scanners with one more for what was added; it takes in every one that is not much larger. */
function withLevel(
  levels: readonly Scanned[],
  added: readonly Running<"grep_rule">[],
  inForce: ReadonlySet<KnowledgeObject>,
): Scanned[] {
  const stay = [...levels];
  const rules = [...added];
  for (let last = stay.at(-1); last !== undefined; last = stay.at(-1)) {
    if (rules.length < last.rules.length * PART) break;
    rules.unshift(...last.rules.filter(({ object }) => inForce.has(object)));
    stay.pop();
  }
  return [...stay, scannedFor(rules)];
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
  gone: ReadonlySet<KnowledgeObject>,
): BuiltInRules {
  return {
    size,
    async scan(text, signal) {
      const hits: BuiltInHit[] = [];
      for (const { scanner, rules } of scanned) {
        for (const hit of await scanner.scan(text, signal)) {
          const rule = rules[hit.rule];
          if (rule !== undefined && !gone.has(rule.object)) hits.push({ rule, hit });
        }
      }
      return hits;
    },
  };
}
