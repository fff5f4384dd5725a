import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import { buildHarmModel, type HarmModel } from "../wording/harm-model.ts";
import { LOOKED_AT, messageRisk } from "./message-risk.ts";

/** What the wording of a message says of which harm it tells. */
export interface ToldHarms {
  readonly model: HarmModel;
  /** Dimension → chance that it is told, 0 to 1, of all that the model knows. */
  readonly chances: ReadonlyMap<string, number>;
}

/** Which harm a message tells by its wording; null without a model, and of a message at which nobody need look, as the model learned from no lawful ones. */
export function toldHarms(
  hits: readonly GrepHit[],
  reading: () => Reading,
  knowledge: Snapshot,
): ToldHarms | null {
  const model = knowledge.derive(buildHarmModel);
  if (model === null || messageRisk(hits, reading(), knowledge).risk < LOOKED_AT) return null;
  const { folded, language } = reading();
  const chances = model.read(folded, language);
  return {
    model,
    chances: new Map(model.dimensions.map((dimension, at) => [dimension, chances[at] ?? 0])),
  };
}
