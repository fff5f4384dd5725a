import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { FEES, FORCED, HARMS, hasAny } from "../../../schemas/subjects.ts";
import type { Heard } from "../../../schemas/needs.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { KindChances, Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { buildNeedModel } from "../../wording/models/need-model.ts";
import { logOdds } from "../blend.ts";
import { asksToLeaveUntold } from "../asked/leave-untold.ts";
import { wantsToEndAll } from "./ending-all.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { whoIsToldOf } from "./relatives.ts";
import { VIOLENCE_AND_FORCE } from "../deeds.ts";

/** Chance of a need from which on it is told whatever the message sounds like, unless it advertises or informs. */
const SURELY = 0.9;
/** Chance of one that advertises or informs from which on it tells of nobody in need: a clinic looks for nurses. */
const INFORMS = 0.3;
/** Chance of a victim, in danger or not, under which a message else sounds like none in need: whoever jokes of dying stays under it. */
const SOUNDS_LIKE_NONE = 0.15;
/** The same from which on a smaller chance of a need is enough, as a share of the threshold. */
const SOUNDS_LIKE_ONE = 0.25;
const ENOUGH = 0.85;
/** Chances of a wish to die from which on it is told, beside words of who hurts, holds or threatens somebody, as they sound alike and what helps is another thing, and in few words, by which a model is led astray: "goodbye". */
const WISH = { alone: 0.3, besideHarm: 0.6, inFewWords: 0.65 } as const;
/** UTF-16 units under which a message is of few words. */
const FEW_WORDS = 40;

/** Chance of a ransom from which on it is told in few words that sound calm. */
const RANSOM_IN_CALM = 0.65;
/** Chance of danger under which a sum that a recruiter asks in few words is a fee. */
const RANSOM_UNFEARED = 0.05;
/** Chance of a ransom from which on it is told beside a recruiter, of whom people are asked fees, too, unless somebody is held, hurt or threatened. */
const RANSOM_BESIDE_RECRUITER = 0.5;
const RECRUITER = ["agent", "recruitment_fee"] as const;

/** Chances from which on needs are told whose lessons are few beside those of texts that tell nothing, so that all their chances are small; chosen with a look at every second message of `sets/needs.jsonl`. */
const FROM_AFAR = { ofRelation: 0.02, alone: 0.15 } as const;
const CAPTIVES = 0.006;
/** UTF-16 units under which a message is like one turn of a talk, of which the model of who speaks has learned few; the mean log-odds of danger by both models from which on its words tell of it, and under which they sound calm (chosen on `sets/turns.jsonl`). */
const OF_A_TURN = 80;
const DANGER = { told: -1.4, calm: -1.7 } as const;
/** What the wording must be like besides where people are held by who writes: somebody gives orders or asks for money, and harm is told. Of lawful texts in alarming words one in a hundred is both. */
const CAPTOR = { offer: 0.25, harm: 0.5 } as const;

const NONE: ReadonlySet<Heard> = new Set();

/** What the wording of a message tells of who must be helped. */
interface Told {
  readonly needs: ReadonlySet<Heard>;
  /** The message has few words, and they are none of somebody in danger. */
  readonly soundsCalm?: true;
}

/** The needs that the wording of a message tells, none of words of leisure, and whether its few words sound calm; none without a model. */
export function toldNeeds(reading: Reading, knowledge: Snapshot): Told {
  const { folded, language, topics, wording, text } = reading;
  const model = knowledge.derive(buildNeedModel);
  const isNone = topics.has("everyday") || reading.ordinary === true;
  if (model === null || wording === null || isNone) return { needs: NONE };
  const chances = model.read(folded, language);
  const endsAll = wantsToEndAll(folded.folded);
  const told = model.needs.filter(
    (need, at) =>
      (endsAll && need === "wish_to_die") ||
      (chances[at] ?? 0) >= leastOf(need, { reading, wording }, model.threshold),
  );
  const inDanger = chances[model.needs.indexOf("in_danger")] ?? 1;
  const isCalm =
    text.length < OF_A_TURN && inDanger < leastInDanger(text, wording.danger, DANGER.calm);
  const ransom = chances[model.needs.indexOf("ransom")] ?? 0;
  const meant =
    isCalm && isFeeAlone({ reading, wording }, ransom)
      ? told.filter((need) => need !== "ransom")
      : told;
  const needs = meant.length === 0 ? NONE : new Set(meant);
  return isCalm ? { needs, soundsCalm: true } : { needs };
}

/** Who is asked for a fee, or has paid, sounds like who pays for somebody held. */
function isFeeAlone({ reading, wording }: Sounding, ransom: number): boolean {
  const isAsked = reading.feeDemanded !== undefined && wording.danger < RANSOM_UNFEARED;
  return isAsked || ransom < RANSOM_IN_CALM;
}

interface Sounding {
  readonly reading: Reading;
  readonly wording: KindChances;
}

/** The chance from which on a need counts as told. */
function leastOf(need: Heard, { reading, wording }: Sounding, threshold: number): number {
  if (need === "captives")
    return soundsLikeCaptor(wording) && !offersForMoney(reading) ? CAPTIVES : Infinity;
  if (need === "from_afar") return leastFromAfar(reading);
  if (need === "in_danger") return leastInDanger(reading.text, wording.danger, DANGER.told);
  return Math.max(leastFor(need, wording, threshold), leastBeside(need, reading));
}

/** The chance that it must tell of danger beside that of who speaks; none tells it of many words. */
function leastInDanger(text: string, danger: number, mean: number): number {
  if (text.length >= OF_A_TURN) return Infinity;
  return 1 / (1 + Math.exp(logOdds(danger) - 2 * mean));
}

function soundsLikeCaptor({ offer, danger, victim }: KindChances): boolean {
  return offer >= CAPTOR.offer && offer + danger + victim >= CAPTOR.harm;
}

/** Concepts by which whoever holds people says so. */
const HOLDING = conceptHashes(`${VIOLENCE_AND_FORCE} hungry cry ransom sell afraid arrest`);
/** What a recruiter brings, and what for. */
const OFFERED = ["agent", "recruitment", "visa", "recruitment_fee"] as const;

/** Whether it is what a recruiter writes who wants money for a job, and holds nobody. */
function offersForMoney({ topics, amounts, folded, language }: Reading): boolean {
  if (!hasAny(topics, OFFERED) || hasAny(topics, [...FORCED, "release", "injury"])) return false;
  if (!hasAny(topics, FEES) && amounts.length === 0) return false;
  return !meanAny(findConcepts(folded.folded, language), HOLDING);
}

/** Whom somebody may write of who is not themselves. */
const OTHERS = conceptHashes(
  "he-she they friend student girl-woman man-boy minor mother father spouse child sibling grandparent family neighbour",
);

/** Subjects of which whoever names nobody tells of themselves. */
const OF_ONESELF = ["no_status", "absconding", "unpaid", "deduction", "overtime"] as const;

/** Who says that they are where the work is writes from no other place; who names no relative and tells of their own work, or asks whom to call and names nobody else, speaks for themselves. */
function leastFromAfar(reading: Reading): number {
  const { folded, language, corridors, isIn, contactAsked } = reading;
  if (corridors.some(({ destination }) => destination !== null && isIn?.has(destination)))
    return Infinity;
  const told = findConcepts(folded.folded, language);
  if (contactAsked !== undefined && !meanAny(told, OTHERS)) return Infinity;
  const { isRelative, isOneself } = whoIsToldOf(reading);
  // Who names nobody else and misses nobody speaks for themselves: "overstay 8 months, how can go home".
  const isOfNobody = !isRelative && !meanAny(told, OTHERS) && !isOutOfReach(reading);
  if (isOfNobody && hasAny(reading.topics, OF_ONESELF)) return Infinity;
  if (isOneself) return isRelative ? FROM_AFAR.alone : Infinity;
  return isRelative ? FROM_AFAR.ofRelation : FROM_AFAR.alone;
}

/** The chance from which on a need counts as told, by who else speaks so: children are offered, too. */
function leastFor(need: Heard, wording: KindChances, threshold: number): number {
  const { danger, victim, offer, compliance } = wording;
  const sounds = danger + victim + (need === "minor" ? offer : 0);
  if (sounds < SOUNDS_LIKE_NONE) return offer + compliance < INFORMS ? SURELY : Infinity;
  return sounds < SOUNDS_LIKE_ONE ? threshold : threshold * ENOUGH;
}

/** What a need must reach for what else is told. */
function leastBeside(need: Heard, reading: Reading): number {
  const { topics, text } = reading;
  const isForced = hasAny(topics, HARMS);
  if (need === "wish_to_die") {
    if (asksToLeaveUntold(reading)) return Infinity;
    if (text.length < FEW_WORDS) return WISH.inFewWords;
    return isForced ? WISH.besideHarm : WISH.alone;
  }
  const isAsked = need === "ransom" && !isForced && hasAny(topics, RECRUITER);
  return isAsked ? RANSOM_BESIDE_RECRUITER : 0;
}
