import type { Reading } from "../../contract/reading.ts";
import { bridgeTopics, countryName } from "../../retrieval/bridge.ts";
import type { Retrieval } from "../../retrieval/retrieval.ts";
import { termsOf } from "../../retrieval/text/tokens.ts";

/** Most words that leave in one query. */
const MOST_WORDS = 12;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The query that may leave: countries, subjects in English, and of the text only words that the public library itself holds. A name or number no pattern knows thus stays here. */
export function publicQuery(text: string, reading: Reading, library: Retrieval): string {
  const places = [
    ...reading.corridors.slice(0, 1).flatMap(({ origin, destination }) => [origin, destination]),
    ...reading.countries.map(({ code }) => code),
  ].filter((code) => code !== null);
  const own = (text.match(WORD) ?? [])
    .filter((word) => !/\d/u.test(word) && termsOf(word).some((term) => library.holds(term)))
    .map((word) => word.toLowerCase());
  const words = [
    ...[...new Set(places)].slice(0, 2).map(countryName),
    ...own,
    ...bridgeTopics(reading.topics).flatMap((phrase) => phrase.split(" ")),
  ];
  return [...new Set(words.filter((word) => word !== ""))].slice(0, MOST_WORDS).join(" ");
}
