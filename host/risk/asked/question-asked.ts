import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { QUESTIONS, TOLD, type Question } from "../../../schemas/questions.ts";
import { BEGUN, FEES, FORCED, hasAny } from "../../../schemas/subjects.ts";
import { atOnce, type Steps } from "../../../schemas/steps.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { foldedWords } from "../../reading/terms/beside.ts";
import { LabelledWords, WordsWithin } from "../../reading/terms/words-within.ts";
import { isHeldBack } from "../danger/held-back.ts";
import { speaksForEmployer } from "./for-employer.ts";
import { MINIMUM } from "./words/minimum-words.ts";
import { asksOfOwnPay, payTold } from "./pay-asked.ts";
import { tellsContractSwapped } from "./contract-swapped.ts";
import { isOfMonths, tellsDeduction } from "./deducted.ts";
import { asksOfPapersClause } from "./papers-clause.ts";
import { tellsReleaseMoney } from "./release-money.ts";
import { toldMatter } from "./told-matters.ts";
import { isVanished } from "../unreached.ts";
import { REFUND, WAYS, wantsItBack } from "./refund-asked.ts";
import { asksOfTouristVisa } from "./tourist-work.ts";
import { hasGotOut } from "./got-out.ts";
import { asksToLeaveUntold } from "./leave-untold.ts";
import words from "./words/question-words.json" with { type: "json" };

/** UTF-16 units up to which a message may be one question; in a longer one the words are part of a story or of an advert. */
const LONGEST = 200;
/** The same of a question without its mark. */
const SHORT_QUESTION = 80;
/** Chance of an advert, or of somebody who informs, from which on nothing is asked. */
const SPEAKS_ELSE = 0.5;

/** A reading with the question that a worker asks again and again, where the message asks one. */
export function withQuestionAsked(reading: Reading): Reading {
  const questionAsked = questionIn(reading);
  if (questionAsked === undefined) return reading;
  const pay = questionAsked === "wage" ? payTold(reading) : undefined;
  return { ...reading, questionAsked, ...(pay !== undefined && { payTold: pay }) };
}

function questionIn(reading: Reading): Question | undefined {
  const { text, wording } = reading;
  const told = toldMatter(reading);
  const isShort = text.length <= LONGEST;
  const speaksElse = Math.max(wording?.offer ?? 0, wording?.compliance ?? 0) >= SPEAKS_ELSE;
  // A clause that is shown sounds like who wrote it.
  const isShown = told === "body_control" && isShort;
  if (!speaksElse || isShown) return told ?? (isShort ? firstAsked(reading) : undefined);
  return isShort ? clauseAsked(reading) : undefined;
}

/** A clause that somebody shows sounds like an advert, or like who informs. */
function clauseAsked(reading: Reading): Question | undefined {
  return asksOfPapersClause(reading) ? "sign" : undefined;
}

function firstAsked(reading: Reading): Question | undefined {
  if (tellsReleaseMoney(reading)) return "release_money";
  if (asksWhoPays(reading)) return "who_pays";
  if (asksToLeaveUntold(reading)) return "run_away";
  const asked = phraseOf(reading) ?? askedOtherwise(reading);
  return asked ?? (isHeldBackAtWork(reading) ? "go_home" : undefined);
}

/** Whether whom they work for does not let somebody go home. */
function isHeldBackAtWork(reading: Reading): boolean {
  return (
    isHeldBack(reading) && hasAny(reading.topics, ["employer", "overseer", "contract", "agent"])
  );
}

/** What is asked in a phrase that is known, where it fits what else is told. */
function phraseOf(reading: Reading): Question | undefined {
  const found = phrases().find(reading.folded.folded);
  if (found === "no_answer") return isVanished(reading) ? "get_back" : unansweredBy(reading);
  if (found === "how_long" && tellsOf(reading, REFUND)) return "get_back";
  const asked = found === "how_long" && isOfGoing(reading) ? "papers_needed" : found;
  return asked === undefined || fits(asked, reading) ? asked : undefined;
}

/** Concepts of what somebody waits for before they go. */
const GOING = conceptHashes("visa work-permit tourist-visa passport travel ticket medical-test");
/** Concepts of a complaint and of the law, of which it may be asked how long it takes, too. */
const CLAIM = conceptHashes("complaint court sue lawyer compensation law rights");

/** Whether it is asked how long it takes until somebody may go, and of no complaint. */
function isOfGoing(reading: Reading): boolean {
  return tellsOf(reading, GOING) && !tellsOf(reading, CLAIM);
}

function tellsOf({ folded, language }: Reading, meant: ReturnType<typeof conceptHashes>): boolean {
  return meanAny(findConcepts(folded.folded, language), meant);
}

const MONEY = conceptHashes("money currency number-big pay charge fee");
/** Concepts of whom somebody misses who does not answer. */
const KIN = conceptHashes("sibling mother father spouse child family grandparent");

/** What is asked where somebody does not answer: of a recruiter who took money, how to get it back; of a help line, what else to try. */
function unansweredBy({
  topics,
  folded,
  language,
  hasPaid,
  fromAfar,
}: Reading): Question | undefined {
  const told = findConcepts(folded.folded, language);
  if (topics.has("agent") || hasPaid === true)
    return hasPaid === true || meanAny(told, MONEY) ? "get_back" : undefined;
  return fromAfar === true || meanAny(told, KIN) ? undefined : "no_answer";
}

/** Subjects beside which whoever asks for papers is not about to go. */
const PAPERS_BESIDE = [...FORCED, "unpaid", "everyday", "release"] as const;

/** Subjects beside which a wish for a job is no more than what led to what is told. */
const HAS_JOB = [...BEGUN, ...FEES, "agent", "salary", "passport", "release"] as const;

/** Concepts for which papers are needed, too, but by whoever is there. */
const PAPERS_ELSE = conceptHashes(
  "complaint court sue lawyer compensation change-employer tourist-visa shelter school police",
);

/** Whether a phrase asks what it says: a job that is wished for may be a part of a story, and papers are needed for much. */
function fits(question: Question, reading: Reading): boolean {
  const { topics, amounts } = reading;
  if (question === "papers_needed")
    return (
      !hasAny(topics, PAPERS_BESIDE) &&
      !tellsOf(reading, PAPERS_ELSE) &&
      !speaksForEmployer(reading)
    );
  return question !== "find_job" || (amounts.length === 0 && !hasAny(topics, HAS_JOB));
}

/** What is asked in no phrase that is known. */
function askedOtherwise(reading: Reading): Question | undefined {
  return askedOfPay(reading) ?? askedOfElse(reading);
}

function askedOfPay(reading: Reading): Question | undefined {
  if (asksOfRest(reading) || asksOfOvertime(reading)) return "hours";
  if (asksOfPapersClause(reading)) return "sign";
  if (tellsContractSwapped(reading)) return "contract_swap";
  if (tellsDeduction(reading)) return isOfMonths(reading) ? "deduction_months" : "deduction";
  return asksOfOwnPay(reading) || asksOfLowestWage(reading) ? "wage" : undefined;
}

function askedOfElse(reading: Reading): Question | undefined {
  if (asksOfTouristVisa(reading)) return "tourist_work";
  if (asksToChange(reading)) return "change_employer";
  if (hasGotOut(reading)) return "run_away";
  return wantsItBack(reading) ? "get_back" : undefined;
}

const REST = conceptHashes("day-off");
const HOW_MUCH = conceptHashes("how-much");
const HOW_MUCH_OR_WHAT = conceptHashes("how-much what");
const WEEK = conceptHashes("week");

/** Whether somebody asks how many days off they have, by the week or beside a word of work, and does not go away on a holiday. */
function asksOfRest({ text, folded, language, topics }: Reading): boolean {
  if (!QUESTION_MARK.test(text) || topics.has("everyday")) return false;
  const told = findConcepts(folded.folded, language);
  if (!areNear(told, REST, HOW_MUCH) || meanAny(told, WAY)) return false;
  return topics.size > 0 || meanAny(told, WEEK);
}

const OVERTIME = conceptHashes("overtime");
const RATE = conceptHashes("how-much what pay salary hours");

/** Whether somebody asks what hours beyond the day's are paid. */
function asksOfOvertime({ text, folded, language, topics }: Reading): boolean {
  if (topics.has("everyday") || text.length > SHORT_QUESTION) return false;
  const told = findConcepts(folded.folded, language);
  const isAsked = QUESTION_MARK.test(text) ? RATE : HOW_MUCH_OR_WHAT;
  return areNear(told, OVERTIME, isAsked);
}

const minimum = once(() => new WordsWithin(MINIMUM));

const LOWEST_WAGE = conceptHashes("minimum-wage");
const ASKING = conceptHashes("how-much what is-it");

/** Concepts of which the least is asked besides wages. */
const OTHER_LEAST = conceptHashes("fee cost charge deposit minor borrow hours exam");

/** Subjects beside which the lowest wage is named in a story. */
const STORIES = [...FORCED, ...FEES, "unpaid", "agent"] as const;

/** Whether the lowest wage is named, in whichever language. */
export function namesLowestWage({ folded, language }: Reading): boolean {
  return meanAny(findConcepts(folded.folded, language), LOWEST_WAGE);
}

/** Whether somebody asks how high the lowest lawful wage is; "how much minimum" alone does, and so does its name among few words: "uk minimum wage 2026". */
function asksOfLowestWage({ text, folded, language, topics, amounts }: Reading): boolean {
  const told = findConcepts(folded.folded, language);
  const isNamed = text.length <= SHORT_QUESTION && meanAny(told, LOWEST_WAGE);
  if (isNamed && amounts.length === 0 && !hasAny(topics, STORIES)) return true;
  const isBrief = text.length <= SHORT_QUESTION && minimum().test(folded.folded);
  if (isBrief && meanAny(told, ASKING) && !meanAny(told, OTHER_LEAST)) return true;
  const isAsked = QUESTION_MARK.test(text) || areNear(told, LOWEST_WAGE, ASKING);
  return isAsked && meanAny(told, LOWEST_WAGE);
}

const CHANGE_EMPLOYER = conceptHashes("change-employer");
const CHANGE = conceptHashes("change");
const JOB = conceptHashes("work company employer factory");

/** Whether somebody asks if, or how, they may work for another. */
function asksToChange({ text, folded, language }: Reading): boolean {
  if (!QUESTION_MARK.test(text) && text.length > SHORT_QUESTION) return false;
  const told = findConcepts(folded.folded, language);
  if (areNear(told, CHANGE_EMPLOYER, WAYS)) return true;
  return areNear(told, CHANGE, WAYS) && areNear(told, CHANGE, JOB);
}

const WHO = conceptHashes("who");
const PAYS = conceptHashes("pay charge cost fee money");
/** Concepts of what a way to work abroad and back costs beside the recruiter. */
const WAY = conceptHashes("ticket airport medical-test visa insurance");

/** Whether somebody asks who pays the ticket, the visa or the medical test. */
function asksWhoPays({ text, folded, language }: Reading): boolean {
  if (!QUESTION_MARK.test(text) && text.length > SHORT_QUESTION) return false;
  const told = findConcepts(folded.folded, language);
  return areNear(told, WHO, PAYS) && areNear(told, PAYS, WAY);
}

type Phrases = LabelledWords<Question>;

let made: Phrases | undefined;

function phrases(): Phrases {
  return made ?? atOnce(readQuestionsAhead());
}

type Worded = Exclude<Question, (typeof TOLD)[number]>;

function isWorded(question: Question): question is Worded {
  return !TOLD.some((told) => told === question);
}

/** Gets the phrases of all languages ready between requests, one question a step: short messages are told apart badly by their language. */
export function* readQuestionsAhead(): Steps<Phrases> {
  const folded: (readonly [Question, readonly string[]])[] = [];
  for (const question of QUESTIONS.filter(isWorded)) {
    const said = Object.values(words).flatMap((language) => language[question]);
    folded.push([question, foldedWords(said.join("|"))]);
    yield;
  }
  return (made ??= new LabelledWords(folded));
}
