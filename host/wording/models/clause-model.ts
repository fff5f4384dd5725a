import type { Snapshot } from "../../contract/knowledge.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { Stretch } from "../../matching/sentence.ts";
import { labelModel } from "./label-model.ts";
import { ruleWith } from "./rule-with.ts";

/** Tells how likely a clause of a contract, read by itself, binds a worker unlawfully. */
export interface ClauseModel {
  /** The chance of a stretch of a folded text, 0 to 1. */
  readonly read: (text: FoldedText, part: Stretch, language: string | null) => number;
  /** The chance from which on a clause is told to bind. */
  readonly threshold: number;
}

/** The first reviewed classifier_rule with `extensions.clauses`, ready to run; null where no pack has one. */
export function buildClauseModel(snapshot: Snapshot): ClauseModel | null {
  const rule = ruleWith(snapshot, "clauses");
  const model = rule === null ? null : labelModel(rule.held);
  if (rule === null || model === null) return null;
  return {
    threshold: rule.object.content.threshold,
    read: (text, part, language) => model.readPart(text, part, language)[0] ?? 0,
  };
}
