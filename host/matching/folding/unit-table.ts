import { foldCharacter, isNoCharacter } from "./fold-character.ts";

/** Stands for a unit that becomes several, composes with the one before it, or is half of a pair: see `expansionOf` and `composes`. */
export const SPECIAL = 0xffff;
const UNKNOWN = 0xfffe;
/** Code points whose fold is remembered. */
const MOST_KNOWN = 8192;

/** Code unit → folded unit. Filled as characters are first met. */
const table = new Uint16Array(65_536).fill(UNKNOWN);
const expansions = new Map<number, string>();
/** Marks that Unicode composes with the vowel sign or kana before them. */
const COMPOSING =
  /^[\u3099\u309a\u09be\u09d7\u0b3e\u0b56\u0b57\u0bbe\u0bd7\u0c56\u0cc2\u0cd5\u0cd6\u0d3e\u0d57\u0dca\u0dcf\u0ddf\u102e]$/u;

/** The unit that a code unit becomes in the matching view; 0 where it is dropped. */
export function foldedUnit(unit: number): number {
  const known = table[unit] as number;
  return known === UNKNOWN ? learn(unit) : known;
}

/** What a code point becomes in the matching view. */
export function expansionOf(codePoint: number): string {
  const known = expansions.get(codePoint);
  if (known !== undefined) return known;
  const character = String.fromCodePoint(codePoint);
  const folded = isNoCharacter(character) ? " " : foldCharacter(character);
  if (expansions.size < MOST_KNOWN) expansions.set(codePoint, folded);
  return folded;
}

/** Whether it is a mark that Unicode composes with what stands before it. */
export function composes(folded: string): boolean {
  return COMPOSING.test(folded);
}

function learn(unit: number): number {
  let folded = SPECIAL;
  const surrogate = unit >= 0xd800 && unit <= 0xdfff;
  if (!surrogate && unit < UNKNOWN) {
    const text = foldCharacter(String.fromCharCode(unit));
    if (text === "") folded = 0;
    else if (text.length === 1 && !composes(text)) folded = text.charCodeAt(0);
  }
  table[unit] = folded;
  return folded;
}
