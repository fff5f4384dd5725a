import { countryName } from "./bridge.ts";

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
  readonly custom: boolean;
}

/** A stretch of one document that is found and quoted. */
export interface Passage {
  readonly document: SourceDocument;
  readonly text: string;
}

/** Most UTF-16 units of one passage. */
export const LONGEST_PASSAGE = 900;

/** What the fields of a passage weigh: a word of the title says more than one of the text. */
export const FIELD_WEIGHTS = { title: 3, names: 2, subjects: 2, text: 1 } as const;
export type Field = keyof typeof FIELD_WEIGHTS;

/** The passages of a document, at least one, cut at sentence ends. */
export function passagesOf(document: SourceDocument): Passage[] {
  return cutPassages(document.text).map((text) => ({ document, text }));
}

/** The searched fields of a passage; every passage carries its document's title, names and subjects. */
export function fieldsOf({ document, text }: Passage): Record<Field, string> {
  return {
    title: document.title,
    names: [
      countryName(document.jurisdiction ?? ""),
      document.citation ?? "",
      ...document.aliases,
    ].join(" "),
    subjects: document.topics.join(" "),
    text,
  };
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

const SENTENCE_END = /(?<=[.!?]["')\]]?)\s+(?=[\p{Lu}\p{Lo}\p{N}"'(])|(?<=[。！？।॥။។؟])\s*|\n\s*/u;
const ABBREVIATION =
  /(?:\b(?:no|nos|art|arts|sec|ss?|reg|cap|para|ch|pt|vol|e\.g|i\.e|cf|mr|mrs|dr|st)|\b\p{Lu})\.$/iu;

/** The sentences of `text`, trimmed; an abbreviation such as "Art. 9" or "No. 18" ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(SENTENCE_END)) {
    const piece = part.trim();
    const before = sentences.at(-1);
    if (piece === "") continue;
    if (before !== undefined && ABBREVIATION.test(before.slice(-8))) {
      sentences[sentences.length - 1] = `${before} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences;
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
