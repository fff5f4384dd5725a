import { continuesWord } from "../../matching/boundary.ts";

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

/** Whether a letter, or what belongs to one, of any plane begins at a place of a text. */
export function isLetterAt(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const unit = text.charCodeAt(at);
  return isHalf(unit) ? /^[\p{L}\p{M}]/u.test(text.slice(at, at + 2)) : isLetter(unit);
}

/** The same of what ends there. */
export function isLetterBefore(text: string, at: number): boolean {
  if (at <= 0) return false;
  const unit = text.charCodeAt(at - 1);
  return isHalf(unit) ? /[\p{L}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at)) : isLetter(unit);
}

/** Whether the unit is half of a surrogate pair. */
export function isHalf(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
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
