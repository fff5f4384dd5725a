import { isLetterAt, kindOf, LETTER } from "../../reading/terms/units.ts";

const APOSTROPHE = 0x27;

/** The first words of a folded text, at most `most` of them: a letter and at least one more letter, mark or apostrophe, as figures, units and single letters are the same in all languages. */
export function wordsOf(folded: string, most = Infinity): readonly string[] {
  const words: string[] = [];
  for (let at = 0; at < folded.length && words.length < most;) {
    const first = letterAt(folded, at);
    if (first === 0) {
      at += 1;
      continue;
    }
    const second = at + first;
    let end = second;
    for (let more = partAt(folded, end); more > 0; more = partAt(folded, end)) end += more;
    if (end > second) words.push(folded.slice(at, end));
    at = end;
  }
  return words;
}

/** How many units the letter takes that stands there; 0 where none does. */
export function letterAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if ((kindOf(unit) & LETTER) !== 0) return 1;
  return isHighSurrogate(unit) && /^\p{L}/u.test(text.slice(at, at + 2)) ? 2 : 0;
}

/** The same of a letter, mark or apostrophe. */
function partAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit !== APOSTROPHE && !isLetterAt(text, at)) return 0;
  return isHighSurrogate(unit) ? 2 : 1;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
