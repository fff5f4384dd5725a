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
]);

/** Letters of a stem that a longer word may go on from. */
const STEM = 4;

/** A word read in disguise: its letters from `from` on, as many as it covers. */
export interface Reading {
  readonly from: number;
  readonly letters: string;
}

/** The words that rules know, and how a word in leetspeak reads if it is one of them. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  readonly #beginnings = new Set<string>();

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
    for (const word of words) {
      for (let length = 1; length <= word.length; length++) {
        this.#beginnings.add(word.slice(0, length));
      }
    }
  }

  /** How a token of letters, digits and signs reads: as a known word, as one that begins with a known stem, or as one that ends with a known word; null when it has no digit or sign that would become a letter of it. */
  readToken(token: string): Reading | null {
    for (let from = 0; from + 2 <= token.length; from++) {
      const letters = this.#walk(token, { from, at: from, letters: "", changed: false }, from > 0);
      if (letters !== null) return { from, letters };
    }
    return null;
  }

  /** The word a token spells entirely in digits, or null. */
  readDigits(token: string): string | null {
    return this.#walk(token, { from: 0, at: 0, letters: "", changed: false }, true);
  }

  /** The longest known word of at least three letters at `from`, disguised letters undone; "" when there is none. */
  longestAt(text: string, from: number): string {
    let best = "";
    const open = [""];
    for (let letters = open.pop(); letters !== undefined; letters = open.pop()) {
      if (letters.length > best.length && letters.length >= 3 && this.#words.has(letters)) {
        best = letters;
      }
      const next = text[from + letters.length];
      for (const letter of next === undefined ? [] : optionsOf(next)) {
        if (this.#beginnings.has(letters + letter)) open.push(letters + letter);
      }
    }
    return best;
  }

  #walk(token: string, step: Step, toEnd: boolean): string | null {
    const sign = token[step.at];
    for (const letter of sign === undefined ? [] : optionsOf(sign)) {
      const letters = step.letters + letter;
      if (!this.#beginnings.has(letters)) continue;
      const next = { ...step, at: step.at + 1, letters, changed: step.changed || letter !== sign };
      const found = this.#walk(token, next, toEnd);
      if (found !== null) return found;
    }
    return step.changed && this.#isWhole(token, step, toEnd) ? step.letters : null;
  }

  #isWhole(token: string, { from, at, letters }: Step, toEnd: boolean): boolean {
    if (!this.#words.has(letters)) return false;
    if (at === token.length) return from === 0 || letters.length >= STEM;
    return !toEnd && letters.length >= STEM;
  }
}

interface Step {
  readonly from: number;
  readonly at: number;
  readonly letters: string;
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
