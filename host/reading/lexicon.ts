import type { FoldedText } from "../contract/reading.ts";
import { largeUnits } from "./figures.ts";
import { icuNames } from "./country-names.ts";
import type { Place } from "./places/place.ts";
import { PLACES } from "./places/table.ts";
import { TermFinder, type FoundTerm } from "./term-finder.ts";
import { SUBJECTS, type Subject } from "./vocabulary/subject.ts";
import { VOCABULARIES } from "./vocabulary/table.ts";

/** How a word points to a country. */
export type PlaceSort = "name" | "doubtful" | "people" | "origin" | "destination";

/** One meaning of a phrase. A subject that is not `open` holds only in its language. */
export type Meaning =
  | { readonly subject: Subject; readonly language: string; readonly open: boolean }
  | { readonly country: string; readonly sort: PlaceSort }
  | { readonly neutral: true }
  | { readonly unit: true };

export type Meanings = readonly Meaning[];

/** A phrase of a text that means something, in units of the folded text. */
export type TermMatch = FoundTerm<Meanings>;

/** Joins what two phrases of one stem mean. */
export const joinMeanings = (a: Meanings, b: Meanings): Meanings => [...a, ...b];

interface Finders {
  readonly latin: TermFinder<Meanings>;
  readonly other: TermFinder<Meanings>;
}

let finders: Finders | undefined;

/** Every known phrase in the text, overlapping ones included, in text order; the tables are compiled at the first call. */
export function findTerms(text: FoldedText): TermMatch[] {
  finders ??= compile();
  const matches = finders.latin.find(text);
  // oxlint-disable-next-line no-control-regex -- ASCII text holds no word of another script
  if (/[^\x00-\x7f]/.test(text.folded)) matches.push(...finders.other.find(text));
  return matches.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Latin letters step through dense rows, other scripts through hashed edges: apart, each stays small. */
function compile(): Finders {
  const latin = new Map<string, Meanings>();
  const other = new Map<string, Meanings>();
  for (const [phrase, meaning] of phrases()) {
    const terms = /[a-z]/i.test(phrase) ? latin : other;
    const key = phrase.toLowerCase();
    terms.set(key, [...(terms.get(key) ?? []), meaning]);
  }
  return {
    latin: new TermFinder(latin, joinMeanings),
    other: new TermFinder(other, joinMeanings),
  };
}

function* phrases(): Generator<[phrase: string, meaning: Meaning]> {
  yield* vocabularyPhrases();
  for (const word of largeUnits()) yield [word, { unit: true }];
  for (const [name, country] of icuNames()) yield [name, { country, sort: "name" }];
  for (const [country, place] of Object.entries(PLACES)) yield* placePhrases(country, place);
}

function* vocabularyPhrases(): Generator<[phrase: string, meaning: Meaning]> {
  for (const { language, words, neutral } of VOCABULARIES) {
    for (const subject of Object.keys(SUBJECTS) as Subject[]) {
      for (const phrase of listed(words[subject])) {
        yield [phrase, { subject, language, open: isOpen(phrase, language) }];
      }
    }
    for (const phrase of listed(neutral)) yield [phrase, { neutral: true }];
  }
}

/** English words are borrowed everywhere, long phrases and other scripts mean one thing; a short Latin word may mean another thing elsewhere. */
function isOpen(phrase: string, language: string): boolean {
  return language === "en" || phrase.includes(" ") || !/[a-z]/i.test(phrase);
}

const SORTS = {
  names: "name",
  doubtful: "doubtful",
  people: "people",
  origin: "origin",
  destination: "destination",
} as const satisfies Record<keyof Place, PlaceSort>;

function* placePhrases(
  country: string,
  place: Place,
): Generator<[phrase: string, meaning: Meaning]> {
  for (const [list, sort] of Object.entries(SORTS)) {
    for (const phrase of listed(place[list as keyof Place])) yield [phrase, { country, sort }];
  }
}

function listed(words: string | undefined): string[] {
  return words === undefined ? [] : words.split("|").map((phrase) => phrase.trim());
}
