import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { QUESTIONS, type Question } from "../../../schemas/questions.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import { atOnce, type Steps } from "../../../schemas/steps.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { foldedWords } from "../../reading/terms/beside.ts";
import { LabelledWords } from "../../reading/terms/words-within.ts";
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
  const { text, folded, wording } = reading;
  const speaksElse = Math.max(wording?.offer ?? 0, wording?.compliance ?? 0) >= SPEAKS_ELSE;
  if (text.length > LONGEST || speaksElse) return reading;
  const questionAsked = asksWhoPays(reading)
    ? "who_pays"
    : (phrases().find(folded.folded) ?? askedOtherwise(reading));
  return questionAsked === undefined ? reading : { ...reading, questionAsked };
}

/** What is asked in no phrase that is known. */
function askedOtherwise(reading: Reading): Question | undefined {
  if (asksOfRest(reading)) return "hours";
  if (asksOfLowestWage(reading)) return "wage";
  if (asksToChange(reading)) return "change_employer";
  if (asksToLeaveUntold(reading)) return "run_away";
  return mayWantItBack(reading) ? "get_back" : undefined;
}

const REST = conceptHashes("day-off");
const HOW_MUCH = conceptHashes("how-much");
const WEEK = conceptHashes("week");

/** Whether somebody asks how many days off they have, by the week or beside a word of work, and does not go away on a holiday. */
function asksOfRest({ text, folded, language, topics }: Reading): boolean {
  if (!QUESTION_MARK.test(text) || topics.has("everyday")) return false;
  const told = findConcepts(folded.folded, language);
  if (!areNear(told, REST, HOW_MUCH) || meanAny(told, WAY)) return false;
  return topics.size > 0 || meanAny(told, WEEK);
}

const LOWEST_WAGE = conceptHashes("minimum-wage");
const ASKING = conceptHashes("how-much what is-it");

/** Whether somebody asks how high the lowest lawful wage is. */
function asksOfLowestWage({ text, folded, language }: Reading): boolean {
  const told = findConcepts(folded.folded, language);
  const isAsked = QUESTION_MARK.test(text) || areNear(told, LOWEST_WAGE, ASKING);
  return isAsked && meanAny(told, LOWEST_WAGE);
}

const CHANGE_EMPLOYER = conceptHashes("change-employer");
const CHANGE = conceptHashes("change");
const JOB = conceptHashes("work company employer");
const WAYS = conceptHashes("may how is-it");

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

/** Subjects beside which who has paid tells of more than of their money. */
const MORE = [...BEGUN, "salary", "passport", "release", "everyday", "medical"] as const;

/** Whether somebody tells that they have paid, and of nothing that is worse or else: who says so asks what to do about it, as few add that they do. */
function mayWantItBack({ hasPaid, topics, needs }: Reading): boolean {
  return hasPaid === true && !hasAny(topics, MORE) && needs?.has("ransom") !== true;
}

type Phrases = LabelledWords<Question>;

let made: Phrases | undefined;

function phrases(): Phrases {
  return made ?? atOnce(readQuestionsAhead());
}

/** Gets the phrases of all languages ready between requests, one question a step: short messages are told apart badly by their language. */
export function* readQuestionsAhead(): Steps<Phrases> {
  const folded: (readonly [Question, readonly string[]])[] = [];
  for (const question of QUESTIONS) {
    const said = Object.values(words).flatMap((language) => language[question]);
    folded.push([question, foldedWords(said.join("|"))]);
    yield;
  }
  return (made ??= new LabelledWords(folded));
}
