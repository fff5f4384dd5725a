import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { buildHarmModel } from "../wording/models/harm-model.ts";
import { LOOKED_AT } from "./message-risk.ts";

/** Dimension → the chance that a message of this risk tells it by its wording, 0 to 1; null without a model, and of a message at which nobody need look, as the model learned from no lawful ones. */
export function toldHarms(
  risk: number,
  { folded, language }: Reading,
  knowledge: Snapshot,
): ReadonlyMap<string, number> | null {
  const model = knowledge.derive(buildHarmModel);
  if (model === null || risk < LOOKED_AT) return null;
  const chances = model.read(folded, language);
  return new Map(model.dimensions.map((dimension, at) => [dimension, chances[at] ?? 0]));
}
