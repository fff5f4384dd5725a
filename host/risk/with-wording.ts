import { atOnce, type Steps } from "../../schemas/steps.ts";
import { claim } from "../../schemas/claim.ts";
import { conceptHashes } from "../../schemas/concept-hash.ts";
import { ABROAD, OF_WORK } from "../../schemas/questions.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { CountryMention, Reading } from "../contract/reading.ts";
import { languageOfLines } from "../reading/contact/line-language.ts";
import { withDenials } from "../reading/denials/undenied.ts";
import { greetedIn } from "../reading/language/greetings.ts";
import { nearestLanguage } from "../reading/language/language.ts";
import { onlyThanks } from "../reading/thanks.ts";
import { findConcepts, languagesByConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { BEGINNING, buildKnownWords } from "../wording/known/known-words.ts";
import { isAboutSomethingElse } from "../wording/known/something-else.ts";
import { tellingPart } from "../wording/models/telling-part.ts";
import { isLatin, isUnread } from "../wording/known/unread.ts";
import { withLicenceAsked } from "./asked/licence-asked.ts";
import { namesLowestWage, withQuestionAsked } from "./asked/question-asked.ts";
import { lureIn } from "./asked/lure.ts";
import { withSexDemanded } from "./danger/sex-demanded.ts";
import { tellsHarm } from "./asked/matter.ts";
import { isChildAtWork } from "./needs/child-at-work.ts";
import { withAsker } from "./asked/asker.ts";
import { withBodyAsked } from "./asked/body-asked.ts";
import { withNumbersAsked } from "./asked/number-asked.ts";
import { isBackByNow } from "./back-home.ts";
import { isFeeOfRoute } from "./fee-of-route.ts";
import { withDanger } from "./danger/heard-danger.ts";
import { LOOKED_AT, messageRisk } from "./message-risk.ts";
import { withServiceAsked } from "./asked/service-asked.ts";
import { asksPrice } from "./asked/price-asked.ts";
import { withHousehold } from "./household-work.ts";
import { isDenialAlone } from "./ordinary/denial-alone.ts";
import { sellsJourney } from "./ordinary/journey-sold.ts";
import { isOrdinary } from "./ordinary/ordinary.ts";
import { isRestrictedByOthers } from "./ordinary/restricted-by-others.ts";
import { tellsOfOwnWork } from "./own-work.ts";
import { withWagesOwed } from "./owed-pay.ts";
import { isBereaved } from "./needs/bereaved.ts";
import { isInCustody } from "./needs/in-custody.ts";
import { isRansom } from "./needs/ransom.ts";
import { toldNeeds } from "./needs/told-needs.ts";
import { wishesToDie } from "./needs/wish-to-die.ts";

/** Chance of something else altogether under which a message without risk is, too: a question about law, an agency that explains itself. Of 384 messages by others about something else two that name no work lie below it. */
const UNRELATED = 0.2;
/** The same of a text that names sport, school or leisure: a coach is dismissed and paid, too. */
const UNRELATED_BESIDE_LEISURE = 0.05;
/** Risk from which on such a text is about work. */
const RISKY_BESIDE_LEISURE = 0.5;

/** A reading with what its wording tells: people who are held or beaten seldom name work, employer or contract, and lookups must not be silent then. Stops between its steps. */
export function* wordingSteps(alone: Reading, knowledge: Snapshot): Steps<Reading> {
  const numbered = withNumbersAsked(withBodyAsked(alone, knowledge), knowledge);
  const greeted = { ...numbered, language: numbered.language ?? greetedLanguage(numbered) };
  const back: Reading = isBackByNow(greeted) ? { ...greeted, returned: true } : greeted;
  const language = languageOf(back, knowledge);
  const reading: Reading = { ...back, ...plainIn({ ...back, language }) };
  yield;
  const isThanks = onlyThanks(reading);
  const isNoAlarm = isThanks || reading.ordinary === true;
  const alarm = isNoAlarm ? {} : alarmIn(reading, knowledge);
  const { risk, wording } = messageRisk([], reading, knowledge);
  yield;
  const told = toldNeeds({ ...reading, language, wording }, knowledge);
  yield;
  const heard = withQuestionAsked(withLicenceAsked({ ...reading, language, wording, ...told }));
  yield;
  const aboutWork = soundsLikeWork(heard, risk) || tellsOfWork(heard) || tellsNeed(heard);
  const priceAsked = claim(aboutWork && asksPrice(heard));
  yield;
  const served = withServiceAsked({ ...heard, aboutWork, priceAsked, ...alarm });
  yield;
  const asked = withAsker(served);
  yield;
  const inDanger = withDanger(withSexDemanded(asked));
  yield;
  const whole = withWagesOwed(withHousehold(withOffer(inDanger)));
  return isThanks && standsAlone(whole) ? { ...whole, addsNothing: true } : whole;
}

/** The language that was read, or else of what its words mean or ask for. */
function languageOf(reading: Reading, knowledge: Snapshot): string | null {
  const { language, folded } = reading;
  return language ?? languageByWords(reading, knowledge) ?? languageOfLines(folded.folded);
}

/** Whether neither a country nor a danger is told. */
function standsAlone({ countries, danger }: Reading): boolean {
  return countries.length === 0 && (danger ?? null) === null;
}

/** The same in one go. */
export function withWording(alone: Reading, knowledge: Snapshot): Reading {
  return atOnce(wordingSteps(alone, knowledge));
}

/** Whether it tells of ordinary days, denies harm and says nothing beside, sells a journey, or is of who restricts somebody and employs nobody. */
function plainIn(reading: Reading): Pick<Reading, "ordinary" | "restrictedByOthers"> {
  if (isRestrictedByOthers(reading)) return { ordinary: true, restrictedByOthers: true };
  const isPlain = isOrdinary(reading) || isDenialAlone(reading) || sellsJourney(reading);
  return isPlain ? { ordinary: true } : {};
}

function greetedLanguage({ folded }: Reading): string | null {
  return greetedIn(folded.folded) ?? null;
}

/** What holds of an offer that nobody has followed yet. */
const OFFERED = { aboutWork: true, danger: null, fromAfar: undefined } as const;

/** A reading with whether a lure is told of, or a child at work: what whoever asks must know before anything else. */
function withOffer(reading: Reading): Reading {
  const lure = lureIn(reading);
  if (lure !== undefined) return { ...reading, lure, ...OFFERED };
  if (!isChildAtWork(reading)) return reading;
  // Who asks of children at their side misses nobody.
  const isHeard = reading.needs?.has("minor") === true || tellsHarm(reading);
  const beside = isHeard ? {} : { danger: null, fromAfar: undefined };
  return { ...reading, ...beside, childWorks: true, aboutWork: true };
}

/** Whether something is told that only work brings, or asked that only workers ask. */
function tellsOfWork(heard: Reading): boolean {
  const { feeDemanded, hurtAtWork, namesWork } = heard;
  return (
    isFeeOfRoute(heard) ||
    feeDemanded !== undefined ||
    hurtAtWork !== undefined ||
    asksForSomebody(heard) ||
    asksOfWork(heard) ||
    asksWhoPaysAbroad(heard) ||
    isLuredAbroad(heard) ||
    worksAbroad(heard) ||
    tellsOfOwnWork(heard) ||
    hasPaidAbroad(heard) ||
    (namesWork && !isAboutSomethingElse(heard))
  );
}

/** Whether somebody must be helped, wherever it befell them. */
function tellsNeed(heard: Reading): boolean {
  if (isBereaved(heard) || isInCustody(heard)) return true;
  return wishesToDie(heard) || isRansom(heard) || heard.needs?.has("needs_doctor") === true;
}

function soundsLikeWork({ topics, wording, errand }: Reading, risk: number): boolean {
  if (errand === true && risk < LOOKED_AT) return false;
  const isLeisure = topics.has("everyday");
  const most = isLeisure ? UNRELATED_BESIDE_LEISURE : UNRELATED;
  const least = isLeisure ? RISKY_BESIDE_LEISURE : LOOKED_AT;
  return wording !== null && (risk >= least || wording.unrelated < most);
}

/** Concepts of who is lured or sold. */
const LURED = conceptHashes("cheat trafficking sell ransom scam-work compound");

const TRAFFICKED = conceptHashes("trafficking");

/** Whether somebody was tricked or sold into a country that is named: who writes so may name no work. */
function isLuredAbroad({ countries, topics, folded, language }: Reading): boolean {
  if (!countries.some(({ role }) => role === "destination")) return false;
  const told = findConcepts(folded.folded, language);
  return meanAny(told, topics.has("everyday") ? TRAFFICKED : LURED);
}

/** Concepts of who works for somebody, of whom they work for, and of what befalls them there. */
const EMPLOYED = conceptHashes(
  "maid worker migrant employer madam supervisor agency agent cook-clean care salary unpaid lock hit escape rape hungry leave-job send-home",
);

/** Whether both sides of a route are told, or where somebody is, beside a word of their work: "maid in dubai, put out on the street, from uganda" names no employer and sounds like news. */
function worksAbroad({ countries, corridors, topics, folded, language, isIn }: Reading): boolean {
  if (topics.has("everyday")) return false;
  const told = (role: CountryMention["role"]) =>
    countries.some((each) => each.role === role && each.hinted !== true);
  const isRoute = told("origin") && told("destination");
  const isThere = corridors.some(
    ({ destination }) => destination !== null && isIn?.has(destination),
  );
  return (isRoute || isThere) && meanAny(findConcepts(folded.folded, language), EMPLOYED);
}

/** Whether a sum was paid beside a country to which people go for work, and nothing else is told of. */
function hasPaidAbroad(heard: Reading): boolean {
  const { hasPaid, amounts, corridors, topics } = heard;
  if (hasPaid !== true || amounts.length === 0 || topics.has("everyday")) return false;
  return corridors.some(({ destination }) => destination !== null) && !isAboutSomethingElse(heard);
}

/** Chance of a victim, in danger or not, from which on who is accused is one. */
const SOUNDS_HARMED = 0.3;
/** Concepts of who has power over work. */
const OVER_WORK = conceptHashes("employer madam manager supervisor company");

function asksOfWork(heard: Reading): boolean {
  const { questionAsked, countries } = heard;
  if (questionAsked === undefined) return false;
  if (questionAsked === "accused" && isAccusedAtWork(heard)) return true;
  if (questionAsked === "sign" && countries.length > 0) return true;
  return OF_WORK.has(questionAsked) || (ABROAD.has(questionAsked) && countries.length > 0);
}

/** Whether who is accused names who has power over work, or sounds like a victim. */
function isAccusedAtWork({ folded, language, wording }: Reading): boolean {
  if (wording !== null && wording.danger + wording.victim >= SOUNDS_HARMED) return true;
  return meanAny(findConcepts(folded.folded, language), OVER_WORK);
}

/** Whether somebody asks who pays a ticket, visa or medical test for a country that is named. */
function asksWhoPaysAbroad({ questionAsked, corridors, topics }: Reading): boolean {
  if (questionAsked !== "who_pays" || topics.has("everyday")) return false;
  return corridors.some(({ destination }) => destination !== null);
}

function asksForSomebody({ contactAsked, numbersAsked }: Reading): boolean {
  return contactAsked?.alone === true || numbersAsked !== undefined;
}

/** What is taken for a cry: a call for help and nothing else, or what nobody here reads. */
function alarmIn(reading: Reading, knowledge: Snapshot) {
  const isRead = reading.contactAsked?.bodies !== undefined || namesLowestWage(reading);
  const unread = !isRead && isUnread(reading, knowledge) ? unreadAs(reading) : {};
  const calls = callsForHelp(reading) ? { callsForHelp: true as const, aboutWork: true } : {};
  return { ...unread, ...calls };
}

/** Whoever writes in the script of a language may read it; Latin letters tell nothing. */
function unreadAs({ text, language }: Reading) {
  return { unread: true as const, aboutWork: true, language: isLatin(text) ? null : language };
}

/** Share of the words of a short text that English must have to be what it is written in: others mix a word or two of it into their own. */
const ENGLISH = 0.8;

/** The language of a text with too few small words to tell it, by what its other words mean; English where hardly one is of another, even if its words are used in others, too. */
function languageByWords(reading: Reading, knowledge: Snapshot): string | null {
  const part = tellingPart({ ...reading, folded: withDenials(reading.folded) });
  const known = knowledge.derive(buildKnownWords);
  if (known !== null && known.shareOfEnglish(part) >= ENGLISH) return "en";
  const start = part.slice(0, BEGINNING);
  const languages = languagesByConcepts(start);
  return languages === null ? null : nearestLanguage(start, languages);
}

/** Letters of a message that can be nothing but a call for help. */
const LONGEST_CALL = 30;

/** "Help me please", "saklolo", "النجدة": whoever writes no more may be unable to, if no number or language is asked for. */
function callsForHelp({ topics, text, contactAsked, answerIn }: Reading): boolean {
  if (contactAsked?.plain === true || answerIn !== undefined) return false;
  return topics.size === 1 && topics.has("help") && text.trim().length <= LONGEST_CALL;
}
