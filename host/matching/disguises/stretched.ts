import { leavingOut, type Edit } from "./edit.ts";
import type { Vocabulary } from "./lexicon.ts";

/** Three of a letter in a row, which no word written in Latin letters has. */
const STRETCHED = /([a-z])\1\1/;
const WORD = /(?<![a-z0-9])[a-z]{4,60}(?![a-z0-9])/g;
const RUN = /([a-z])\1{2,}/g;
/** Letters a known word may go on for. */
const ENDING = 3;

/** The edits that shorten words whose letters are drawn out, `pleeease`, `passsportt`: to two of the letter where a known word comes out so, else to one. */
export function stretchedWords(folded: string, vocabulary: Vocabulary): readonly Edit[] {
  if (!hasStretch(folded)) return [];
  return [...folded.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!STRETCHED.test(word) || /^(.)\1*$/.test(word)) return [];
    const twice = shortened(folded, { word, index }, 2);
    return [isKnown(twice.text, vocabulary) ? twice : shortened(folded, { word, index }, 1)];
  });
}

/** Whether a small letter stands three times in a row: a loop, as the pattern takes several times as long. */
function hasStretch(text: string): boolean {
  let run = 1;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    run = unit === text.charCodeAt(at - 1) && unit >= 0x61 && unit <= 0x7a ? run + 1 : 1;
    if (run === 3) return true;
  }
  return false;
}

interface Found {
  readonly word: string;
  readonly index: number;
}

/** The edit that leaves at most so many of each drawn-out letter. */
function shortened(folded: string, { word, index }: Found, most: number): Edit {
  const gone = new Set<number>();
  for (const { 0: run, index: within } of word.matchAll(RUN))
    for (let at = most; at < run.length; at++) gone.add(index + within + at);
  return leavingOut(folded, { start: index, end: index + word.length }, (at) => gone.has(at));
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.longestAt(word, 0).length >= Math.max(3, word.length - ENDING);
}
