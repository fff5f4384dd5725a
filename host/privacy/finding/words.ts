import { UNSPACED_SCRIPTS } from "../../../schemas/unspaced-scripts.ts";

const OTHER = 1;
const LETTER = 2;
const UNSPACED_LETTER = 3;

/** Of each UTF-16 unit whether it belongs to a word; filled as texts ask. */
const classes = new Uint8Array(65_536);

// A cue stands anywhere in these: Korean joins particles to it.
const UNSPACED = `${UNSPACED_SCRIPTS}\\p{sc=Hangul}`;
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");

/** A word of the text that is a cue, and where it begins. */
export interface Cue {
  readonly word: string;
  readonly index: number;
}

/** Finds which of some lower-case words stand in texts, in one pass however many words there are. */
export function cueFinder(words: readonly string[]): (text: string) => Cue[] {
  const spaced = new SpacedWords(words.filter((word) => !IS_UNSPACED.test(word)));
  const unspaced = new UnspacedWords(words.filter((word) => IS_UNSPACED.test(word)));
  return (text) => {
    const { cues, isUnspacedToo } = spaced.in(text);
    return isUnspacedToo ? [...cues, ...unspaced.in(text)] : cues;
  };
}

/** Words that stand between others, found by hashing each word of a text once; what the hash says is proven by the word itself. */
class SpacedWords {
  readonly #words: ReadonlySet<string>;
  readonly #longest: number;
  /** Hash of a word → 1 where one of the words has it. */
  readonly #mayBe = new Uint8Array(HASHES);

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
    this.#longest = Math.max(0, ...words.map((word) => word.length));
    for (const word of words) this.#mayBe[hashOf(word)] = 1;
  }

  /** The words in the text, and whether it has letters of a script written without spaces. */
  in(text: string): { readonly cues: Cue[]; readonly isUnspacedToo: boolean } {
    const cues: Cue[] = [];
    let isUnspacedToo = false;
    let from = -1;
    let hash = 0;
    for (let index = 0; index <= text.length; index += 1) {
      const unit = index < text.length ? text.charCodeAt(index) : 0;
      const kind = classOf(unit);
      if (kind !== OTHER) {
        if (kind === UNSPACED_LETTER) isUnspacedToo = true;
        if (from < 0) [from, hash] = [index, 0];
        hash = hashedOn(hash, unit);
        continue;
      }
      if (from >= 0 && index - from <= this.#longest && this.#mayBe[hash & MASK] === 1) {
        const word = text.slice(from, index).toLowerCase();
        if (this.#words.has(word)) cues.push({ word, index: from });
      }
      from = -1;
    }
    return { cues, isUnspacedToo };
  }
}

/** Words that stand anywhere between letters, by the unit they begin with. */
class UnspacedWords {
  /** The longest first: of words that begin at one place it is meant. */
  readonly #byFirst: ReadonlyMap<number, readonly string[]>;

  constructor(words: readonly string[]) {
    const longestFirst = words.toSorted((a, b) => b.length - a.length);
    this.#byFirst = Map.groupBy(longestFirst, (word) => word.charCodeAt(0));
  }

  /** Those that stand in the text, of which none begins within another. */
  in(text: string): Cue[] {
    const cues: Cue[] = [];
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      if (classOf(unit) !== UNSPACED_LETTER) continue;
      const word = this.#byFirst.get(unit)?.find((each) => text.startsWith(each, index));
      if (word === undefined) continue;
      cues.push({ word, index });
      index += word.length - 1;
    }
    return cues;
  }
}

/** Hashes of words, a power of two. */
const HASHES = 1 << 14;
const MASK = HASHES - 1;

function hashOf(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index += 1)
    hash = hashedOn(hash, word.charCodeAt(index));
  return hash & MASK;
}

/** The hash with one more unit, whatever its case. */
function hashedOn(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + lowered(unit)) | 0;
}

/** Of each UTF-16 unit its small letter, plus one; filled as texts ask. */
const small = new Uint32Array(65_536);

function lowered(unit: number): number {
  const known = small[unit] as number;
  if (known > 0) return known;
  // A sigma is another at the end of a word.
  const lower = String.fromCharCode(unit).toLowerCase().replace("ς", "σ");
  return (small[unit] = (lower.length === 1 ? lower.charCodeAt(0) : unit) + 1);
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
