import { segmentsOf } from "../../retrieval/text/segments.ts";

/** A word of a text and where it stands (UTF-16, end excluded). */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const RUN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const ASCII = /^[\0-\x7f]*$/u;

/** The words of a text in order, also of scripts that write no spaces. */
export function wordsIn(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const segments = ASCII.test(run) ? null : segmentsOf(run);
    if (segments === null) words.push({ word: run, start: index, end: index + run.length });
    else words.push(...placed(segments, index));
  }
  return words;
}

function placed(segments: Intl.Segments, at: number): PlacedWord[] {
  return Array.from(segments, ({ segment, index }) => ({
    word: segment,
    start: at + index,
    end: at + index + segment.length,
  }));
}

/** The form in which words are compared: lower case, without a possessive. */
export function wordForm(word: string): string {
  return word
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]s$/u, "");
}
