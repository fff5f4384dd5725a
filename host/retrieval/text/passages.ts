import { countryName } from "../bridge.ts";
import { placeOf, type Place } from "../places.ts";
import { sentencesOf } from "./sentences.ts";
import { termsOf } from "./tokens.ts";

/** One document as retrieval sees it, whether bundled or of one request. */
export interface SourceDocument {
  readonly id: string;
  readonly title: string;
  /** ISO country code, INT, EU or null. */
  readonly jurisdiction: string | null;
  readonly text: string;
  readonly source_url: string | null;
  readonly citation: string | null;
  /** Other names people use. */
  readonly aliases: readonly string[];
  /** Subjects, for example `fee-cap`. */
  readonly topics: readonly string[];
  /** `PH-HK`, `PH-*`, `*-HK`, `*`. */
  readonly corridors: readonly string[];
  /** A bill, or a text that was suspended: found, and told as no law. */
  readonly in_force?: false;
  readonly custom: boolean;
}

/** A stretch of one document that is found and quoted. */
export interface Passage {
  readonly document: SourceDocument;
  readonly text: string;
  readonly place: Place;
}

/** Most UTF-16 units of one passage. */
export const LONGEST_PASSAGE = 900;

/** What the fields of a passage weigh: a word of the title says more than one of the text. */
export const FIELD_WEIGHTS = { title: 3, names: 2, subjects: 2, text: 1 } as const;
export type Field = keyof typeof FIELD_WEIGHTS;

const passagesKnown = new WeakMap<SourceDocument, readonly Passage[]>();

/** The passages of a document, at least one, cut at sentence ends; the same values each time. */
export function passagesOf(document: SourceDocument): readonly Passage[] {
  const known = passagesKnown.get(document);
  if (known) return known;
  const place = placeOf(document);
  const passages = cutPassages(document.text).map((text) => ({ document, text, place }));
  passagesKnown.set(document, passages);
  return passages;
}

type FieldTerms = Readonly<Record<Field, readonly string[]>>;

const headsKnown = new WeakMap<SourceDocument, Omit<FieldTerms, "text">>();
const fieldsKnown = new WeakMap<Passage, FieldTerms>();

/** The terms of the searched fields of a passage; every passage carries its document's title, names and subjects. */
export function termsOfFields(passage: Passage): FieldTerms {
  const known = fieldsKnown.get(passage);
  if (known) return known;
  const fields = { ...termsOfHead(passage.document), text: termsOf(passage.text) };
  fieldsKnown.set(passage, fields);
  return fields;
}

/** Makes ready what the index is built from, as far as the document tells it: the work of a build that grows with its texts. */
export function readDocument(document: SourceDocument): void {
  for (const passage of passagesOf(document)) termsOfFields(passage);
}

function termsOfHead(document: SourceDocument): Omit<FieldTerms, "text"> {
  const known = headsKnown.get(document);
  if (known) return known;
  const { title, jurisdiction, citation, aliases, topics } = document;
  const names = [countryName(jurisdiction ?? ""), citation ?? "", ...aliases];
  const head = {
    title: termsOf(title),
    names: termsOf(names.join(" ")),
    subjects: termsOf(topics.join(" ")),
  };
  headsKnown.set(document, head);
  return head;
}

/** Cuts `text` into pieces of at most 900 units and of like length, at sentence ends where there are any, else between words. */
export function cutPassages(text: string): string[] {
  const enough = text.length / Math.ceil(text.length / LONGEST_PASSAGE);
  const passages: string[] = [];
  let current = "";
  for (const sentence of sentencesOf(text).flatMap(cutLong)) {
    const longer = current === "" ? sentence : `${current} ${sentence}`;
    if (current !== "" && (current.length >= enough || longer.length > LONGEST_PASSAGE)) {
      passages.push(current);
      current = sentence;
    } else current = longer;
  }
  if (current !== "" || passages.length === 0) passages.push(current);
  return passages;
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_PASSAGE) {
    const space = rest.lastIndexOf(" ", LONGEST_PASSAGE);
    const end = space > LONGEST_PASSAGE / 2 ? space : wholeUnit(rest, LONGEST_PASSAGE);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  pieces.push(rest);
  return pieces;
}

/** `index`, or one less where it would part a surrogate pair. */
export function wholeUnit(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index - 1 : index;
}
