import type { Need } from "../../schemas/needs.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { KindChances, Reading } from "../contract/reading.ts";
import { buildNeedModel } from "../wording/need-model.ts";

/** Chance of a need from which on it is told whatever the message sounds like, unless it advertises or informs. */
const SURELY = 0.95;
/** Chance of one that advertises or informs from which on it tells of nobody in need: a clinic looks for nurses. */
const INFORMS = 0.3;
/** Chance of a victim, in danger or not, under which a message else sounds like none in need: whoever jokes of dying stays under it. */
const SOUNDS_LIKE_NONE = 0.15;
/** The same from which on a smaller chance of a need is enough, as a share of the threshold. */
const SOUNDS_LIKE_ONE = 0.25;
const ENOUGH = 0.85;

/** The needs that the wording of a message tells, none of words of leisure; none without a model. */
export function toldNeeds(
  { folded, language, topics, wording }: Reading,
  knowledge: Snapshot,
): ReadonlySet<Need> {
  const model = knowledge.derive(buildNeedModel);
  if (model === null || wording === null || topics.has("everyday")) return NONE;
  const least = leastOf(wording, model.threshold);
  const chances = model.read(folded, language);
  const told = model.needs.filter((_, at) => (chances[at] ?? 0) >= least);
  return told.length === 0 ? NONE : new Set(told);
}

/** The chance from which on a need counts as told, by who else speaks so. */
function leastOf(wording: KindChances, threshold: number): number {
  const victim = wording.danger + wording.victim;
  if (victim < SOUNDS_LIKE_NONE)
    return wording.offer + wording.compliance < INFORMS ? SURELY : Infinity;
  return victim < SOUNDS_LIKE_ONE ? threshold : threshold * ENOUGH;
}

const NONE: ReadonlySet<Need> = new Set();
