import type { Snapshot } from "../../contract/knowledge.ts";
import type { Heard } from "../../../schemas/needs.ts";
import { labelModel, type LabelModel } from "./label-model.ts";
import { ruleWith } from "./rule-with.ts";

/** Tells which needs a text tells of. */
export interface NeedModel extends LabelModel {
  /** In the order of every list of chances. */
  readonly needs: readonly Heard[];
  /** The chance from which on a need is told. */
  readonly threshold: number;
}

/** The first reviewed classifier_rule with `extensions.needs`, ready to run; null where no pack has one. */
export function buildNeedModel(snapshot: Snapshot): NeedModel | null {
  const rule = ruleWith(snapshot, "needs");
  const model = rule === null ? null : labelModel(rule.held);
  if (rule === null || model === null) return null;
  return { needs: rule.held.dimensions, threshold: rule.object.content.threshold, ...model };
}
