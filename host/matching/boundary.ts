import { UNSPACED_SCRIPTS } from "../../schemas/unspaced-scripts.ts";

const WORD = /^[\p{L}\p{M}\p{N}_]$/u;
const UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}]$`, "u");

/** What a unit is to words: 0 stands between them, 1 continues one, 2 is a letter of a script written without spaces (Thai, Lao, Khmer, Burmese, Han, kana), beside which words have no edge. */
export type Kind = 0 | 1 | 2;

/** The kind of a unit that is no part of a word. */
export const BETWEEN_WORDS: Kind = 0;

/** What stands beside a place in a text: a unit of some kind, or nothing. */
export type Place = Kind | typeof EDGE_OF_TEXT;

/** Nothing stands there: the text begins or ends. */
export const EDGE_OF_TEXT = 3;

/** Unit → its kind plus one; filled on first sight. */
const kinds = new Uint8Array(65_536);

/** What the unit is to words. */
export function kindOf(unit: number): Kind {
  const known = kinds[unit] as number;
  if (known !== 0) return (known - 1) as Kind;
  const character = String.fromCharCode(unit);
  const spaced = UNSPACED.test(character) ? 2 : 1;
  const kind = WORD.test(character) ? spaced : 0;
  kinds[unit] = kind + 1;
  return kind;
}

/** Whether a letter, mark or digit of any script stands there. */
export function isLetter(place: Place): boolean {
  return place === 1 || place === 2;
}

/** Whether the unit continues a word, so that no term may begin or end beside it. Scripts written without spaces never do. */
export function continuesWord(unit: number): boolean {
  return kindOf(unit) === 1;
}

/** Whether a term may begin at `index` of `text`. */
export function beginsWord(text: string, index: number): boolean {
  return (
    index === 0 || beginsBetween(kindOf(text.charCodeAt(index - 1)), kindOf(text.charCodeAt(index)))
  );
}

/** Whether a term may begin between two units of these kinds. */
export function beginsBetween(before: Kind, behind: Kind): boolean {
  return before !== 1 || behind === 2;
}

/** Whether a term may end at `index` of `text`. */
export function endsWord(text: string, index: number): boolean {
  return (
    index >= text.length || !continuesWord(text.charCodeAt(index)) || isUnspaced(text, index - 1)
  );
}

function isUnspaced(text: string, index: number): boolean {
  return kindOf(text.charCodeAt(index)) === 2;
}
