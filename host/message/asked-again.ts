import type { CountryMention, Reading } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { languageAsked } from "../reading/language/language-asked.ts";

/** Whether a message only asks for a language. */
export function onlyAsksForLanguage({ answerIn, topics, amounts }: Reading): boolean {
  return answerIn !== undefined && topics.size === 0 && amounts.length === 0;
}

/** A message that asks for a language and nothing else, without the countries that its name may stand for; one that is named beside it stays: "and Oman in Bengali please". */
export function withoutPlacesOfLanguage(said: Reading): Reading {
  if (!onlyAsksForLanguage(said)) return said;
  const countries = said.countries.filter((mention) => !namesLanguage(said, mention));
  const named = new Set(countries.map(({ code }) => code));
  const open = (code: string | null) => (code !== null && named.has(code) ? code : null);
  const corridors = said.corridors
    .map((route) => ({
      ...route,
      origin: open(route.origin),
      destination: open(route.destination),
    }))
    .filter(({ origin, destination }) => origin !== null || destination !== null);
  return { ...said, countries, corridors };
}

/** Whether the wish for a language is gone with the words of a place. */
function namesLanguage({ text, topics }: Reading, { start, end }: CountryMention): boolean {
  const rest = foldText(`${text.slice(0, start)} ${text.slice(end)}`).folded;
  return languageAsked(rest, topics) === undefined;
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
