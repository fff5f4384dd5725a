import type { FoldedText } from "../contract/reading.ts";
import { TextMemo } from "./folding/text-memo.ts";
import { firstAtLeast } from "./ordered.ts";

/** Units a sentence reaches at most to either side of what it is asked for. */
export const LONGEST_SENTENCE = 400;
const SPACE = 0x20;
const FULL_STOP = 0x2e;
/** UTF-16 unit → whether it ends a sentence. */
const ENDING = marked(".!?;…।॥။።؟。！？｡");
const LINE = /[\n\r\u2028\u2029\u0085]/;
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}|mr|mrs|ms|dr|st|no|art|sec|vs|etc|approx|inc|ltd|co|dept|usd|rs)$/u;

/** A stretch of the folded text, end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The sentence around the folded unit `index`. Ends at . ! ? ; … and their kin of other scripts (not inside numbers or abbreviations), and at line breaks of the original; at most about 400 units each way. */
export function sentenceAt(text: FoldedText, index: number): Stretch {
  const length = text.folded.length;
  const ends = sentenceEnds(text);
  const at = Math.min(index, length);
  const after = firstAtLeast(ends, at + 1);
  const start = Math.max(0, at - LONGEST_SENTENCE, ends[after - 1] ?? 0);
  const next = ends[after] ?? length;
  return { start, end: Math.min(length, Math.min(at + 1, length) + LONGEST_SENTENCE, next) };
}

/** The sentences of a text in its order, what does not end among them. */
export function sentencesIn(text: FoldedText): readonly Stretch[] {
  const ends = [...sentenceEnds(text), text.folded.length];
  return ends.map((end, at) => ({ start: ends[at - 1] ?? 0, end }));
}

const known = new TextMemo<readonly number[]>();

/** The units before which the text's sentences end, ascending; kept as long as the text. */
export function sentenceEnds(text: FoldedText): readonly number[] {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const ends = allEnds(text);
  known.set(text, ends);
  return ends;
}

function allEnds(text: FoldedText): readonly number[] {
  const ends: number[] = [];
  const { original, folded } = text;
  const lines = LINE.test(original);
  for (let index = 1; index <= folded.length; index++) {
    const unit = folded.charCodeAt(index - 1);
    const ending = unit === SPACE ? lines && breaksLine(text, index) : ENDING[unit] === 1;
    if (ending && (unit !== FULL_STOP || isFullStop(folded, index))) ends.push(index);
  }
  return ends;
}

/** The sentences from the one around `from` to the one around the last unit before `to`, as one stretch. */
export function sentencesOver(text: FoldedText, from: number, to: number): Stretch {
  const first = sentenceAt(text, from);
  if (to <= first.end) return first;
  return { start: first.start, end: sentenceAt(text, to - 1).end };
}

/** The sentences around the stretch and one more on either side: people cut one thought into several. At most about 400 units each way. */
export function passageOver(text: FoldedText, from: number, to: number): Stretch {
  const { start, end } = sentencesOver(text, from, to);
  const before = start > 0 ? sentenceAt(text, start - 1).start : start;
  const after = end < text.folded.length ? sentenceAt(text, end).end : end;
  return {
    start: Math.max(before, Math.min(start, from - LONGEST_SENTENCE)),
    end: Math.min(after, Math.max(end, to + LONGEST_SENTENCE)),
  };
}

/** Whether the point just before the unit ends a sentence: not one inside a number or behind an abbreviation. */
function isFullStop(folded: string, index: number): boolean {
  const next = folded[index] ?? " ";
  if (next !== " ") return false;
  return !ABBREVIATION.test(folded.slice(Math.max(0, index - 8), index - 1));
}

function marked(marks: string): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const mark of marks) table[mark.charCodeAt(0)] = 1;
  return table;
}

/** A line break ends a sentence, unless the next line goes on in lower case. */
function breaksLine(text: FoldedText, index: number): boolean {
  const from = text.startOf(index - 1);
  const to = text.endOf(index);
  if (to - from === 1 && text.original.charCodeAt(from) === 0x20) return false;
  const gap = text.original.slice(from, Math.min(to, from + 64));
  if (!LINE.test(gap)) return false;
  return /\n\s*\n/.test(gap) || !/^\p{Ll}/u.test(text.original.slice(text.startOf(index)));
}
