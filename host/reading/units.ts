import { continuesWord } from "../matching/boundary.ts";

/** The unit is a letter (`\p{L}`). */
export const LETTER = 1;
/** The unit is a combining mark (`\p{M}`). */
const MARK = 2;
/** The unit continues a word: no term begins or ends beside it. */
export const JOINED = 4;
/** The unit is a word character of a script without spaces: terms begin and end beside it. */
export const UNSPACED = 8;
const KNOWN = 16;

/** What each UTF-16 unit is, filled on first sight. */
const kinds = new Uint8Array(65_536);

/** What a UTF-16 unit is: a sum of `LETTER`, `MARK`, `JOINED` and `UNSPACED`; half of a surrogate pair is no letter. */
export function kindOf(unit: number): number {
  const kind = kinds[unit] as number;
  return kind === 0 ? learn(unit) : kind;
}

/** Whether the unit is a letter or belongs to one. */
export function isLetter(unit: number): boolean {
  return (kindOf(unit) & (LETTER | MARK)) !== 0;
}

function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  const joined = continuesWord(unit);
  let kind = KNOWN;
  if (/^\p{L}$/u.test(character)) kind |= LETTER;
  if (/^\p{M}$/u.test(character)) kind |= MARK;
  if (joined) kind |= JOINED;
  else if (unit > 0x0dff && /^[\p{L}\p{M}\p{N}]$/u.test(character)) kind |= UNSPACED;
  kinds[unit] = kind;
  return kind;
}
