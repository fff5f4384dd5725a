import type { Snapshot } from "../contract/knowledge.ts";
import type { CountryMention, FoldedText, Reading } from "../contract/reading.ts";
import { readAmounts } from "./amounts.ts";
import { readCorridors } from "./corridors.ts";
import { readCountries, type PlacedMention } from "./countries.ts";
import { readLanguage } from "./language.ts";
import { findTerms } from "./lexicon.ts";
import { routeHabits } from "./route-habits.ts";
import { settleSides } from "./sides.ts";
import { isAboutWork, topicsOf } from "./topics.ts";

/** What a message talks about, without a model: language, countries, routes, sums, subjects. `folded` is the message's matching view; the snapshot's corridor profiles tell which countries send and which receive. Its wording is not heard here. Takes about 0.1 ms for 300 characters. */
export function readMessage(text: string, folded: FoldedText, knowledge: Snapshot): Reading {
  const habits = knowledge.derive(routeHabits);
  const language = readLanguage(text, folded.folded);
  const matches = [...findTerms(folded), ...habits.find(folded)];
  const { usualSide } = habits;
  const placed = settleSides(readCountries(folded, matches, { usualSide, language }), language);
  const codes = new Set(placed.map(({ code }) => code));
  const units = matches.filter(({ value }) => value.unit);
  const amounts = readAmounts(folded, units, { countries: codes, language });
  const corridors = readCorridors({ countries: placed, amounts, language, usualSide });
  const topics = topicsOf(matches, language);
  const namesWork = isAboutWork(topics, {
    origin: placed.some(({ role, sort }) => role === "origin" && sort !== "origin"),
    destination: placed.some(({ role, sort }) => role === "destination" && sort !== "destination"),
    whole: corridors.some(({ origin, destination }) => origin !== null && destination !== null),
    money: amounts.length > 0 || units.length > 0,
    terms: placed.some(({ sort }) => sort === "origin" || sort === "destination"),
  });
  const countries = placed.map(mentionAlone);
  const told = { text, folded, language, countries, corridors, amounts, topics };
  return { ...told, namesWork, wording: null, aboutWork: namesWork };
}

function mentionAlone({ code, role, text, start, end }: PlacedMention): CountryMention {
  return { code, role, text, start, end };
}
