import { bridgeTopics } from "./bridge.ts";
import { sentencesOf } from "./passages.ts";
import { frequencyOf, type Postings, type WeightedTerm } from "./postings.ts";
import { termsOf } from "./tokens.ts";

/** What is looked for. */
export interface Query {
  readonly text: string;
  /** Subjects of the text, as a reading names them. */
  readonly topics: Iterable<string>;
  /** ISO country codes the text names or implies. */
  readonly countries: ReadonlySet<string>;
}

/** A query as terms, and how much of it a passage must cover. */
export interface PreparedQuery {
  /** The text's own terms and the bridged ones; `number` is absent for a term no bundled passage has. */
  readonly terms: readonly QueryTerm[];
  /** The least sum of shares that counts as relevant. */
  readonly floor: number;
}

export interface QueryTerm {
  readonly term: string;
  readonly number: number | undefined;
  readonly weight: number;
  readonly share: number;
}

/** The least part of a query's informative weight that a relevant passage covers. */
export const LEAST_SHARE = 0.3;
/** A long text is not expected to be covered: beyond this many rare words its weight no longer grows. */
const FULL_QUERY = 5;
/** Even a short query must meet this part of the rarest word's weight. */
const LEAST_WEIGHT = 0.55;
const BRIDGED = 0.6;
/** Longer texts are searched by the sentences that speak of the library's subjects. */
const SHORT_TEXT = 500;
const MOST_SENTENCES = 12;
const MOST_TERMS = 64;
const READ = 20_000;

/** Weighs the words of a query: rare ones most, repeated ones a little more, bridged ones less. */
export function prepareQuery(
  query: Query,
  postings: Postings,
  subjects: ReadonlySet<string>,
): PreparedQuery {
  const counts = countTerms(focus(query.text.slice(0, READ), subjects));
  const rarest = inverseFrequency(postings.n_passages, 1);
  const terms = new Map<string, QueryTerm>();
  let total = 0;
  for (const [term, times] of counts) {
    const entry = weigh(term, 1 + Math.log(times), postings);
    total += entry.share;
    terms.set(term, entry);
  }
  for (const term of bridgeTopics(query.topics).flatMap(termsOf)) {
    if (terms.has(term)) continue;
    const entry = weigh(term, BRIDGED, postings);
    terms.set(term, { ...entry, share: entry.share * BRIDGED });
  }
  const least = LEAST_WEIGHT * rarest;
  const share = LEAST_SHARE * Math.min(total, FULL_QUERY * rarest);
  const floor = Math.max(share, total > 0 ? Math.min(total, least) : least);
  return { terms: [...terms.values()], floor };
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

function weigh(term: string, weight: number, postings: Postings): QueryTerm {
  const number = postings.terms.get(term);
  const frequency = number === undefined ? 1 : frequencyOf(postings, number);
  return { term, number, weight, share: inverseFrequency(postings.n_passages, frequency) };
}

function focus(text: string, subjects: ReadonlySet<string>): string[] {
  if (text.length <= SHORT_TEXT) return termsOf(text);
  return sentencesOf(text)
    .map((sentence, place) => {
      const terms = termsOf(sentence);
      return { terms, place, about: new Set(terms.filter((term) => subjects.has(term))).size };
    })
    .filter(({ about }) => about >= 2)
    .toSorted((one, other) => other.about - one.about || one.place - other.place)
    .slice(0, MOST_SENTENCES)
    .flatMap(({ terms }) => terms);
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    if (counts.size < MOST_TERMS || counts.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
