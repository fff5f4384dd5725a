import type { Subject } from "../vocabulary/subject.ts";

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
