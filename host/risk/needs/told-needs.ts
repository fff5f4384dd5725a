import { HARMS, hasAny } from "../../../schemas/subjects.ts";
import type { Need } from "../../../schemas/needs.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { KindChances, Reading } from "../../contract/reading.ts";
import { buildNeedModel } from "../../wording/models/need-model.ts";

/** Chance of a need from which on it is told whatever the message sounds like, unless it advertises or informs. */
const SURELY = 0.9;
/** Chance of one that advertises or informs from which on it tells of nobody in need: a clinic looks for nurses. */
const INFORMS = 0.3;
/** Chance of a victim, in danger or not, under which a message else sounds like none in need: whoever jokes of dying stays under it. */
const SOUNDS_LIKE_NONE = 0.15;
/** The same from which on a smaller chance of a need is enough, as a share of the threshold. */
const SOUNDS_LIKE_ONE = 0.25;
const ENOUGH = 0.85;
/** Chances of a wish to die from which on it is told, and beside words of who hurts, holds or threatens somebody: they sound alike, and what helps is another thing. */
const WISH = { alone: 0.3, besideHarm: 0.6 } as const;

/** Chance of a ransom from which on it is told beside a recruiter, of whom people are asked fees, too, unless somebody is held, hurt or threatened. */
const RANSOM_BESIDE_RECRUITER = 0.5;
const RECRUITER = ["agent", "recruitment_fee"] as const;

/** The needs that the wording of a message tells, none of words of leisure; none without a model. */
export function toldNeeds(
  { folded, language, topics, wording }: Reading,
  knowledge: Snapshot,
): ReadonlySet<Need> {
  const model = knowledge.derive(buildNeedModel);
  if (model === null || wording === null || topics.has("everyday")) return NONE;
  const chances = model.read(folded, language);
  const told = model.needs.filter((need, at) => {
    const least = Math.max(leastFor(need, wording, model.threshold), leastBeside(need, topics));
    return (chances[at] ?? 0) >= least;
  });
  return told.length === 0 ? NONE : new Set(told);
}

/** The chance from which on a need counts as told, by who else speaks so: children are offered, too. */
function leastFor(need: Need, wording: KindChances, threshold: number): number {
  const { danger, victim, offer, compliance } = wording;
  const sounds = danger + victim + (need === "minor" ? offer : 0);
  if (sounds < SOUNDS_LIKE_NONE) return offer + compliance < INFORMS ? SURELY : Infinity;
  return sounds < SOUNDS_LIKE_ONE ? threshold : threshold * ENOUGH;
}

/** What a need must reach for what else is told. */
function leastBeside(need: Need, topics: Reading["topics"]): number {
  const isForced = hasAny(topics, HARMS);
  if (need === "wish_to_die") return isForced ? WISH.besideHarm : WISH.alone;
  const isAsked = need === "ransom" && !isForced && hasAny(topics, RECRUITER);
  return isAsked ? RANSOM_BESIDE_RECRUITER : 0;
}

const NONE: ReadonlySet<Need> = new Set();
