import { foldText } from "../../matching/folding/fold.ts";
import { icuNames } from "../places/country-names.ts";
import { largeUnits } from "../money/figures.ts";
import { meaningsOf, type Meaning, type Meanings, type PlaceSort } from "./meanings.ts";
import { isCyrillic, type DisguisedNames } from "../places/disguised.ts";
import type { Place } from "../places/place.ts";
import { spokenPlaces } from "../places/spoken.ts";
import { PLACES } from "../places/table.ts";
import { SHORT_VIETNAMESE, type VietnameseNames } from "../places/vietnamese.ts";
import { SUBJECTS, type Subject } from "../vocabulary/subject.ts";
import { VOCABULARIES } from "../vocabulary/table.ts";

/** Names of places that must be spelled so to be meant. */
export interface NamesInLatin {
  readonly vietnamese: VietnameseNames;
  readonly disguised: DisguisedNames;
}

function isLatin(phrase: string): boolean {
  if (/[a-z]/i.test(phrase)) return true;
  return /\p{Script=Latin}/u.test(phrase) && /[a-z]/i.test(phrase.normalize("NFD"));
}

/** Phrases in Latin letters, then Cyrillic names as the fold writes them in Latin texts; tells what is to be known of names beside. */
export function* latinPhrases({
  vietnamese,
  disguised,
}: NamesInLatin): Generator<[phrase: string, meanings: Meanings]> {
  const names = new Set<string>();
  const cyrillic: [phrase: string, meaning: Meaning][] = [];
  for (const [phrase, meaning] of allPhrases()) {
    const isPlace = "country" in meaning;
    if (isPlace && isCyrillic(phrase)) cyrillic.push([phrase, meaning]);
    if (!isLatin(phrase)) continue;
    if (isPlace) {
      vietnamese.add(phrase);
      names.add(foldText(phrase).folded);
    }
    yield [phrase, meaningsOf(meaning)];
  }
  for (const [phrase, meaning] of cyrillic) {
    const inLatin = disguised.add(phrase, names);
    if (inLatin !== null) yield [inLatin, meaningsOf(meaning)];
  }
}

/** Phrases in all other letters. */
export function* otherPhrases(): Generator<[phrase: string, meanings: Meanings]> {
  for (const [phrase, meaning] of allPhrases())
    if (!isLatin(phrase)) yield [phrase, meaningsOf(meaning)];
}

function* allPhrases(): Generator<[phrase: string, meaning: Meaning]> {
  yield* vocabularyPhrases();
  for (const word of largeUnits()) yield [word, { unit: true }];
  yield* placeNames();
}

function* placeNames(): Generator<[phrase: string, meaning: Meaning]> {
  for (const [name, country] of icuNames()) yield [name, { country, sort: "name" }];
  for (const [country, place] of Object.entries(PLACES)) yield* placePhrases(country, place);
  for (const [name, country] of SHORT_VIETNAMESE) yield [name, { country, sort: "name" }];
  for (const [country, { names = [], people = [] }] of spokenPlaces()) {
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
