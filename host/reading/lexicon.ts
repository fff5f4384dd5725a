import type { FoldedText } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { largeUnits } from "./figures.ts";
import { icuNames } from "./country-names.ts";
import { DisguisedNames, isCyrillic } from "./places/disguised.ts";
import type { Place } from "./places/place.ts";
import { SHORT_VIETNAMESE, VietnameseNames } from "./places/vietnamese.ts";
import { spokenPlaces } from "./places/spoken.ts";
import { PLACES } from "./places/table.ts";
import { Stretches } from "./stretches.ts";
import { TermFinder, type FoundTerm } from "./term-finder.ts";
import { SUBJECTS, type Subject } from "./vocabulary/subject.ts";
import { VOCABULARIES } from "./vocabulary/table.ts";

/** How a word points to a country. */
export type PlaceSort = "name" | "doubtful" | "people" | "origin" | "destination";

/** What a phrase says of the subject. One that is not `open` holds only in its language. */
export interface SubjectMeaning {
  readonly subject: Subject;
  readonly language: string;
  readonly open: boolean;
}

/** A country that a phrase points to. */
export interface PlaceMeaning {
  readonly country: string;
  readonly sort: PlaceSort;
}

/** One meaning of a phrase: a subject, a place, none (it hides the words inside it), or a word that multiplies a figure. */
export type Meaning =
  | SubjectMeaning
  | PlaceMeaning
  | { readonly neutral: true }
  | { readonly unit: true };

/** All meanings of a phrase, by kind. */
export interface Meanings {
  readonly subjects: readonly SubjectMeaning[];
  readonly places: readonly PlaceMeaning[];
  readonly neutral: boolean;
  readonly unit: boolean;
}

/** A phrase of a text that means something, in units of the folded text. */
export type TermMatch = FoundTerm<Meanings>;

const NONE: readonly never[] = [];

const plain = new Map<string, Meanings>();

/** One meaning as the meanings of a phrase: equal ones are one value, as tens of thousands of phrases have few meanings. */
export function meaningsOf(meaning: Meaning): Meanings {
  const key = keyOf(meaning);
  const known = plain.get(key) ?? madeOf(meaning);
  plain.set(key, known);
  return known;
}

function keyOf(meaning: Meaning): string {
  if ("subject" in meaning) return `${meaning.subject} ${meaning.language} ${meaning.open}`;
  if ("country" in meaning) return `${meaning.country} ${meaning.sort}`;
  return "unit" in meaning ? "unit" : "neutral";
}

function madeOf(meaning: Meaning): Meanings {
  return {
    subjects: "subject" in meaning ? [meaning] : NONE,
    places: "country" in meaning ? [meaning] : NONE,
    neutral: "neutral" in meaning,
    unit: "unit" in meaning,
  };
}

/** Joins what two phrases of one stem mean. */
export function joinMeanings(a: Meanings, b: Meanings): Meanings {
  return {
    subjects: joined(a.subjects, b.subjects),
    places: joined(a.places, b.places),
    neutral: a.neutral || b.neutral,
    unit: a.unit || b.unit,
  };
}

function joined<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  if (b.length === 0) return a;
  return a.length === 0 ? b : [...a, ...b];
}

let latin: TermFinder<Meanings> | undefined;
let other: TermFinder<Meanings> | undefined;
/** Both halves of the table ask for them. */
let icu: readonly [name: string, country: string][] | undefined;
let spoken: ReturnType<typeof spokenPlaces> | undefined;

const vietnameseNames = new VietnameseNames();
const disguisedNames = new DisguisedNames();

/** Whether what was found as the name of a place, `folded` as it was looked up, is written as one may be. */
export function isSpelledAsPlace(written: string, folded: string): boolean {
  return vietnameseNames.mayBe(written) && disguisedNames.mayBe(written, folded);
}

/** Every known phrase in the text, overlapping ones included, in text order; each half of the table is compiled when a text first needs it. */
export function findTerms(text: FoldedText): TermMatch[] {
  latin ??= new TermFinder(latinPhrases(), joinMeanings);
  let matches = latin.find(text);
  if (BEYOND_LATIN.test(text.folded)) {
    other ??= new TermFinder(otherPhrases(), joinMeanings);
    icu = undefined;
    spoken = undefined;
    matches = [...matches, ...other.find(text)];
  }
  return unhidden(matches).toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Without the words inside phrases that mean nothing here: a travel agent is no agent, and a Khmer backpack is not Qatar. */
function unhidden(matches: readonly TermMatch[]): readonly TermMatch[] {
  const neutral = matches.filter(({ value }) => value.neutral);
  if (neutral.length === 0) return matches;
  const hiding = new Stretches(neutral);
  return matches.filter((match) => !hiding.hold(match));
}

/** Letters that no Latin phrase is made of once it is folded. */
const BEYOND_LATIN = /[\u0370-\u1cff\u2c00-\ud7ff\uf900-\ufdff]/;

function isLatin(phrase: string): boolean {
  if (/[a-z]/i.test(phrase)) return true;
  return /\p{Script=Latin}/u.test(phrase) && /[a-z]/i.test(phrase.normalize("NFD"));
}

/** Phrases in Latin letters, then Cyrillic names as the fold writes them in Latin texts. */
function* latinPhrases(): Generator<[phrase: string, meanings: Meanings]> {
  const names = new Set<string>();
  const cyrillic: [phrase: string, meaning: Meaning][] = [];
  for (const [phrase, meaning] of allPhrases()) {
    const isPlace = "country" in meaning;
    if (isPlace && isCyrillic(phrase)) cyrillic.push([phrase, meaning]);
    if (!isLatin(phrase)) continue;
    if (isPlace) {
      vietnameseNames.add(phrase);
      names.add(foldText(phrase).folded);
    }
    yield [phrase, meaningsOf(meaning)];
  }
  for (const [phrase, meaning] of cyrillic) {
    const disguised = disguisedNames.add(phrase, names);
    if (disguised !== null) yield [disguised, meaningsOf(meaning)];
  }
}

function* otherPhrases(): Generator<[phrase: string, meanings: Meanings]> {
  for (const [phrase, meaning] of allPhrases())
    if (!isLatin(phrase)) yield [phrase, meaningsOf(meaning)];
}

function* allPhrases(): Generator<[phrase: string, meaning: Meaning]> {
  yield* vocabularyPhrases();
  for (const word of largeUnits()) yield [word, { unit: true }];
  yield* placeNames();
}

function* placeNames(): Generator<[phrase: string, meaning: Meaning]> {
  icu ??= icuNames();
  for (const [name, country] of icu) yield [name, { country, sort: "name" }];
  for (const [country, place] of Object.entries(PLACES)) yield* placePhrases(country, place);
  for (const [name, country] of SHORT_VIETNAMESE) yield [name, { country, sort: "name" }];
  spoken ??= spokenPlaces();
  for (const [country, { names = [], people = [] }] of spoken) {
    for (const name of names) yield [name, { country, sort: "name" }];
    for (const name of people) yield [name, { country, sort: "people" }];
  }
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
  return language === "en" || phrase.includes(" ") || !isLatin(phrase);
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
