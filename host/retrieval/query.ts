import { bridgeConcepts, bridgeTopics, countryName } from "./bridge.ts";
import type { Lexicon, Term } from "./index/lexicon.ts";
import { NumberTable } from "./index/number-table.ts";
import type { WeightedTerm } from "./index/scorer.ts";
import { inverseFrequency } from "./index/weights.ts";

/** What a text is about, beside its words. */
export interface Subject {
  /** Subjects of the text, as a reading names them. */
  readonly topics: Iterable<string>;
  /** ISO country codes the text names or implies. */
  readonly countries: ReadonlySet<string>;
  /** What its words mean, as hashes of concepts; none where that is not asked. */
  readonly concepts: Iterable<number>;
  /** ISO 639 code of its language, null when unsure. */
  readonly language: string | null;
}

/** The words of a text, weighed, and how much of them a passage must cover. */
export interface WeighedWords {
  readonly terms: readonly QueryTerm[];
  /** The least sum of `share` by which a bundled passage counts as relevant. */
  readonly floor: number;
  /** The least sum of `rarity` by which a document of the request itself does, whatever its subject. */
  readonly customFloor: number;
}

export interface QueryTerm extends WeightedTerm {
  readonly term: Term;
  /** Its inverse document frequency; 0 for a bridged term. */
  readonly rarity: number;
}

/** The least part of a query's informative weight that a relevant passage covers. */
export const LEAST_SHARE = 0.3;
/** A long text is not expected to be covered: beyond this many rare words its weight no longer grows. */
const FULL_QUERY = 4;
/** Even a short query must meet this part of the rarest word's weight. */
const LEAST_WEIGHT = 0.55;
/** What bridged words count: in English beside the text's own words, else in their place. */
const BRIDGED = { english: 0.4, foreign: 0.6, share: 0.6 };
/** A word the library lacks tells less against a passage than one it has. */
const UNKNOWN = 0.5;
/** Words outside the library's subjects rank passages, but hardly make one relevant: people, doors and Saturdays are everywhere. */
const OFF_SUBJECT = { weight: 0.5, share: 0.25, total: 0.6 };
const MOST_TERMS = 96;

/** How often each term was met of a text that is being read, by its number. */
const times = new NumberTable();

/** Weighs the words of a text, which come in order and with repeats: rare ones most, repeated ones a little more. */
export function weighWords(
  words: readonly Term[],
  language: string | null,
  lexicon: Lexicon,
): WeighedWords {
  const terms: QueryTerm[] = [];
  let total = 0;
  let plain = 0;
  for (const term of distinct(words)) {
    const { number, held, rarity, subject } = term;
    const weight = (1 + Math.log(times.get(number))) * (subject ? 1 : OFF_SUBJECT.weight);
    terms.push({ term, weight, share: rarity * (subject ? 1 : OFF_SUBJECT.share), rarity });
    plain += rarity;
    if (held) total += rarity * (subject ? 1 : OFF_SUBJECT.total);
    else if (!isForeign(language)) total += rarity * UNKNOWN;
  }
  const rarest = inverseFrequency(lexicon.n_passages, 1);
  return { terms, floor: floorOf(total, rarest), customFloor: floorOf(plain, rarest) };
}

/** The first 96 different terms, with `times` telling how often each comes. */
function distinct(words: readonly Term[]): readonly Term[] {
  const terms: Term[] = [];
  times.clear();
  for (const term of words) {
    const before = times.get(term.number);
    if (before === 0) {
      if (terms.length >= MOST_TERMS) continue;
      terms.push(term);
    }
    times.set(term.number, before + 1);
  }
  return terms;
}

/** The weighed words of a text, and behind them the English words for what it is about, which count less. */
export function bridge(
  words: readonly QueryTerm[],
  { topics, concepts, countries, language }: Subject,
  lexicon: Lexicon,
): readonly QueryTerm[] {
  const weight = isForeign(language) ? BRIDGED.foreign : BRIDGED.english;
  const terms = [...words];
  times.clear();
  for (const { term } of words) times.set(term.number, 1);
  for (const phrase of phrasesFor(topics, concepts, countries))
    for (const term of lexicon.termsOfPhrase(phrase)) {
      if (times.get(term.number) > 0) continue;
      times.set(term.number, 1);
      terms.push({ term, weight, share: term.rarity * BRIDGED.share, rarity: 0 });
    }
  return terms;
}

/** The English words of subjects, concepts and countries. */
function phrasesFor(
  topics: Subject["topics"],
  concepts: Subject["concepts"],
  countries: Subject["countries"],
): string[] {
  const phrases = [...bridgeTopics(topics), ...bridgeConcepts(concepts)];
  for (const country of countries) phrases.push(countryName(country));
  return phrases;
}

function isForeign(language: string | null): boolean {
  return language !== null && language !== "en";
}

/** What must be covered of a query whose informative words weigh `total`, where the rarest word weighs `rarest`. */
function floorOf(total: number, rarest: number): number {
  const least = LEAST_WEIGHT * rarest;
  const share = LEAST_SHARE * Math.min(total, FULL_QUERY * rarest);
  return Math.max(share, total > 0 ? Math.min(total, least) : least);
}
