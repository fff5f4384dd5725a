import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import type { Lure, Reading } from "../../contract/reading.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { SEX } from "../danger/sex-demanded-words.ts";
import { isCompoundOffer } from "./compound-offer.ts";
import {
  ARMY_AT_WAR,
  GUARDING,
  NIGHTLIFE,
  OF_WAR,
  PROMISES,
  UNDRESSED,
} from "./words/lure-words.ts";

/** Countries at war that seek people abroad, and those whose people have always gone there to work. */
const AT_WAR: ReadonlySet<string> = new Set(["RU", "UA"]);
const NEIGHBOURS: ReadonlySet<string> = new Set(["AM", "BY", "KG", "KZ", "MD", "TJ", "UA", "UZ"]);

/** UTF-16 units up to which an offer is what a message is about. */
const LONGEST = 900;
/** Chance of who informs, and of something else, from which on nobody was offered anything, unless they ask or tell what is promised. */
const SPEAKS_ELSE = { compliance: 0.5, unrelated: 0.6 } as const;
/** Chance of danger from which on it has befallen somebody. */
const BEFELL = 0.5;

const JOB = conceptHashes(
  "work vacancy recruit salary contract employer company agency agent visa driver-job worker factory farm",
);
const PHOTO = conceptHashes("photo");
const RECRUITER = conceptHashes("agent agency recruit");
const AT_WORK = ["employer", "overseer", "unpaid", "conditions"] as const;
const HELD = BEGUN.filter((topic) => topic !== "threat" && topic !== "conditions");

const ofWar = once(() => new RowsFinder(OF_WAR));
const armyAtWar = once(() => new RowsFinder(ARMY_AT_WAR));
const guarding = once(() => new RowsFinder(GUARDING));
const nightlife = once(() => new RowsFinder(NIGHTLIFE));
const promises = once(() => new RowsFinder(PROMISES));
const undressed = once(() => new RowsFinder(UNDRESSED));
const sex = once(() => new RowsFinder(SEX));

/** What an offer of work leads to that somebody tells of, as far as nothing has befallen anybody yet: a place where people are held and made to cheat others, a war, or prostitution. */
export function lureIn(reading: Reading): Lure | undefined {
  if (isCompoundOffer(reading)) return "compound";
  if (!mayBeOffered(reading)) return undefined;
  if (leadsToWar(reading)) return "war";
  return leadsToProstitution(reading) || wantsBody(reading) ? "nightlife" : undefined;
}

function mayBeOffered(reading: Reading): boolean {
  const { wording, text } = reading;
  if (wording === null || text.length > LONGEST || isElse(reading)) return false;
  if (QUESTION_MARK.test(text)) return true;
  if (wording.compliance >= SPEAKS_ELSE.compliance) return false;
  return wording.unrelated < SPEAKS_ELSE.unrelated || promises().test(reading.folded.folded);
}

/** Whether somebody hires, is back, or was harmed already. */
function isElse({ topics, danger, exploitingAsked, forEmployer, returned }: Reading): boolean {
  if (exploitingAsked === true || forEmployer === true || returned === true) return true;
  return danger === "likely" || hasAny(topics, [...HELD, "abused", "everyday"]);
}

/** Whether work in a country at war is told of beside an army, or is to guard something; its neighbours' people go there for guards' work that is one. */
function leadsToWar(reading: Reading): boolean {
  const { folded, language, topics, countries } = reading;
  const bound = countries.filter(({ role, hinted }) => role !== "origin" && hinted !== true);
  const isElsewhere = bound.some(({ code, role }) => role === "destination" && !AT_WAR.has(code));
  const isOfArmy = armyAtWar().test(folded.folded);
  if (isElsewhere || !(isOfArmy || bound.some(({ code }) => AT_WAR.has(code)))) return false;
  const isJob =
    topics.has("recruitment") ||
    topics.has("salary") ||
    meanAny(findConcepts(folded.folded, language), JOB);
  if (!isJob) return false;
  const named = new Set(countries.map(({ code }) => code));
  if (isOfArmy || ofWar().test(folded.folded) || AT_WAR.isSubsetOf(named)) return true;
  const isNeighbour = countries.some(({ code }) => NEIGHBOURS.has(code));
  return !isNeighbour && language !== "ru" && guarding().test(folded.folded);
}

/** Whether work by night or close to customers is offered abroad, with a ticket or for women. */
function leadsToProstitution({ folded, corridors, topics, wording }: Reading): boolean {
  if (!corridors.some(({ destination }) => destination !== null)) return false;
  if (hasAny(topics, AT_WORK) || (wording?.danger ?? 0) >= BEFELL) return false;
  return nightlife().test(folded.folded) && promises().test(folded.folded);
}

/** Whether who recruits wants to see a body, or sex. */
function wantsBody({ folded, language, topics }: Reading): boolean {
  if (hasAny(topics, AT_WORK)) return false;
  const told = findConcepts(folded.folded, language);
  const isRecruiter = topics.has("agent") || topics.has("recruitment") || meanAny(told, RECRUITER);
  if (undressed().test(folded.folded) && meanAny(told, PHOTO))
    return isRecruiter || meanAny(told, JOB);
  return isRecruiter && sex().test(folded.folded);
}
