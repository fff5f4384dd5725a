import { once } from "../../schemas/once.ts";
import { SPACED_MARKS, UNSPACED_MARKS } from "../../schemas/sentence-marks.ts";
import type { FoldedText } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { readLanguage } from "../reading/language/language.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";
import { conceptStarts, findConcepts } from "../wording/concepts/concepts.ts";
import type { Span } from "./span.ts";

/** A sentence of an answer, with what its words mean in the languages that are read. */
export interface Sentence extends Span {
  readonly text: string;
  readonly folded: () => FoldedText;
  /** As `readLanguage` tells it. */
  readonly language: () => string | null;
  /** What its words mean, in the order in which they stand. */
  readonly words: () => readonly MeantWord[];
}

/** Words that mean something: the hashes of their concepts, and where they begin in the answer. */
export interface MeantWord {
  readonly concepts: Sighting;
  readonly at: number;
}

/** Most units that are read as one sentence. */
const LONGEST = 600;
/** Most units that are read at once. */
const LONGEST_LINE = 6000;

/** Marks that end a sentence; a full stop behind "No", "Art" and the like does not. In Thai, which has none, a space between its letters parts what is said. */
const END = new RegExp(
  String.raw`(?<!\b(?:no|nr|art|arts|sec|sects?|s|ss|par|para|tel|ph|cap|dr|mr|ms|st)\.?)[${SPACED_MARKS}]+["'”’)\]*_]*(?=\s|$)|[${UNSPACED_MARKS}]|(?<=\p{Script=Thai}) +(?=\p{Script=Thai})`,
  "giu",
);

/** The sentences of a text, in text order; what they mean is read line by line, and when it is asked for. */
export function sentencesOf(text: string): Sentence[] {
  const whole = once(() => readLanguage(text, foldText(text.slice(0, LONGEST)).folded));
  const sentences: Sentence[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (/[\p{L}\p{N}]/u.test(line)) addLine(sentences, { text: line, start }, whole);
    start += line.length + 1;
  }
  return sentences;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

function addLine(sentences: Sentence[], line: Line, whole: () => string | null): void {
  for (let from = 0; from < line.text.length; from += LONGEST_LINE) {
    const text = line.text.slice(from, from + LONGEST_LINE);
    addSentences(sentences, { text, start: line.start + from }, whole);
  }
}

function addSentences(sentences: Sentence[], line: Line, whole: () => string | null): void {
  const folded = once(() => foldText(line.text));
  const language = once(() => readLanguage(line.text, folded().folded) ?? whole());
  const words = once(() => wordsIn(folded(), language(), line.start));
  let start = 0;
  const close = (end: number) => {
    for (let from = start; from < end; from += LONGEST) {
      const span = { start: from, end: Math.min(end, from + LONGEST) };
      const sentence = sentenceIn(line, span, { language, words });
      if (sentence !== null) sentences.push(sentence);
    }
    start = end;
  };
  for (const { 0: mark, index } of line.text.matchAll(END)) close(index + mark.length);
  close(line.text.length);
}

function sentenceIn(
  line: Line,
  span: Span,
  { language, words }: Pick<Sentence, "language" | "words">,
): Sentence | null {
  const written = line.text.slice(span.start, span.end);
  const text = written.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const start = line.start + span.start + written.length - written.trimStart().length;
  const end = start + text.length;
  return {
    start,
    end,
    text,
    folded: once(() => foldText(text)),
    language,
    words: once(() => words().filter(({ at }) => at >= start && at < end)),
  };
}

function wordsIn(
  { folded, startOf }: FoldedText,
  language: string | null,
  start: number,
): MeantWord[] {
  const starts = conceptStarts(folded, language);
  return findConcepts(folded, language).flatMap((concepts, n) => {
    const from = starts[n] ?? 0;
    // "No. 189" denies nothing.
    if (NUMBERED.test(folded.slice(from, from + 8))) return [];
    return [{ concepts, at: start + startOf(from) }];
  });
}

const NUMBERED = /^nos?\.? ?\d/;

/** The sentence that holds an offset, or undefined. */
export function sentenceAt(sentences: readonly Sentence[], offset: number): Sentence | undefined {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const found = sentences[low];
  return found !== undefined && found.start <= offset ? found : undefined;
}

/** Whether any of the words means one of these concepts, told by their hashes. */
export function means(words: readonly MeantWord[], concepts: ReadonlySet<number>): boolean {
  return words.some((word) => word.concepts.some((concept) => concepts.has(concept)));
}
