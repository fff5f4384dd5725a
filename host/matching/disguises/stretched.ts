import type { Edit } from "./edit.ts";
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
    const kept = [2, 1].map((most) => keptUnits(word, most));
    const reads = (units: readonly number[]) => units.map((at) => word[at] ?? "").join("");
    const units = kept.find((each) => isKnown(reads(each), vocabulary)) ?? kept[1] ?? [];
    const sources = units.map((at) => index + at);
    return [{ start: index, end: index + word.length, text: reads(units), sources }];
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

/** The units of a word that stay where at most so many of each drawn-out letter do. */
function keptUnits(word: string, most: number): readonly number[] {
  const gone = new Set<number>();
  for (const { 0: run, index } of word.matchAll(RUN))
    for (let at = most; at < run.length; at++) gone.add(index + at);
  return Array.from({ length: word.length }, (_, at) => at).filter((at) => !gone.has(at));
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.longestAt(word, 0).length >= Math.max(3, word.length - ENDING);
}
