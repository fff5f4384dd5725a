import { bridgeTopics, countryName } from "./bridge.ts";
import { frequencyOf, type Postings, type WeightedTerm } from "./postings.ts";
import { termsOf } from "./tokens.ts";

/** What is looked for. */
export interface Query {
  /** Its terms, in order and with repeats. */
  readonly terms: readonly string[];
  /** Subjects of the text, as a reading names them. */
  readonly topics: Iterable<string>;
  /** ISO country codes the text names or implies. */
  readonly countries: ReadonlySet<string>;
  /** ISO 639 code of its language, null when unsure. */
  readonly language: string | null;
}

/** A query as terms, and how much of it a passage must cover. */
export interface PreparedQuery {
  /** The text's own terms and the bridged ones. */
  readonly terms: readonly QueryTerm[];
  /** The least sum of `share` by which a bundled passage counts as relevant. */
  readonly floor: number;
  /** The least sum of `rarity` by which a document of the request itself does, whatever its subject. */
  readonly customFloor: number;
}

export interface QueryTerm {
  readonly term: string;
  /** Absent for a term no bundled passage has. */
  readonly number: number | undefined;
  /** How much its BM25 weight counts. */
  readonly weight: number;
  /** What it adds to the covered part: words of the library's subjects in full. */
  readonly share: number;
  /** Its inverse document frequency; 0 for a bridged term. */
  readonly rarity: number;
}

/** What a query is weighed against: the postings, and the words of the library's own subjects. */
export interface Library {
  readonly postings: Postings;
  readonly subjects: ReadonlySet<string>;
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

/** Weighs the words of a query: rare ones most, repeated ones a little more, bridged ones less. */
export function prepareQuery(query: Query, { postings, subjects }: Library): PreparedQuery {
  const rarest = inverseFrequency(postings.n_passages, 1);
  const foreign = query.language !== null && query.language !== "en";
  const bridged = foreign ? BRIDGED.foreign : BRIDGED.english;
  const terms = new Map<string, QueryTerm>();
  let total = 0;
  let plain = 0;
  for (const [term, times] of countTerms(query.terms)) {
    const { number, rarity } = look(term, postings);
    const on = subjects.has(term);
    const weight = (1 + Math.log(times)) * (on ? 1 : OFF_SUBJECT.weight);
    terms.set(term, { term, number, weight, share: rarity * (on ? 1 : OFF_SUBJECT.share), rarity });
    plain += rarity;
    if (number !== undefined) total += rarity * (on ? 1 : OFF_SUBJECT.total);
    else if (!foreign) total += rarity * UNKNOWN;
  }
  for (const term of bridgeTerms(query)) {
    if (terms.has(term)) continue;
    const { number, rarity } = look(term, postings);
    terms.set(term, { term, number, weight: bridged, share: rarity * BRIDGED.share, rarity: 0 });
  }
  return {
    terms: [...terms.values()],
    floor: floorOf(total, rarest),
    customFloor: floorOf(plain, rarest),
  };
}

const phraseTerms = new Map<string, readonly string[]>();

/** The terms of the subjects' and countries' English words; there are few of either, so each is read once. */
function bridgeTerms({ topics, countries }: Query): string[] {
  const phrases = [...bridgeTopics(topics), ...[...countries].map(countryName)];
  return phrases.flatMap((phrase) => {
    const terms = phraseTerms.get(phrase) ?? termsOf(phrase);
    phraseTerms.set(phrase, terms);
    return terms;
  });
}

/** What must be covered of a query whose informative words weigh `total`, where the rarest word weighs `rarest`. */
function floorOf(total: number, rarest: number): number {
  const least = LEAST_WEIGHT * rarest;
  const share = LEAST_SHARE * Math.min(total, FULL_QUERY * rarest);
  return Math.max(share, total > 0 ? Math.min(total, least) : least);
}

/** The terms that the postings know, as the scorer wants them. */
export function knownTerms({ terms }: PreparedQuery): WeightedTerm[] {
  return terms.flatMap(({ number, weight, share }) =>
    number === undefined ? [] : [{ term: number, weight, share }],
  );
}

/** BM25's inverse document frequency with wink's smoothing: `frequency` of `n` passages hold the term. */
export function inverseFrequency(n: number, frequency: number): number {
  return Math.log((n - frequency + 0.5) / (frequency + 0.5) + 1);
}

function look(term: string, postings: Postings): { number: number | undefined; rarity: number } {
  const number = postings.terms.get(term);
  const frequency = number === undefined ? 1 : frequencyOf(postings, number);
  return { number, rarity: inverseFrequency(postings.n_passages, frequency) };
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    if (counts.size < MOST_TERMS || counts.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
