import type { Reading } from "../contract/reading.ts";

/** Whether a message only asks for a language. */
export function onlyAsksForLanguage({ answerIn, topics, amounts }: Reading): boolean {
  return answerIn !== undefined && topics.size === 0 && amounts.length === 0;
}

/** A message that only asks for a language, without the countries that its name may stand for. */
export function withoutPlacesOfLanguage(said: Reading): Reading {
  return onlyAsksForLanguage(said) ? { ...said, countries: [], corridors: [] } : said;
}

/** The language of the answer, as asked for now or before; where nothing else is asked, what was asked before. */
export function askedAgain(
  said: Reading,
  before: Reading,
): Pick<Reading, "answerIn" | "priceAsked" | "questionAsked" | "contactAsked"> {
  const answerIn = said.answerIn ?? before.answerIn;
  if (!onlyAsksForLanguage(said)) return { answerIn };
  const { priceAsked, questionAsked, contactAsked } = before;
  return {
    answerIn,
    ...(priceAsked !== undefined && { priceAsked }),
    ...(questionAsked !== undefined && { questionAsked }),
    ...(contactAsked !== undefined && { contactAsked }),
  };
}
