import type { Need } from "../../schemas/needs.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { buildNeedModel } from "../wording/need-model.ts";

/** The needs that the wording of a message tells, none of words of leisure; none without a model. */
export function toldNeeds(
  { folded, language, topics }: Pick<Reading, "folded" | "language" | "topics">,
  knowledge: Snapshot,
): ReadonlySet<Need> {
  const model = knowledge.derive(buildNeedModel);
  if (model === null || topics.has("everyday")) return NONE;
  const chances = model.read(folded, language);
  const told = model.needs.filter((_, at) => (chances[at] ?? 0) >= model.threshold);
  return told.length === 0 ? NONE : new Set(told);
}

const NONE: ReadonlySet<Need> = new Set();
