/** What a mask stands for. */
const ANY = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Letters that a digit or sign stands for in leetspeak, the likelier first. */
const LEET: ReadonlyMap<string, readonly string[]> = new Map([
  ["0", ["o"]],
  ["1", ["i", "l"]],
  ["3", ["e"]],
  ["4", ["a"]],
  ["5", ["s"]],
  ["7", ["t"]],
  ["8", ["b"]],
  ["9", ["g"]],
  ["@", ["a"]],
  ["$", ["s"]],
  ["!", ["i", "l"]],
  ["|", ["l", "i"]],
  ["+", ["t"]],
  ["€", ["e"]],
  ["*", ANY],
  ["#", ANY],
]);

/** Letters of a stem that a longer word may go on from. */
const STEM = 4;

/** Letters a known word may go on for, and how long it must be for that. */
const ENDING = { most: 3, behind: 5 } as const;

/** A word read in disguise: its letters from `from` on, as many as it covers. */
export interface Reading {
  readonly from: number;
  readonly letters: string;
}

/** Words next to each other in the order of the alphabet. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a vocabulary consists of. */
export interface VocabularyParts {
  /** All words in the order of their units, in one text: rules know tens of thousands. */
  readonly text: string;
  /** Word → where it begins in the text; the last one is the text's end. */
  readonly starts: Uint32Array;
}

/** Puts words in order. */
export function vocabularyOf(words: readonly string[]): VocabularyParts {
  const sorted = [...new Set(words)].toSorted();
  const starts = new Uint32Array(sorted.length + 1);
  for (const [i, { length }] of sorted.entries()) starts[i + 1] = (starts[i] as number) + length;
  return { text: sorted.join(""), starts };
}

/** The words that rules know, and how a word in leetspeak reads if it is one of them. */
export class Vocabulary {
  readonly #text: string;
  readonly #starts: Uint32Array;
  readonly #all: Range;

  constructor({ text, starts }: VocabularyParts) {
    this.#text = text;
    this.#starts = starts;
    this.#all = { from: 0, to: starts.length - 1 };
  }

  /** How a token of letters, digits and signs reads: as a known word, as one that begins with a known stem, or as one that ends with a known word; null when it has no digit or sign that would become a letter of it. */
  readToken(token: string): Reading | null {
    for (let from = 0; from + 2 <= token.length; from++) {
      const step = { from, at: from, letters: "", words: this.#all, changed: false };
      const letters = this.#walk(token, step, from > 0);
      if (letters !== null) return { from, letters };
    }
    return null;
  }

  /** The word a token spells entirely in digits, or null. */
  readDigits(token: string): string | null {
    const step = { from: 0, at: 0, letters: "", words: this.#all, changed: false };
    return this.#walk(token, step, true);
  }

  /** The longest known word of at least three letters at `from`, disguised letters undone; "" when there is none. */
  longestAt(text: string, from: number): string {
    let best = "";
    const open = [{ letters: "", words: this.#all }];
    for (let read = open.pop(); read !== undefined; read = open.pop()) {
      const { letters, words } = read;
      if (letters.length > best.length && letters.length >= 3 && this.#isWord(letters, words)) {
        best = letters;
      }
      const next = text[from + letters.length];
      for (const letter of next === undefined ? [] : optionsOf(next)) {
        const longer = this.#goingOn(words, letters.length, letter);
        if (longer !== null) open.push({ letters: letters + letter, words: longer });
      }
    }
    return best;
  }

  /** The known word that all of the letters are, or a long one that they only end differently from, disguised letters undone; null when they are none. */
  wordIn(letters: string): string | null {
    const known = this.longestAt(letters, 0);
    const rest = letters.length - known.length;
    const isWhole = rest === 0 || (rest <= ENDING.most && known.length >= ENDING.behind);
    return known !== "" && isWhole ? known : null;
  }

  #walk(token: string, step: Step, toEnd: boolean): string | null {
    const sign = token[step.at];
    for (const letter of sign === undefined ? [] : optionsOf(sign)) {
      const words = this.#goingOn(step.words, step.letters.length, letter);
      if (words === null) continue;
      const letters = step.letters + letter;
      const changed = step.changed || letter !== sign;
      const found = this.#walk(token, { ...step, at: step.at + 1, letters, words, changed }, toEnd);
      if (found !== null) return found;
    }
    return step.changed && this.#isWhole(token, step, toEnd) ? step.letters : null;
  }

  #isWhole(token: string, { from, at, letters, words }: Step, toEnd: boolean): boolean {
    if (!this.#isWord(letters, words)) return false;
    if (at === token.length) return from === 0 || letters.length >= STEM;
    return !toEnd && letters.length >= STEM;
  }

  /** Whether the letters all words of the range begin with are one of them: then it is the first. */
  #isWord({ length }: string, { from }: Range): boolean {
    return this.#starts[from + 1] === (this.#starts[from] as number) + length;
  }

  /** The words of the range that go on with the letter behind their first few letters, which are the same; null when none does. */
  #goingOn(words: Range, behind: number, letter: string): Range | null {
    const unit = letter.charCodeAt(0);
    const from = this.#firstFrom(words, behind, unit);
    const to = this.#firstFrom({ from, to: words.to }, behind, unit + 1);
    return from === to ? null : { from, to };
  }

  /** The first word of the range with this unit or a later one at a place. */
  #firstFrom({ from, to }: Range, place: number, unit: number): number {
    let least = from;
    let most = to;
    while (least < most) {
      const middle = (least + most) >>> 1;
      if (this.#unitAt(middle, place) < unit) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  /** The unit at a place of a word, -1 behind its end. */
  #unitAt(word: number, place: number): number {
    const at = (this.#starts[word] as number) + place;
    return at < (this.#starts[word + 1] as number) ? this.#text.charCodeAt(at) : -1;
  }
}

interface Step {
  readonly from: number;
  readonly at: number;
  readonly letters: string;
  /** The words that begin with these letters. */
  readonly words: Range;
  readonly changed: boolean;
}

/** The letters a character may stand for: itself first where it is one. */
function optionsOf(character: string): readonly string[] {
  return LEET.get(character) ?? [character];
}

/** The likeliest letter for every sign, whether known or not. */
export function plainLetters(token: string): string {
  return Array.from(token, (character) => optionsOf(character)[0] ?? "").join("");
}
