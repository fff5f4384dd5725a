import { once } from "../../../schemas/once.ts";
import { alternatives, foldedWords } from "./beside.ts";
import { WordsToCome } from "./words-to-come.ts";

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

/** What reads one row where it begins, and the words, folded and maybe with a `*`, of which it begins with one. */
export interface RowPattern {
  /** Made when first asked for: of thousands of rows a process meets few. */
  readonly pattern: () => RegExp;
  readonly starts: readonly string[];
  /** The words of which one must follow the first; null where any may, or none. */
  readonly toCome: WordsToCome | null;
}

/** A sticky pattern for each of the rows. */
export function rowsPatterns(said: Rows): readonly RowPattern[] {
  const space = said.unspaced === true ? " ?" : " ";
  return said.ways.map((row) => ({
    pattern: once(() => {
      const way = rowOf(row, space);
      const bounded = said.unspaced === true ? way : `${START}${way}${END}`;
      return new RegExp(`${notAfter(said)}${bounded}${notBefore(said)}`, "uy");
    }),
    starts: startsOf(row),
    toCome: toComeIn(row),
  }));
}

/** The words of the first slot, and of those behind as long as there may be none. */
function startsOf(row: readonly Slot[]): readonly string[] {
  const must = row.findIndex((slot) => typeof slot === "string");
  return row.slice(0, must + 1).flatMap(wordsOf);
}

/** Of the slots up to the second that must be filled, but for the first where the row begins with it. */
function toComeIn(row: readonly Slot[]): WordsToCome | null {
  const isRequired = (slot: Slot): boolean => typeof slot === "string";
  const first = row.findIndex(isRequired);
  const second = row.findIndex((slot, at) => at > first && isRequired(slot));
  if (second < 0) return null;
  return WordsToCome.of(row.slice(first === 0 ? 1 : 0, second + 1).flatMap(wordsOf));
}

function wordsOf(slot: Slot): readonly string[] {
  return foldedWords(typeof slot === "string" ? slot : slot[0]);
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
