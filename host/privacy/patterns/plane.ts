import { countUpTo } from "../ordered.ts";
import { unitsOf, type Written } from "./pattern-units.ts";

/** Properties of letters, marks and numbers, which stand in every plane of Unicode; signs and pictures are left as they are. */
const PROPERTY = /^\\p\{(?:L[ultmo]?|M|N|Script=\w+)\}$/;
/** What stands for itself in a class with flag `u`, and not with `v`. */
const ESCAPED = new Set("(){}[]/-|&!#$%*+,.:;<=>?@^`~");

/**
 * The same pattern with letters, marks and numbers of the first plane alone (U+0000–U+FFFF). V8 writes out the pairs of
 * surrogates of all others wherever a pattern has such a class, and that was half of the code of all patterns.
 */
export function inFirstPlane(pattern: Written): Written {
  const source = inPlane(pattern.source);
  return source === null ? pattern : { source, flags: pattern.flags.replace("u", "v") };
}

/** With flag `v`; null where there is no such class. */
function inPlane(source: string): string | null {
  const units = unitsOf(source);
  let narrowed = "";
  let isNarrowed = false;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? "";
    const end = unit === "[" ? units.indexOf("]", at + 1) : at;
    const members = unit === "[" ? units.slice(at + 1, end) : [unit];
    const isWide = members.some((member) => PROPERTY.test(member));
    isNarrowed ||= isWide;
    if (unit === "[") narrowed += classOf(members, isWide);
    else narrowed += isWide ? `[${unit}&&[\\0-\\uffff]]` : unit;
    at = end;
  }
  return isNarrowed ? narrowed : null;
}

function classOf(members: readonly string[], isWide: boolean): string {
  const isNegated = members[0] === "^";
  const inner = isNegated ? members.slice(1) : members;
  const body = inner.map((member, at) => {
    const isRange = member === "-" && at > 0 && at < inner.length - 1;
    return ESCAPED.has(member) && !isRange ? `\\${member}` : member;
  });
  const narrowed = isWide ? `[${body.join("")}]&&[\\0-\\uffff]` : body.join("");
  return `[${isNegated ? "^" : ""}${narrowed}]`;
}

const OF_OTHER_PLANES = /[[\p{L}\p{M}\p{N}]&&[\u{10000}-\u{10ffff}]]/gv;

/** Marks and numbers by what they are, letters by scripts that patterns ask for or by case, the first that fits, and ones of the first plane that stand for those of others. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/u, "\u0301"],
  [/\p{N}/u, "\u0bf0"],
  [/\p{Script=Han}/u, "\u3400"],
  [/\p{Script=Hiragana}/u, "\u3042"],
  [/\p{Script=Katakana}/u, "\u30a2"],
  [/\p{Script=Arabic}/u, "\u0621"],
  [/\p{Script=Ethiopic}/u, "\u1200"],
  [/\p{Script=Latin}/u, "\u00e6"],
  [/\p{Lu}/u, "\ua640"],
  [/\p{Ll}/u, "\ua641"],
];
const OTHER_LETTER = "\ua000";

/** A text as patterns of the first plane read it: one letter, mark or number of it for each of another, so that they count the same. */
export interface PlainText {
  readonly text: string;
  /** The place in it of a place in the text as it was given. */
  readonly placeOf: (index: number) => number;
  /** The way back. */
  readonly placeBack: (index: number) => number;
}

/** Begins every letter of another plane. */
const FIRST_HALF = /[\ud800-\udbff]/;

/** The text as such patterns read it. */
export function ofFirstPlane(given: string): PlainText {
  if (!FIRST_HALF.test(given)) return { text: given, placeOf: same, placeBack: same };
  const ends: number[] = [];
  const places: number[] = [];
  const text = given.replace(OF_OTHER_PLANES, (letter, at: number) => {
    ends.push(at + letter.length);
    places.push(at - places.length);
    return STAND_INS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_LETTER;
  });
  if (ends.length === 0) return { text, placeOf: same, placeBack: same };
  return {
    text,
    placeOf: (index) => index - countUpTo(ends, index, same),
    placeBack: (index) => index + countUpTo(places, index - 1, same),
  };
}

function same(index: number): number {
  return index;
}
