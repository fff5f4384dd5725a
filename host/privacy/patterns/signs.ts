/** Which characters stand in a text: of each ASCII character whether it does, of each Latin letter whether it does in either case, and which kinds do. */
export type Signs = Int32Array;

/** Bits of the ASCII characters, 32 a word; then those of letters in either case, and of kinds. */
const [CAPITALS, SMALL, EITHER_CASE, KINDS, WORDS] = [2, 3, 4, 5, 6];

/** What is told of no single character. */
export const DIGIT = 1;
export const CAPITAL = 2;
export const BEYOND_ASCII = 4;
/** A capital of any script. */
export const UPPER_CASE = 8;

/** The letters among the bits of a word. */
const LETTERS = 0x07ff_fffe;
/** The digits among the bits of the second word. */
const DIGITS = 0x03ff_0000;
/** The two that without regard to case are letters of ASCII: a long s and the sign of kelvin. */
const [LONG_S, KELVIN] = [0x17f, 0x212a];

/** The signs of a text, in one pass. */
export function signsOf(text: string): Signs {
  const signs = new Int32Array(WORDS);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 128) signs[unit >> 5] = (signs[unit >> 5] as number) | (1 << (unit & 31));
    else noteBeyond(signs, unit);
  }
  const capitals = (signs[CAPITALS] as number) & LETTERS;
  const small = (signs[SMALL] as number) & LETTERS;
  note(signs, EITHER_CASE, capitals | small);
  if (((signs[1] as number) & DIGITS) !== 0) note(signs, KINDS, DIGIT);
  if (capitals !== 0) note(signs, KINDS, CAPITAL | UPPER_CASE);
  return signs;
}

function noteBeyond(signs: Signs, unit: number): void {
  note(signs, KINDS, isUpperCase(unit) ? BEYOND_ASCII | UPPER_CASE : BEYOND_ASCII);
  if (unit === LONG_S) note(signs, EITHER_CASE, letterBit("s"));
  else if (unit === KELVIN) note(signs, EITHER_CASE, letterBit("k"));
}

const [OTHER, UPPER] = [1, 2];
/** Of each UTF-16 unit whether it is a capital; filled as texts ask. */
const cases = new Uint8Array(65_536);

function isUpperCase(unit: number): boolean {
  const known = cases[unit] as number;
  if (known > 0) return known === UPPER;
  return (cases[unit] = /\p{Lu}/u.test(String.fromCharCode(unit)) ? UPPER : OTHER) === UPPER;
}

function note(signs: Signs, word: number, bits: number): void {
  signs[word] = (signs[word] as number) | bits;
}

/** Letters have the same place in the words of capitals and of small ones. */
function letterBit(letter: string): number {
  return 1 << (letter.charCodeAt(0) & 31);
}

/** Nothing that must stand in a text. */
export const NO_SIGNS: Signs = new Int32Array(WORDS);

/** One ASCII character. */
export function signOf(character: string): Signs {
  const signs = new Int32Array(WORDS);
  const unit = character.charCodeAt(0);
  note(signs, unit >> 5, 1 << (unit & 31));
  return signs;
}

/** A Latin letter, small or not. */
export function signOfLetter(letter: string): Signs {
  const signs = new Int32Array(WORDS);
  note(signs, EITHER_CASE, letterBit(letter));
  return signs;
}

/** Any character of a kind. */
export function signOfKind(kind: number): Signs {
  const signs = new Int32Array(WORDS);
  note(signs, KINDS, kind);
  return signs;
}

/** What stands in one or the other. */
export function joinedSigns(one: Signs, other: Signs): Signs {
  return one.map((bits, word) => bits | (other[word] as number));
}

/** What stands in both. */
export function sharedSigns(one: Signs, other: Signs): Signs {
  return one.map((bits, word) => bits & (other[word] as number));
}

/** Whether all that is needed stands in a text. */
export function holds(signs: Signs, needed: Signs): boolean {
  for (let word = 0; word < WORDS; word += 1)
    if (((needed[word] as number) & ~(signs[word] as number)) !== 0) return false;
  return true;
}
