import type { SearchResult } from "../../contract/search.ts";
import type { Reading } from "../../contract/reading.ts";
import { bridgeTopics, countryName } from "../../retrieval/bridge.ts";
import { ORDINARY_TERMS } from "../../retrieval/ordinary-terms.ts";
import { termsOf } from "../../retrieval/text/tokens.ts";

const ORDINARY = 0.4;
/** A page of another country answers half as well. */
const ELSEWHERE = 0.5;

/** A query as results are measured by it. */
export interface Wanted {
  readonly terms: ReadonlyMap<string, number>;
  readonly topics: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
}

/** Reads a query: its terms by weight, its subjects and countries. */
export function wantedBy(query: string, reading: Reading): Wanted {
  const countries = countriesIn(reading);
  const names = new Set([...countries].flatMap((code) => termsOf(countryName(code))));
  const terms = new Map(
    termsOf(query)
      .filter((term) => !names.has(term))
      .map((term) => [term, ORDINARY_TERMS.has(term) ? ORDINARY : 1]),
  );
  return { terms, topics: reading.topics, countries };
}

/** How much of a query a result speaks of, 0 to 1: the weighed share of its terms and subjects, halved where the result tells of other countries only. */
export function relevanceOf(
  { title, snippet }: SearchResult,
  reading: Reading,
  wanted: Wanted,
): number {
  const own = new Set(termsOf(`${title}\n${snippet}`));
  const shared = sumOf(wanted.terms, (term) => own.has(term));
  const all = sumOf(wanted.terms, () => true);
  const byTerms = all === 0 ? 0 : shared / all;
  const score = Math.max(byTerms, bySubjects(own, reading, wanted));
  const others = countriesIn(reading);
  const isElsewhere =
    wanted.countries.size > 0 && others.size > 0 && wanted.countries.isDisjointFrom(others);
  const named = wanted.terms.size === 0 && !wanted.countries.isDisjointFrom(others) ? 1 : score;
  return Math.round(named * (isElsewhere ? ELSEWHERE : 1) * 1000) / 1000;
}

/** A page in another language than the query shares its subjects, not its words. */
function bySubjects(own: ReadonlySet<string>, { topics }: Reading, wanted: Wanted): number {
  if (wanted.topics.size === 0) return 0;
  const shared = [...wanted.topics].filter(
    (topic) =>
      topics.has(topic) ||
      bridgeTopics([topic])
        .flatMap(termsOf)
        .filter((term) => own.has(term)).length > 1,
  );
  return (0.8 * shared.length) / wanted.topics.size;
}

function sumOf(terms: ReadonlyMap<string, number>, counts: (term: string) => boolean): number {
  let sum = 0;
  for (const [term, weight] of terms) if (counts(term)) sum += weight;
  return sum;
}

/** Every country a reading names or implies. */
export function countriesIn({ countries, corridors }: Reading): Set<string> {
  return new Set([
    ...countries.map(({ code }) => code),
    ...corridors
      .filter(({ basis }) => basis === "named")
      .flatMap(({ origin, destination }) => [origin, destination])
      .filter((code) => code !== null),
  ]);
}
