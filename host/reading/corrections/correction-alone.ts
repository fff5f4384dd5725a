import { once } from "../../../schemas/once.ts";
import type { FoldedText, Reading } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { foldedWords } from "../terms/beside.ts";
import { CORRECTING, DENYING, TYING } from "./correction-words.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";
import { PLACING } from "../whereabouts/placing-words.ts";
import { isLetterAt, isLetterBefore, kindOf, UNSPACED } from "../terms/units.ts";

/** A stretch of a folded text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Letters beyond which nobody only corrects a place. */
const LONGEST = 90;

/** Words that may stand around places. */
interface Words {
  readonly trie: PhraseTrie;
  /** Of each phrase whether it takes something back or only denies. */
  readonly isHeavy: readonly boolean[];
  /** Of each phrase whether it says that something was wrong. */
  readonly corrects: readonly boolean[];
}

const correcting = once(() => new Set(foldedWords(CORRECTING)));
const heavy = once(() => correcting().union(new Set(foldedWords(DENYING))));
const tying = once(() => wordsOf(TYING));
const placing = once(() => wordsOf(`${TYING}|${PLACING}`));

function wordsOf(others: string): Words {
  const phrases = [...heavy().union(new Set(foldedWords(others)))];
  return {
    trie: new PhraseTrie(phrases),
    isHeavy: phrases.map((phrase) => heavy().has(phrase)),
    corrects: phrases.map((phrase) => correcting().has(phrase)),
  };
}

/** How many words take something back in a text of nothing but places, such words and small ones that tie them: one in "no, Jordan" and in "it is Jordan, I typed wrong", none in "Jordan". Null where it says more, or asks. */
export function correctionsAlone(
  { folded }: FoldedText,
  places: readonly Stretch[],
): number | null {
  return weightOf(folded, places, { start: 0, end: folded.length, words: tying() });
}

/** Whether a turn may take back what another told: it is brief enough to be nothing but a correction, or begins as one. */
export function mayTakeBack(turn: string): boolean {
  return turn.length <= LONGEST || beginsCorrecting(foldText(turn.slice(0, LONGEST)).folded);
}

/** Whether a message says no more than where somebody is, comes from or means: "I am from Kenya and live in Oman", or nothing but a correction of it. */
export function tellsPlacesAlone({
  folded,
  countries,
}: Pick<Reading, "folded" | "countries">): boolean {
  const places = countries.map(({ start, end }) => ({
    start: foldedAt(folded, start),
    end: foldedAt(folded, end),
  }));
  const whole = { start: 0, end: folded.folded.length, words: placing() };
  return weightOf(folded.folded, places, whole) !== null;
}

/** Whether the place is named as a correction: nothing else is said in the text, or nothing else beside words that take something back in its sentence. */
export function isNamedAlone(
  text: FoldedText,
  places: readonly Stretch[],
  place: Stretch,
): boolean {
  if (correctionsAlone(text, places) !== null) return true;
  const around = { ...sentenceAround(text, place), words: tying() };
  const weight = weightOf(text.folded, places, around);
  return weight !== null && weight > 0;
}

/** The sentence is sought in what was written, as the fold keeps no ends of lines. */
function sentenceAround(text: FoldedText, { start, end }: Stretch): Stretch {
  const { original } = text;
  const from = text.startOf(start);
  const to = text.endOf(end);
  const begin = original.slice(0, from).search(/[^.!?;\n。！？।]*$/u);
  const length = original.slice(to).search(/[.!?;\n。！？।]/u);
  return {
    start: foldedAt(text, begin),
    end: length < 0 ? text.folded.length : foldedAt(text, to + length + 1),
  };
}

/** A stretch in which such words are looked for. */
interface Looked extends Stretch {
  readonly words: Words;
}

/** How many words that take something back stand beside places in a stretch of nothing else; null where anything else does, or no place. */
function weightOf(
  folded: string,
  places: readonly Stretch[],
  { start, end, words }: Looked,
): number | null {
  if (end - start > LONGEST) return null;
  let weight = 0;
  let named = 0;
  for (let at = start; at < end;) {
    const place = places.find((it) => it.start <= at && at < it.end);
    const word = place === undefined ? wordAt(folded, { start: at, end, words }) : null;
    if (place !== undefined) named++;
    else if (word === null) return null;
    else if (word.isHeavy) weight++;
    at = (place ?? word)?.end ?? end;
  }
  return named > 0 ? weight : null;
}

/** Whether a text is nothing but words that take something back or tie a place to who speaks. */
export function onlyTies(folded: string): boolean {
  for (let start = 0; start < folded.length;) {
    const word = wordAt(folded, { start, end: folded.length, words: placing() });
    if (word === null) return false;
    start = word.end;
  }
  return true;
}

/** Whether a text begins by taking something back. */
export function beginsCorrecting(folded: string): boolean {
  let start = 0;
  while (start < folded.length && isSeparator(folded.charAt(start))) start++;
  return wordAt(folded, { start, end: folded.length, words: tying() })?.isHeavy === true;
}

/** What sets a word off from those beside it. */
const SET_OFF_LEFT = /[,.;:!…—–،؛；，。！।።፣၊။។] *$/u;
const SET_OFF_RIGHT = /^ *[,.;:!…—–،؛；，。！।።፣၊။។]/u;

/** Whether what stands between two places does no more than take the first back: "no, I mean", ", không phải, ở". A word that only denies does so where it stands alone, as it else denies what follows. */
export function takesBack(between: string): boolean {
  if (/\brather than\b/.test(between)) return false;
  let isTaken = false;
  for (let start = 0; start < between.length;) {
    const word = wordAt(between, { start, end: between.length, words: tying() });
    if (word === null) return false;
    isTaken ||= word.corrects || (word.isHeavy && isSetOff(between, start, word.end));
    start = word.end;
  }
  return isTaken;
}

function isSetOff(text: string, start: number, end: number): boolean {
  return SET_OFF_LEFT.test(text.slice(0, start)) && SET_OFF_RIGHT.test(text.slice(end));
}

interface Word {
  readonly end: number;
  /** Whether it takes something back. */
  readonly isHeavy: boolean;
  /** Whether it does so by itself, and does not only deny what stands beside it. */
  readonly corrects: boolean;
}

/** The longest known word, or the sign between words, that begins there; null where there is none. */
function wordAt(folded: string, { start, end, words }: Looked): Word | null {
  if (isSeparator(folded.charAt(start))) return { end: start + 1, isHeavy: false, corrects: false };
  const { trie, isHeavy, corrects } = words;
  for (let nth = trie.walk(folded, start) - 1; nth >= 0; nth--) {
    const to = trie.ends[nth] as number;
    const isUnspaced = (kindOf(folded.charCodeAt(to - 1)) & UNSPACED) !== 0;
    if (to > end || (!isUnspaced && isLetterAt(folded, to) && isLetterBefore(folded, to))) continue;
    const phrase = trie.phrases[nth] as number;
    return { end: to, isHeavy: isHeavy[phrase] === true, corrects: corrects[phrase] === true };
  }
  return null;
}

function isSeparator(character: string): boolean {
  return /[\s,.;:!¡…"'“”()*–—\-、，。！；：।॥።፣،؛၊။។]/u.test(character);
}
