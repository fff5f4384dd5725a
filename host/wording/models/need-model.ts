import type { Snapshot } from "../../contract/knowledge.ts";
import type { Heard } from "../../../schemas/needs.ts";
import { labelModel, type LabelModel } from "./label-model.ts";

/** Tells which needs a text tells of. */
export interface NeedModel extends LabelModel {
  /** In the order of every list of chances. */
  readonly needs: readonly Heard[];
  /** The chance from which on a need is told. */
  readonly threshold: number;
}

/** The first reviewed classifier_rule with `extensions.needs`, ready to run; null where no pack has one. */
export function buildNeedModel(snapshot: Snapshot): NeedModel | null {
  const object = snapshot
    .all("classifier_rule")
    .find(({ extensions }) => extensions?.needs !== undefined && extensions.mode !== "off");
  const needs = object?.extensions?.needs;
  if (object === undefined || needs === undefined) return null;
  const model = labelModel(needs);
  return model === null
    ? null
    : { needs: needs.dimensions, threshold: object.content.threshold, ...model };
}
