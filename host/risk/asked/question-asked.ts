import { once } from "../../../schemas/once.ts";
import { QUESTIONS, type Question } from "../../../schemas/questions.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import words from "./question-words.json" with { type: "json" };

/** UTF-16 units up to which a message may be one question; in a longer one the words are part of a story or of an advert. */
const LONGEST = 200;
/** Chance of an advert, or of somebody who informs, from which on nothing is asked. */
const SPEAKS_ELSE = 0.5;

/** A reading with the question that a worker asks again and again, where the message asks one. */
export function withQuestionAsked(reading: Reading): Reading {
  const { text, folded, wording } = reading;
  const speaksElse = Math.max(wording?.offer ?? 0, wording?.compliance ?? 0) >= SPEAKS_ELSE;
  if (text.length > LONGEST || speaksElse) return reading;
  const questionAsked = QUESTIONS.find((question) => phrases()[question].test(folded.folded));
  return questionAsked === undefined ? reading : { ...reading, questionAsked };
}

/** The phrases of all languages, of each question one list: short messages are told apart badly by their language. */
const phrases = once((): Readonly<Record<Question, WordsWithin>> => {
  const of = (question: Question) =>
    new WordsWithin(
      Object.values(words)
        .flatMap((language) => language[question])
        .join("|"),
    );
  return Object.fromEntries(QUESTIONS.map((question) => [question, of(question)])) as Record<
    Question,
    WordsWithin
  >;
});
