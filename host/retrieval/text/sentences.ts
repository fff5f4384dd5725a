import { isSpace, KINDS, NEWLINE, POINT, type Span } from "./characters.ts";

/** Abbreviations of law and address, and initials. */
const ABBREVIATION =
  /(?:\b(?:no|nos|art|arts|sec|ss?|reg|cap|para|ch|pt|vol|e\.g|i\.e|cf|mr|mrs|dr|st)|\b\p{Lu})\.$/iu;
const LONGEST_ABBREVIATION = 8;
const OPENS_SENTENCE = /^[\p{Lu}\p{Lo}\p{N}"'(]/u;
const FULL_STOP = 46;

/** The sentences of `text` as places in it, without the space around them; an abbreviation such as "Art. 9" or "No. 18" ends none. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = skipSpace(text, 0);
  for (let at = start; at < text.length; at += 1) {
    const kind = KINDS[text.charCodeAt(at)] as number;
    if (kind < POINT) continue;
    const end = kind === NEWLINE ? beforeSpace(text, at) : behindCloser(text, at, kind);
    const next = skipSpace(text, end);
    if (kind === POINT && !opensSentence(text, end, next)) continue;
    if (next === text.length || isAbbreviated(text, end)) continue;
    spans.push({ start, end });
    start = next;
    at = next - 1;
  }
  const end = beforeSpace(text, text.length);
  if (start < end) spans.push({ start, end });
  return spans;
}

/** The sentences of `text`, each on one line. */
export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) =>
    text.slice(start, end).replaceAll(/\s*\n\s*/gu, " "),
  );
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function beforeSpace(text: string, from: number): number {
  let at = from;
  while (at > 0 && isSpace(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

/** The end of a sentence that closes at `at`: behind one quotation mark or bracket that follows a point. */
function behindCloser(text: string, at: number, kind: number): number {
  const closes = kind === POINT && `"')]`.includes(text.charAt(at + 1) || " ");
  return closes ? at + 2 : at + 1;
}

/** Whether space, and then what may begin a sentence, follows a point that ends at `end`. */
function opensSentence(text: string, end: number, next: number): boolean {
  return next > end && OPENS_SENTENCE.test(text.slice(next, next + 2));
}

function isAbbreviated(text: string, end: number): boolean {
  if (text.charCodeAt(end - 1) !== FULL_STOP) return false;
  return ABBREVIATION.test(text.slice(Math.max(0, end - LONGEST_ABBREVIATION), end));
}
