import type { Vocabulary } from "./vocabulary.ts";
import { wordForm, type PlacedWord } from "./words.ts";

/** A word and whether it may leave. */
export interface JudgedWord extends PlacedWord {
  readonly stays: boolean;
  /** Whether it is written as a name and could be one. */
  readonly isName: boolean;
}

const TITLE = /^\p{Lu}[\p{Ll}\p{M}'’]*$/u;
/** "E9", "H2A", "2A": classes of visas; a flat or a room has more figures. */
const SHORT_CODE = /^(?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d[A-Z])$/u;
const FEWEST_WORDS = 3;
const HEADLINE = 0.6;
const UNITS = new Set(
  "month months year years week weeks day days hour hours percent article articles section sections art sec chapter rule paragraph bulan tahun buwan taon meses años mois ans".split(
    " ",
  ),
);

/**
 * Judges the words of a text that no rule has taken out and that lie in no public part: only words of the
 * vocabulary stay, and one that is written as a name stays only where it can be none. A name that no list knows
 * therefore does not leave.
 */
export function judgeWords(
  words: readonly PlacedWord[],
  text: string,
  vocabulary: Vocabulary,
): JudgedWord[] {
  const n_titles = words.filter(({ word }) => TITLE.test(word)).length;
  // One word or two with capitals are a name rather than a headline.
  const isText = words.length >= FEWEST_WORDS;
  const isHeadline = isText && n_titles > words.length * HEADLINE;
  const judged = words.map((word): JudgedWord => {
    if (/\p{N}/u.test(word.word)) return { ...word, stays: true, isName: false };
    const isTitle = TITLE.test(word.word);
    const form = wordForm(word.word);
    if (!vocabulary.has(form)) return { ...word, stays: false, isName: isTitle };
    const stays =
      !isTitle ||
      vocabulary.isCommon(form) ||
      isHeadline ||
      (isText && opensSentence(text, word.start));
    return { ...word, stays, isName: !stays };
  });
  return judged.map((word, at) => {
    if (/\p{N}/u.test(word.word)) return { ...word, stays: numberStays(words, at) };
    return isPartOfName(judged, at, { text, vocabulary })
      ? { ...word, stays: false, isName: true }
      : word;
  });
}

/** A word with a capital beside a name is part of it, unless it is common; between two parts even a common one is. */
function isPartOfName(
  words: readonly JudgedWord[],
  at: number,
  { text, vocabulary }: { readonly text: string; readonly vocabulary: Vocabulary },
): boolean {
  const word = words[at] as JudgedWord;
  if (!word.stays || !TITLE.test(word.word)) return false;
  const isName = (other: number) =>
    words[other]?.isName === true && isBeside(words, text, { at, other });
  const n = Number(isName(at - 1)) + Number(isName(at + 1));
  return n === 2 || (n === 1 && !vocabulary.isCommon(wordForm(word.word)));
}

/** Years that are no year of birth, and small numbers of months, days, articles and the like. */
function numberStays(words: readonly PlacedWord[], at: number): boolean {
  const { word } = words[at] as PlacedWord;
  if (SHORT_CODE.test(word) || /^20\d\d$/u.test(word)) return true;
  const beside = [words[at - 1]?.word, words[at + 1]?.word];
  return /^\d{1,3}$/u.test(word) && beside.some((other) => UNITS.has((other ?? "").toLowerCase()));
}

function isBeside(
  words: readonly PlacedWord[],
  text: string,
  { at, other }: { readonly at: number; readonly other: number },
): boolean {
  const [first, second] = [words[Math.min(at, other)], words[Math.max(at, other)]];
  if (first === undefined || second === undefined) return false;
  if (!TITLE.test(first.word) || !TITLE.test(second.word)) return false;
  return /^[\s.-]{1,3}$/u.test(text.slice(first.end, second.start));
}

function opensSentence(text: string, start: number): boolean {
  return /(?:^|[.!?:\n])["'“‘(\s]*$/u.test(text.slice(Math.max(0, start - 8), start));
}
