import { claim } from "../../../schemas/claim.ts";
import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { HeardDanger, KindChances, Reading } from "../../contract/reading.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import { beforeLeaving, fearsForMoney } from "../before-leaving.ts";
import { asksToLeave } from "./asked-of-terms.ts";
import { isHeldBack } from "./held-back.ts";
import { isCalmMatter } from "./calm-matter.ts";
import { criesOut } from "./cries-out.ts";
import { isEnslaved } from "./enslaved.ts";
import { guardsByTrade } from "./guards-by-trade.ts";
import { isAskedForFee } from "../asked/fee-asked.ts";
import { isAskedOfKin } from "../needs/asked-of-kin.ts";
import { isBereaved } from "../needs/bereaved.ts";
import { fearsPolice } from "../needs/fears-police.ts";
import { isOfCheckUp } from "../needs/check-up.ts";
import { isFromAfar } from "../needs/from-afar.ts";
import { isOutOfReach } from "../needs/out-of-reach.ts";
import { isInCustody } from "../needs/in-custody.ts";
import { isThreatenedAtHome } from "../needs/threat-at-home.ts";
import { matterOf, matterTold } from "../asked/matter.ts";
import { needsDoctor } from "../needs/needs-doctor.ts";
import { isOwedPay, tellsOfHarm } from "../owed-pay.ts";
import { speaksAsEmployer } from "../asked/for-employer.ts";
import { isRansom } from "../needs/ransom.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { isHurtAbroad } from "./hurt-abroad.ts";
import { isAboutSomethingElse } from "../../wording/known/something-else.ts";
import { isVanished } from "../unreached.ts";
import { keepsPapersAlone } from "./papers-kept.ts";
import { isStrandedAtSea } from "./stranded.ts";
import { isWorkAccident } from "./work-accident.ts";
import { HELD_IN_FEAR } from "../deeds.ts";

/** Chance that somebody in danger speaks, from which on they likely are; a lower one where most likely a victim speaks: to tell them what they need not do harms nobody. */
const LIKELY = { alone: 0.3, danger: 0.1, withVictim: 0.5 } as const;
/** The same from which on they may be. */
const POSSIBLE = { alone: 0.2, danger: 0.1, withVictim: 0.3 } as const;

/** Chance of danger under which nothing sounds like it, whether pay or a fee is owed or not. */
const LEAST = Math.min(LIKELY.danger, POSSIBLE.danger);

/** Chance of something else altogether from which on a word of harm tells of no harm. */
const SOMETHING_ELSE = 0.6;

/** The same from which on what only sounds like danger, and names neither work, place, harm nor help, is a joke or a match that was lost. */
const MORE_LIKELY_ELSE = 0.5;

/** Chance of who advertises, informs or asks from which on a word of harm tells of none, unless somebody hurt may speak, too. */
const TALKS_OF_IT = 0.5;
const MAY_BE_HURT = 0.2;

/** Chance of danger from which on even who lacks papers or was dismissed, and tells of nothing else, likely is in it. */
const SURE = 0.9;

/** A reading with the danger that is heard in it, whether somebody speaks who has not left, and what matter it is where the police do not help first: lookups, answer and verdict all go by these. */
export function withDanger(heard: Reading): Reading {
  if (isNotOfDanger(heard)) return calm(heard);
  const inCustody = isInCustody(heard);
  const reading = { ...heard, beforeLeaving: inCustody ? undefined : beforeLeaving(heard) };
  const fearsMoney = fearsForMoney(reading);
  const isSure = (reading.wording?.danger ?? 0) >= SURE;
  const matter = matterTold(reading) ?? matterUnless(isSure || fearsMoney, reading);
  const ransom = isRansom(reading);
  const isHeld = mayBeHeld(reading, ransom);
  const danger = fearsMoney ? dangerAtHome(reading) : dangerBeside(matter, reading);
  return {
    ...reading,
    fearsForMoney: claim(fearsMoney),
    danger: danger ?? (isHeld ? "possible" : null),
    matter,
    ransom: claim(ransom),
    needsDoctor: claim(needsDoctor(reading)),
    fearsPolice: claim(fearsPolice(reading) && !speaksAsEmployer(reading)),
    fromAfar: claim(isFromAfar(reading)),
    inCustody: claim(inCustody),
    bereaved: undefined,
    threatenedAtHome: claim(isThreatenedAtHome(reading)),
  };
}

function matterUnless(isElse: boolean, reading: Reading): Reading["matter"] {
  return isElse ? undefined : matterOf(reading);
}

/** Whether money is asked for letting somebody go, or they are kept longer than was agreed. */
function mayBeHeld(reading: Reading, ransom: boolean): boolean {
  return (ransom || isKeptBeyondContract(reading)) && !isJestOrNews(reading);
}

const CONTRACT = conceptHashes("contract");

/** Whether somebody whose contract is told of is not let go home. */
function isKeptBeyondContract(reading: Reading): boolean {
  const { folded, language, returned, stillHome } = reading;
  if (returned === true || stillHome === true || !isHeldBack(reading)) return false;
  return meanAny(findConcepts(folded.folded, language), CONTRACT);
}

function isNotOfDanger(heard: Reading): boolean {
  return isBereaved(heard) || heard.askedByEmployer !== undefined;
}

/** Whose relative died asks for the body and what is due, and who hires asks what is lawful: nobody is near whom police or a doctor could help. */
function calm(heard: Reading): Reading {
  return {
    ...heard,
    beforeLeaving: undefined,
    fearsForMoney: undefined,
    danger: null,
    matter: undefined,
    ransom: undefined,
    needsDoctor: undefined,
    fearsPolice: undefined,
    fromAfar: undefined,
    inCustody: undefined,
    needs: NO_NEEDS,
  };
}

/** Danger where the police help first, and not an office; an employer who tells of no harm is in none. */
function dangerBeside(matter: Reading["matter"], reading: Reading): HeardDanger | null {
  if (reading.sexDemanded === true) return "likely";
  if (speaksAsEmployer(reading) && !tellsOfHarm(reading) && !callsOut(reading)) return null;
  if (isStrandedAtSea(reading)) return "likely";
  return matter === undefined ? heardDanger(reading) : null;
}

const NO_NEEDS: ReadonlySet<never> = new Set();

/** Chance that somebody in danger speaks, from which on they may be though they have not left, or say that nobody hits them, and name no harm. */
const AT_HOME = 0.6;

/** Who has not left and tells of no deed is asked for money. */
function dangerAtHome(reading: Reading): HeardDanger | null {
  if (criesOut(reading) || isHurtByOthers(reading)) return "likely";
  return (reading.wording?.danger ?? 0) >= AT_HOME ? "possible" : null;
}

/** Where money is asked for letting somebody go, what else is only possible is likely: somebody is held. */
function heardDanger(reading: Reading): HeardDanger | null {
  const heard = dangerIn(reading);
  return heard === "possible" && isRansom(reading) ? "likely" : heard;
}

function dangerIn(reading: Reading): HeardDanger | null {
  const { topics, wording } = reading;
  if (callsOut(reading) || isEnslaved(reading)) return "likely";
  if (wording === null) return tellsOfHarm(reading) ? "possible" : null;
  if (topics.has("violence") && isTold(wording)) return "likely";
  if (isWorkAccident(reading)) return dangerOfAccident(wording);
  if (isDenied(reading) || isCalmMatter(reading))
    return wording.danger >= AT_HOME ? "possible" : null;
  return isHurtAbroad(reading) ? "likely" : dangerByWording(wording, reading);
}

/** Danger by the wording, or else by words of harm. */
function dangerByWording(wording: KindChances, reading: Reading): HeardDanger | null {
  const heard = soundIn(wording, reading);
  if (heard === "likely" || (heard === "possible" && !isIdle(wording, reading))) return heard;
  return tellsOfHarm(reading) && isMeant(wording, reading) ? "possible" : null;
}

/** How it sounds: few words by the model that learned them, too; where pay or a fee is owed they sound so without danger. */
function soundIn(wording: KindChances, reading: Reading): HeardDanger | null {
  if (reading.soundsCalm === true && wording.danger >= LEAST)
    return wording.danger >= AT_HOME ? "possible" : null;
  const heard = wording.danger < LEAST ? soundOf(wording, false) : soundOfMany(wording, reading);
  if (heard !== null || reading.needs?.has("in_danger") !== true) return heard;
  return isOwedPay(reading) || isAskedForFee(reading) ? null : "possible";
}

/** Who asks what may be, of leaving or for a relative, is in danger only where that is likely by itself; who is owed pay and asks whom to call, or writes of a relative, too. */
function soundOfMany(wording: KindChances, reading: Reading): HeardDanger | null {
  // Who was left with a debt by who took the money sounds left alone.
  if (isVanished(reading)) return wording.danger >= AT_HOME ? "possible" : null;
  if (asksToLeave(reading)) return wording.danger >= AT_HOME ? "likely" : null;
  const isOwed = isOwedPay(reading);
  if (isOfOther(reading) && (isOwed || isAskedOfKin(reading)))
    return wording.danger >= LIKELY.alone ? "likely" : null;
  const isOfOffices = isAskedForFee(reading) || keepsPapersAlone(reading);
  return soundOf(wording, isOwed || isOfOffices || guardsByTrade(reading));
}

/** Whether somebody writes of a relative who can be reached, or asks whom to call: both sound as if somebody needed help at once. */
function isOfOther(reading: Reading): boolean {
  const { needs, contactAsked } = reading;
  if (contactAsked !== undefined) return true;
  return needs?.has("from_afar") === true && !isOutOfReach(reading);
}

/** Concepts by which somebody is held or hurt. */
const DEEDS = conceptHashes(HELD_IN_FEAR);

/** Whether it says that nobody hits or takes papers, and tells of no other harm: what is left sounds like danger all the same. */
function isDenied(reading: Reading): boolean {
  if (reading.denies !== true || tellsOfHarm(reading)) return false;
  return !meanAny(findConcepts(reading.folded.folded, reading.language), DEEDS);
}

/** Whether words of harm tell of harm, for all that is told beside them. */
function isMeant(wording: KindChances, reading: Reading): boolean {
  if (isTalkedOf(wording, reading)) return false;
  return wording.unrelated < SOMETHING_ELSE || isHeldAbroad(reading);
}

/** Whether somebody advertises, informs or asks about the law; who asks and tells of blows may have got them. */
function isTalkedOf(wording: KindChances, { topics }: Reading): boolean {
  const { offer, compliance, inquiry, danger, victim } = wording;
  if (danger + victim >= MAY_BE_HURT) return false;
  const asks = topics.has("violence") ? 0 : inquiry;
  return offer + compliance + asks >= TALKS_OF_IT;
}

/** Whether a ransom is asked in a joke, or told by who warns of it. */
function isJestOrNews(reading: Reading): boolean {
  const { wording, namesWork, countries } = reading;
  if (wording === null) return false;
  const isElsewhere = !namesWork && countries.length === 0;
  return isTalkedOf(wording, reading) || (isElsewhere && wording.unrelated >= SOMETHING_ELSE);
}

/** Whether something else is likelier, and nothing is named that would tell of danger. */
function isIdle({ unrelated }: KindChances, reading: Reading): boolean {
  const { namesWork, countries, topics } = reading;
  if (unrelated < MORE_LIKELY_ELSE || namesWork || countries.length > 0) return false;
  return !tellsOfHarm(reading) && !hasAny(topics, ["help", "medical", "release"]);
}

/** Whether somebody is held, or hurt by an employer, in a country that is named: who writes so names no work, and sounds like something else. */
function isHeldAbroad({ topics, countries }: Reading): boolean {
  const isHurt = topics.has("violence") && hasAny(topics, ["employer", "overseer"]);
  if ((!topics.has("confinement") && !isHurt) || topics.has("everyday")) return false;
  return countries.some(({ role }) => role === "destination");
}

function soundOf(wording: KindChances, owed: boolean): HeardDanger | null {
  if (sounds(wording, LIKELY, owed)) return "likely";
  return sounds(wording, POSSIBLE, owed) ? "possible" : null;
}

/** The wording of an accident is like that of blows, as both tell of wounds: it counts where it is surely of danger. */
function dangerOfAccident({ danger }: KindChances): HeardDanger | null {
  if (danger >= LIKELY.alone) return "likely";
  return danger >= POSSIBLE.alone ? "possible" : null;
}

/** Whether somebody needs a doctor and tells of no accident at work: of one the offices for labour help, and an ambulance without them. */
function isHurtByOthers(reading: Reading): boolean {
  const isInNeed = needsDoctor(reading) || reading.needs?.has("needs_doctor") === true;
  return isInNeed && !isOfCheckUp(reading) && !isWorkAccident(reading);
}

/** Whether somebody cries out, needs a doctor, is held by who writes, or asks for help beside a word of harm. */
function callsOut(reading: Reading): boolean {
  if (criesOut(reading) || isHurtByOthers(reading) || hides(reading)) return true;
  if (reading.needs?.has("captives") === true) return true;
  return reading.topics.has("help") && tellsOfHarm(reading) && !isAboutSomethingElse(reading);
}

/** Concepts of who hides, as somebody seeks them. */
const HIDING = conceptHashes("hide");
const ONESELF = conceptHashes("i we");
/** UTF-16 units of a message that says little but that. */
const BRIEF = 40;

/** Whether somebody says little but that they hide: "i am hiding in toilet". */
function hides({ folded, language, text, wording, topics }: Reading): boolean {
  if (text.length > BRIEF || wording === null || !isTold(wording)) return false;
  if (topics.has("passport") || topics.has("everyday")) return false;
  return areNear(findConcepts(folded.folded, language), HIDING, ONESELF);
}

/** Whether a victim may speak, in danger or not: of violence nobody else tells as of their own. */
function isTold({ danger, victim }: KindChances): boolean {
  return danger + victim >= POSSIBLE.withVictim;
}

/** Where pay is owed, or a recruiter's fee is all that is told, only danger itself counts, of which less is enough: to leave out what somebody needs is worse than to tell it in vain. */
function sounds(
  { danger, victim }: KindChances,
  least: typeof LIKELY | typeof POSSIBLE,
  owed: boolean,
): boolean {
  if (owed) return danger >= POSSIBLE.alone;
  return danger >= least.alone || (danger >= least.danger && danger + victim >= least.withVictim);
}
