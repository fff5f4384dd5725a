import { BEGUN, FEES, hasAny, OWED_PAY } from "../../schemas/subjects.ts";
import { claim } from "../../schemas/claim.ts";
import type { Reading } from "../contract/reading.ts";
import { asAnswered } from "../reading/sides/answered-side.ts";
import { tellsOfHomecoming } from "../reading/whereabouts/safe.ts";
import { onlyNods, onlyThanks } from "../reading/thanks.ts";
import { routesAfter, takenFrom } from "../reading/sides/routes-after.ts";
import { withAsker } from "../risk/asked/asker.ts";
import { withDanger } from "../risk/danger/heard-danger.ts";
import { asksPrice } from "../risk/asked/price-asked.ts";
import { whoIsToldOf } from "../risk/needs/relatives.ts";
import { isAboutMoney, tellsOfHarm } from "../risk/owed-pay.ts";
import { askedOn, asksHowMuchOfFee, tellsWhatFeeIsFor } from "./asked-on.ts";
import { askedAgain, onlyAsksForLanguage, withoutPlacesOfLanguage } from "./asked-again.ts";
import { languageOf, readOn } from "./language-after.ts";
import { leavingAsked } from "./leaving-asked.ts";
import { householdLeft, lastingNeeds, needsLeft } from "./lasting-needs.ts";
import { askedOfOther, onlyChangesWhoOrWhere, subjectsAfter } from "./only-changes.ts";
import { placeKept } from "./place-kept.ts";
import { isBackHome } from "./said-before.ts";
import { SHORT } from "./short-turn.ts";

/** What an answer takes from what the user said before. */
export interface Conversation {
  /** The last message, completed. */
  readonly reading: Reading;
  /** What it did not say itself. */
  readonly taken: readonly ("language" | "route" | "subjects")[];
  /** The case that it goes on with: the turns as one text, and whether its danger was left behind. */
  readonly ofCase?: { readonly reading: Reading; readonly isLeft: boolean };
}

/** Completes the reading of a message by what the same person said before: the sides of the route and the language that it does not tell, and where it brings no subject of its own, also what it is about. */
export function inConversation(said: Reading, before: Reading): Conversation {
  const own = asAnswered(readOn(withoutPlacesOfLanguage(said), before), before);
  const taken: Conversation["taken"][number][] = [];
  const { corridors, isKept } = routed(own, before);
  const back = takenFrom(own, before);
  const countries = own.countries.filter(({ code }) => !back.has(code));
  if (corridors !== own.corridors) taken.push("route");
  const language = languageOf(own, before);
  if (language !== own.language) taken.push("language");
  const isOfFee = tellsWhatFeeIsFor(own, before);
  const goesOn = before.aboutWork && own.text.length <= SHORT && (isOfFee || bringsNoSubject(own));
  if (goesOn) taken.push("subjects");
  const { topics, wording, amounts, sumsTold, feeDemanded, hurtAtWork } = goesOn
    ? goneOn(own, before)
    : own;
  const where = whereabouts(own, before);
  const priced = pricedOfRoute({ ...own, corridors, language }, before);
  const heard = withDanger({
    ...own,
    countries,
    countriesBefore: before.countries.filter(({ code }) => !back.has(code)),
    corridors,
    language,
    topics,
    wording,
    amounts,
    sumsTold,
    feeDemanded,
    hurtAtWork,
    fromAfar: isOfAbsent(own, before),
    aboutWork: isAboutWork(own, before) || priced.priceAsked === true,
    ...needsLeft(own, before, where),
    addsNothing: claim(addsNothing(own, before, goesOn)),
    ...where,
    ...askedOn(own, before),
    ...leavingAsked(own, before),
    ...askedOfOther(own, before),
    ...priced,
    ...askedAgain(said, before),
    ...lastingNeeds(own, before, goesOn),
    ...householdLeft(own, before),
    ...(goesOn && before.wagesOwed === true && { wagesOwed: true as const }),
  });
  const told = ofOneselfYet(heard, before, isKept);
  return { reading: withAsker(withDangerLeft(told, own, before), before), taken };
}

/** Who told of themselves and names a relative elsewhere of whom no harm is told still speaks of themselves: neither are they far from whom they write about, nor does the other sound in danger. */
function ofOneselfYet(heard: Reading, before: Reading, isKept: boolean): Reading {
  if (!isKept || heard.fromAfar !== true) return heard;
  const danger = (before.danger ?? null) === null ? null : "possible";
  return {
    ...heard,
    fromAfar: undefined,
    danger: tellsOfHarm(heard) ? (heard.danger ?? null) : danger,
  };
}

/** The routes of a turn, and whether who speaks of themselves is where they were before, whatever it names. */
function routed(own: Reading, before: Reading) {
  const kept = placeKept(own, before);
  const isKept = kept !== undefined && before.fromAfar !== true;
  return { corridors: kept ?? routesAfter(own, before), isKept };
}

/** Whether it is about work by itself, or goes on with what is. */
function isAboutWork(own: Reading, before: Reading): boolean {
  if (own.aboutWork) return true;
  return before.aboutWork && (own.text.length <= SHORT || own.topics.size > 0);
}

/** Whether it tells no sum of its own, or asks how much the one of before may be: who says no more than where they are from, that they have paid, or asks for it back, speaks of the one that was asked. */
function isOfSumBefore(own: Reading, before: Reading): boolean {
  if (tellsWhatFeeIsFor(own, before)) return true;
  if (own.amounts.length === 0 && asksHowMuchOfFee(own, before)) return true;
  const asksBack = own.hasPaid === true || own.questionAsked === "get_back";
  if (asksBack && own.amounts.length === 0 && own.sumsTold === undefined) return true;
  return own.placesAlone === true || onlyAsksForLanguage(own);
}

/** The subjects of before; who only tells where they are from goes on with the sum that was asked of them, too. */
function goneOn(own: Reading, before: Reading) {
  const { wording, feeDemanded, hurtAtWork } = before;
  const { amounts, sumsTold } = isOfSumBefore(own, before) ? before : own;
  const isAlone = !onlyChangesWhoOrWhere(own) && !tellsWhatFeeIsFor(own, before);
  const isOfBefore = own.questionAsked === undefined && isAlone;
  const topics = isOfBefore ? before.topics : subjectsAfter(own, before);
  return { topics, wording, amounts, sumsTold, feeDemanded, hurtAtWork };
}

/** Whether "how much" is asked, now that both sides of a route are told; of pay that was spoken of it asks no price. */
function pricedOfRoute(own: Reading, before: Reading): Pick<Reading, "priceAsked"> {
  const isOfPay = before.wagesOwed === true || hasAny(before.topics, [...OWED_PAY, "salary"]);
  if (own.topics.size > 0 || isOfPay) return {};
  return asksPrice(own) || asksHowMuchOfFee(own, before) ? { priceAsked: true } : {};
}

/** Of a relative far away is spoken until somebody tells of themselves at work, or says that they are where that is. */
function isOfAbsent(own: Reading, before: Reading): true | undefined {
  if (own.fromAfar === true) return true;
  if (before.fromAfar !== true || whoIsToldOf(own).isOneself) return undefined;
  const isThere = before.corridors.some(
    ({ destination }) => destination !== null && own.isIn?.has(destination),
  );
  return isThere ? undefined : true;
}

/** The danger that lasts from before, or is left behind. */
function withDangerLeft(heard: Reading, own: Reading, before: Reading): Reading {
  if (heard.returned === true) return atHome(heard, own);
  const isLeft = own.isSafe === true || isOfHomecoming(own, before);
  return isLeft ? inSafety(heard, own) : stillInDanger(heard, before);
}

/** Whether the relative who was written of came home; an employer who did is no good news. */
export function isOfHomecoming(own: Reading, before: Reading): boolean {
  if (before.fromAfar !== true && !whoIsToldOf(before).isRelative) return false;
  return tellsOfHomecoming(own.folded);
}

/** Who says that they are safe now has left the danger, unless they tell of harm yet. */
function inSafety(heard: Reading, own: Reading): Reading {
  const isTold = tellsOfHarm(own) || own.callsForHelp === true;
  const left = isTold ? {} : { fromAfar: undefined, ransom: undefined };
  return { ...heard, ...left, danger: isTold ? (own.danger ?? null) : null };
}

/** What was feared before is left behind by who is home: only what the message itself tells leads, and of one that says so without a word of harm its sound alone does not. */
export function atHome(heard: Reading, own: Reading): Reading {
  const isSound = own.returned === true && !tellsOfHarm(own) && own.callsForHelp !== true;
  const danger = own.danger ?? null;
  return { ...heard, danger: isSound && danger === "likely" ? "possible" : danger };
}

/** Who was likely in danger a moment ago may be so yet, whatever a short message asks, but for one about money; who possibly was, where it tells of harm again. */
function stillInDanger(own: Reading, before: Reading): Reading {
  const goesOn = own.text.length <= SHORT && !isAboutMoney(own);
  const wasInDanger = before.danger === "likely" || (before.danger && tellsOfHarm(own));
  return goesOn && own.danger === null && wasInDanger ? { ...own, danger: "possible" } : own;
}

/** Who works on a ship does so yet, who is back home stays there, and who had not left has not, unless they tell otherwise. */
function whereabouts(
  own: Reading,
  before: Reading,
): Pick<Reading, "atSea" | "returned" | "stillHome"> {
  const returned = isBackHome(own, before);
  const stays = before.beforeLeaving === "told" && !hasAny(own.topics, BEGUN);
  const stillHome =
    own.stillHome ?? (stays || isHomeYet(own, before) || (isAtWork(before) ? false : undefined));
  return { ...(before.atSea === true && { atSea: true }), returned, stillHome };
}

/** Whether who said that they have not left has not yet: an agency keeps papers before, too. */
function isHomeYet({ topics, isIn, corridors }: Reading, before: Reading): boolean {
  if (before.stillHome !== true || hasAny(topics, HAS_BEGUN)) return false;
  return !corridors.some(({ destination }) => destination !== null && isIn?.has(destination));
}

const HAS_BEGUN = BEGUN.filter((topic) => topic !== "seizure");

/** Whether who said so is where they work, as they told: whatever is owed or asked for later, they have left. */
function isAtWork({ stillHome, beforeLeaving, topics, corridors, hurtAtWork }: Reading): boolean {
  if (stillHome === false) return true;
  if (stillHome === true || beforeLeaving !== undefined) return false;
  if (!corridors.some(({ destination }) => destination !== null)) return false;
  return hurtAtWork !== undefined || hasAny(topics, BEGUN) || isOfEmployerAlone(topics);
}

/** Whoever has not left speaks of who finds the job, too, or of what it costs. */
function isOfEmployerAlone(topics: Reading["topics"]): boolean {
  return hasAny(topics, EMPLOYERS) && !hasAny(topics, GETTING_WORK);
}

const EMPLOYERS = ["employer", "overseer"] as const;
const GETTING_WORK = [...FEES, "agent", "recruitment", "contract", "visa"] as const;

/** Whoever thanks, corrects a place, asks whom to call, or what workers ask again and again, does so of what was told before. */
function bringsNoSubject(own: Reading): boolean {
  return (
    own.topics.size === 0 ||
    own.questionAsked !== undefined ||
    own.contactAsked?.alone === true ||
    onlyThanks(own) ||
    onlyChangesWhoOrWhere(own) ||
    own.placesAlone === true
  );
}

/** Whether it only thanks or nods after what was answered, or after thanks that had told of nothing either. */
function addsNothing(own: Reading, before: Reading, goesOn: boolean): boolean {
  if (goesOn && isCourtesy(own, before)) return true;
  return before.addsNothing === true && (own.addsNothing === true || onlyNods(own));
}

/** "Thank you so much"; and "ok", where nobody is left in danger: nothing is told, asked or feared. Whatever else is said after danger was told is no courtesy: "can you send somebody". */
function isCourtesy(own: Reading, before: Reading): boolean {
  if (own.countries.length > 0) return false;
  if (own.contactAsked !== undefined || own.questionAsked !== undefined) return false;
  return onlyThanks(own) || (onlyNods(own) && (before.danger ?? null) === null);
}
