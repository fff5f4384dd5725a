const OTHER = 1;
const LETTER = 2;
const UNSPACED_LETTER = 3;

/** Of each UTF-16 unit whether it belongs to a word; filled as texts ask. */
const classes = new Uint8Array(65_536);

// Scripts written without spaces between words: a cue stands anywhere in them.
const UNSPACED =
  "\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");

/** A word of the text that is a cue, and where it begins. */
export interface Cue {
  readonly word: string;
  readonly index: number;
}

/** Finds which of some lower-case words stand in texts, in one pass however many words there are. */
export function cueFinder(words: readonly string[]): (text: string) => Cue[] {
  const spaced = new Set(words.filter((word) => !IS_UNSPACED.test(word)));
  const longest = Math.max(0, ...Array.from(spaced, (word) => word.length));
  const unspaced = words
    .filter((word) => IS_UNSPACED.test(word))
    .toSorted((a, b) => b.length - a.length);
  const anywhere = new RegExp(unspaced.join("|") || "(?!)", "gu");
  return (text) => [
    ...spacedCues(text, spaced, longest),
    ...Array.from(text.matchAll(anywhere), ({ 0: word, index }) => ({ word, index })),
  ];
}

function spacedCues(text: string, words: ReadonlySet<string>, longest: number): Cue[] {
  const found: Cue[] = [];
  let from = -1;
  for (let index = 0; index <= text.length; index += 1) {
    const isLetter = index < text.length && isInWord(text.charCodeAt(index));
    if (isLetter) {
      if (from < 0) from = index;
      continue;
    }
    if (from < 0) continue;
    if (index - from <= longest) {
      const word = text.slice(from, index).toLowerCase();
      if (words.has(word)) found.push({ word, index: from });
    }
    from = -1;
  }
  return found;
}

function classOf(unit: number): number {
  const known = classes[unit];
  if (known !== undefined && known !== 0) return known;
  // Astral letters are few in the languages of cues; their halves count as none.
  const character = String.fromCharCode(unit);
  const isLetter = /[\p{L}\p{M}]/u.test(character);
  const letter = IS_UNSPACED.test(character) ? UNSPACED_LETTER : LETTER;
  const learned = isLetter ? letter : OTHER;
  classes[unit] = learned;
  return learned;
}

/** Whether a UTF-16 unit is a letter or a mark on one. */
export function isInWord(unit: number): boolean {
  return classOf(unit) !== OTHER;
}

/** Whether a UTF-16 unit is of a script that is written without spaces. */
export function isUnspaced(unit: number): boolean {
  return classOf(unit) === UNSPACED_LETTER;
}
