import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { labelModel, type LabelModel } from "./label-model.ts";
import { ruleWith } from "./rule-with.ts";

/** Tells which harm a text that exploits people, or tells of it, is about. */
export interface HarmModel extends LabelModel {
  readonly object: KnowledgeObject<"classifier_rule">;
  /** The dimensions in the order of every list of chances. */
  readonly dimensions: readonly string[];
}

/** The first reviewed classifier_rule with `extensions.harms`, ready to run; null where no pack has one. */
export function buildHarmModel(snapshot: Snapshot): HarmModel | null {
  const rule = ruleWith(snapshot, "harms");
  const model = rule === null ? null : labelModel(rule.held);
  if (rule === null || model === null) return null;
  return { object: rule.object, dimensions: rule.held.dimensions, ...model };
}
