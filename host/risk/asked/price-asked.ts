import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { hasAny, OWED_PAY } from "../../../schemas/subjects.ts";
import type { AmountMention, Reading } from "../../contract/reading.ts";
import { CURRENCY_COUNTRIES } from "../../reading/sides/route-signs.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { hasWholeRoute } from "../whole-route.ts";
import { FAIRNESS } from "./words/fairness-words.ts";

const HOW_MUCH = conceptHashes("how-much");
/** Concepts of what is paid for a job. */
const PAID = conceptHashes("pay charge cost fee money currency");
const PRICE = conceptHashes("cost fee");
const LIMIT = conceptHashes("limit");
/** Concepts of who sets a price: "how much government fixed". */
const SETTERS = conceptHashes("government");
const WHAT = conceptHashes("what how-much");
const TAKEN = conceptHashes("take-away charge deduct");
const ALLOWED = conceptHashes("may legal must");
const TRAVEL = conceptHashes("travel abroad arrive");
/** Concepts of what "how much" asks beside money: time and people. */
const COUNTED = conceptHashes("hours day week month year night worker migrant");
/** Subjects by which "how much" asks for what a worker earns, or how long. */
const EARNED = [...OWED_PAY, "salary"] as const;

/** Subjects and concepts of a job that a sum may be for. */
const JOB = ["sector", "domestic_work", "agent", "recruitment", "migrant", "worker"] as const;
const JOBS = conceptHashes(
  "worker maid driver doctor teacher guard cook-clean care farm factory ship construction warehouse mine driver-job work vacancy agent agency recruit seasonal",
);
const CURRENCY = conceptHashes("currency number-big");

const fairness = once(() => new WordsWithin(FAIRNESS));

/** UTF-16 units beside the names of places of a message that says hardly more than a price. */
const BARE = 48;
/** The same of one that names a sum, a route and a job, and asks no more. */
const SHORT = 100;
/** Less is a number of hours, days or people. */
const LEAST = 50;

/** Whether it asks what is charged for work on a route whose two sides are known: "नेपालबाट कतार जान एजेन्सीले कति लिन पाउँछ?" names no fee, "Nepal to Malaysia price?" no asking, and "Is 25,000 rupees ok for a plumber from Patna to Doha?" neither. */
export function asksPrice(reading: Reading): boolean {
  const { topics, folded, language } = reading;
  if (hasAny(topics, EARNED) || topics.has("everyday") || !hasWholeRoute(reading)) return false;
  const told = findConcepts(folded.folded, language);
  if (asksHowMuch(reading, told) || asksForLimit(reading, told)) return true;
  const isBare = lengthBesidePlaces(reading) <= BARE;
  if (isBare && meanAny(told, PRICE)) return true;
  return (isBare || namesJob(reading)) && namesSum(reading, told) && asksIfRight(reading);
}

/** Whether "how much" stands beside an agent or what is paid, or with hardly more than going there, or alone beside a route. */
function asksHowMuch(reading: Reading, told: Concepts): boolean {
  if (!meanAny(told, HOW_MUCH)) return false;
  if (reading.topics.has("agent") || meanAny(told, PAID)) return true;
  if (meanAny(told, SETTERS) && !meanAny(told, COUNTED)) return true;
  const isOfGoing = (told.length === 1 || meanAny(told, TRAVEL)) && !meanAny(told, COUNTED);
  return isOfGoing && lengthBesidePlaces(reading) <= BARE;
}

/** Whether a limit on costs is asked for, or what is the most that an agency may take: "what is the most an agency may lawfully take?" */
function asksForLimit({ topics }: Reading, told: Concepts): boolean {
  if (topics.has("passport") || topics.has("seizure")) return false;
  if (meanAny(told, LIMIT) && meanAny(told, PRICE)) return true;
  const isTaken = meanAny(told, TAKEN) && meanAny(told, ALLOWED);
  return topics.has("agent") && isTaken && (meanAny(told, WHAT) || meanAny(told, LIMIT));
}

function lengthBesidePlaces({ text, countries }: Reading): number {
  return countries.reduce((left, { start, end }) => left - (end - start), text.trim().length);
}

/** Whether it names work, or who finds it. */
export function namesJob({ topics, folded, language }: Reading): boolean {
  return hasAny(topics, JOB) || meanAny(findConcepts(folded.folded, language), JOBS);
}

/** Whether a sum is told, and none that somebody is to earn in the money of the country of work. */
function namesSum(reading: Reading, told: Concepts): boolean {
  const { amounts, folded } = reading;
  if (amounts.length > 0) return amounts.some((amount) => isFee(amount, reading));
  return meanAny(told, CURRENCY) && (/\d{3}/.test(folded.folded) || meanAny(told, NUMBERS));
}

type Concepts = ReturnType<typeof findConcepts>;

const NUMBERS = conceptHashes("number-big");

function isFee({ value, currency }: AmountMention, { corridors }: Reading): boolean {
  if (value < LEAST || currency === "%") return false;
  const country = CURRENCY_COUNTRIES[currency ?? ""];
  return country === undefined || corridors.every(({ destination }) => destination !== country);
}

/** Whether a few words end in a question mark, or words ask whether it is right. */
function asksIfRight({ text, folded }: Reading): boolean {
  const isAsked = QUESTION_MARK.test(text) && text.trim().length <= SHORT;
  return isAsked || fairness().test(folded.folded);
}
