import { alternatives } from "./beside.ts";

/** Words and phrases separated by `|` of which one stands there, `*` for any ending; in brackets up to four of them, or none. */
export type Slot = string | readonly [string];

/** How one language says a thing in several words. */
export interface Rows {
  /** Each a row of words that follow each other. */
  readonly ways: readonly (readonly Slot[])[];
  /** Words of which one directly before makes of it something else: "no longer" of a denial. */
  readonly unlessAfter?: string;
  /** Words of which one shortly behind makes of it something else: "any more". */
  readonly unless?: string;
  /** Set of a script without spaces between words. */
  readonly unspaced?: true;
}

const MOST = 4;
/** So many words, or letters of a script without spaces, may stand before one that makes something else of what was said. */
const SHORTLY = 2;
const SHORTLY_UNSPACED = 4;

const START = "(?<![\\p{L}\\p{M}'])";
const END = "(?![\\p{L}\\p{M}])";
const WORD = "[\\p{L}\\p{M}']";

/** What finds in a folded text all that is said so. */
export function rowsPattern(said: Rows): RegExp {
  const { ways, unspaced } = said;
  const rows = ways.map((row) => rowOf(row, unspaced === true ? " ?" : " "));
  const any = `(?:${rows.join("|")})`;
  const bounded = unspaced === true ? any : `${START}${any}${END}`;
  return new RegExp(`${notAfter(said)}${bounded}${notBefore(said)}`, "gu");
}

function rowOf(row: readonly Slot[], space: string): string {
  return row
    .map((slot, at) => {
      const behind = at === row.length - 1 ? "" : space;
      if (typeof slot === "string") return `${anyOf(slot)}${behind}`;
      return `(?:${anyOf(slot[0])}${space}){0,${MOST}}`;
    })
    .join("");
}

function notAfter({ unlessAfter, unspaced }: Rows): string {
  if (unlessAfter === undefined) return "";
  return unspaced === true ? `(?<!${anyOf(unlessAfter)} ?)` : `(?<!${START}${anyOf(unlessAfter)} )`;
}

function notBefore({ unless, unspaced }: Rows): string {
  if (unless === undefined) return "";
  if (unspaced === true) return `(?!.{0,${SHORTLY_UNSPACED}}?${anyOf(unless)})`;
  return `(?!(?: ${WORD}+){0,${SHORTLY}}? ${anyOf(unless)}${END})`;
}

/** Folded, with any ending for `*`; the longest first. */
function anyOf(words: string): string {
  return `(?:${alternatives(words).replaceAll("*", `${WORD}*`)})`;
}
