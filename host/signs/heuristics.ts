import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit, Match } from "../contract/layer.ts";
import { FACT_NAMES, FACT_PLACES, factsOf, type FactGround } from "./facts.ts";
import {
  readCondition,
  type Condition,
  type ConditionReading,
  type LogicProblem,
} from "./logic/logic.ts";
import type { Fired } from "./logic/logic-bound.ts";
import { LogicLimit } from "./logic/logic-forms.ts";
import { runningRules, type Running } from "./running.ts";
import { scarcityOf } from "./labels/scarcity.ts";

type HeuristicObject = KnowledgeObject<"heuristic_rule">;

/** A heuristic whose condition holds, and the hits it rests on. */
export interface HeuristicFind {
  readonly rule: Running<"heuristic_rule">;
  readonly from: readonly GrepHit[];
  /** Where in the message stands what was read of it. */
  readonly places: readonly Match[];
}

/** What the heuristics of a snapshot make of a message. */
export interface Heuristics {
  readonly size: number;
  find(ground: FactGround): {
    readonly finds: readonly HeuristicFind[];
    /** Rules that could not be asked to the end: they are no all-clear. */
    readonly failed: readonly FailedHeuristic[];
  };
}

export interface FailedHeuristic {
  readonly rule: string;
  readonly error: string;
  /** Set where nothing is built on it. */
  readonly shadow?: true;
}

interface Asked {
  readonly rule: Running<"heuristic_rule">;
  readonly condition: Condition;
}

/** Reads every condition that may run; those that cannot be read are left out, their check names them. Made once per snapshot by `snapshot.derive(buildHeuristics)`. */
export function buildHeuristics(snapshot: Snapshot): Heuristics {
  const asked = runningRules(snapshot, "heuristic_rule").flatMap((rule): Asked[] => {
    const { condition } = conditionOf(rule.object);
    return condition === undefined ? [] : [{ rule, condition }];
  });
  const always = asked.filter(({ condition }) => condition.needs === null);
  const byNeed = Map.groupBy(
    asked.flatMap((each) => Array.from(each.condition.needs ?? [], (need) => ({ each, need }))),
    ({ need }) => need,
  );
  return {
    size: asked.length,
    find(ground) {
      const fired = firedIn(ground.hits);
      const worth = always.filter(({ condition }) => condition.mayHold(fired));
      for (const need of fired.names)
        for (const { each } of byNeed.get(need) ?? [])
          if (!worth.includes(each) && each.condition.mayHold(fired)) worth.push(each);
      return ask(worth, ground);
    },
  };
}

/** A rule's condition, or what is wrong with it, by field. */
function conditionOf({ content }: HeuristicObject): ConditionReading {
  return readCondition(content.condition, { known: FACT_NAMES, path: "content.condition" });
}

/** What is wrong with a heuristic rule on its own: its condition, then scarce evidence. Whether its examples fire depends on the rules in force beside it. */
export function heuristicProblems(object: HeuristicObject): readonly LogicProblem[] {
  return [...(conditionOf(object).problems ?? []), ...scarcityOf(object)];
}

function firedIn(hits: readonly GrepHit[]): Fired {
  const names = new Set<string>();
  for (const { rule, category, dimensions, severity } of hits) {
    names.add(rule).add(category).add(severity);
    for (const dimension of dimensions) names.add(dimension);
  }
  return { names, rules: hits.map(({ rule }) => rule) };
}

function ask(worth: readonly Asked[], ground: FactGround): ReturnType<Heuristics["find"]> {
  if (worth.length === 0) return { finds: [], failed: [] };
  const fact = factsOf(ground);
  const finds: HeuristicFind[] = [];
  const failed: FailedHeuristic[] = [];
  for (const { rule, condition } of worth) {
    try {
      if (condition.holds(fact))
        finds.push({
          rule,
          from: groundsOf(condition, ground.hits),
          places: placesOf(condition, ground),
        });
    } catch (error) {
      if (!(error instanceof LogicLimit)) throw error;
      const shadow = rule.shadow ? { shadow: true as const } : {};
      failed.push({ rule: rule.object.content.rule_id, error: error.message, ...shadow });
    }
  }
  return { finds, failed };
}

function placesOf({ facts }: Condition, { reading }: FactGround): readonly Match[] {
  return [...facts].flatMap((name) => FACT_PLACES[name]?.(reading()) ?? []);
}

/** The hits that the condition names by rule, a part of the rule's name, category or dimension. */
function groundsOf({ names, parts }: Condition, hits: readonly GrepHit[]): readonly GrepHit[] {
  const sought = [...parts];
  return hits.filter(
    ({ rule, category, dimensions }) =>
      names.has(rule) ||
      names.has(category) ||
      dimensions.some((dimension) => names.has(dimension)) ||
      sought.some((part) => rule.includes(part)),
  );
}
