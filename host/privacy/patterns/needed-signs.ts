import { ofEveryMatch, type Parts } from "./every-match.ts";
import { areDigits } from "./fewest-digits.ts";
import type { Written } from "./pattern-units.ts";
import {
  BEYOND_ASCII,
  CAPITAL,
  DIGIT,
  holds,
  joinedSigns,
  NO_SIGNS,
  sharedSigns,
  signOf,
  signOfKind,
  signOfLetter,
  UPPER_CASE,
  type Signs,
} from "./signs.ts";

/** Ways to match that are told apart; of more than that only what they share is told. */
const MOST_WAYS = 24;

/** Signs of which every text in which the pattern matches holds those of one way at least. */
export type NeededSigns = readonly Signs[];

/** What a pattern with the flag `u` or `v`, or a plain one, needs in a text by its own letters; what it only looks at around a match does not count. */
export function neededSigns(pattern: Written): NeededSigns {
  const ignoresCase = pattern.flags.includes("i") || /\(\?-?i:/.test(pattern.source);
  return ofEveryMatch(pattern, ignoresCase ? IN_ANY_CASE : AS_WRITTEN);
}

/** Whether the signs of a text are enough for one of the ways. */
export function mayMatch(signs: Signs, ways: NeededSigns): boolean {
  for (const way of ways) if (holds(signs, way)) return true;
  return false;
}

/** What a text must hold for two patterns to match. */
function neededByBoth(one: NeededSigns, other: NeededSigns): NeededSigns {
  const [some, others] =
    one.length * other.length > MOST_WAYS ? [shared(one), shared(other)] : [one, other];
  return apart(some.flatMap((way) => others.map((each) => joinedSigns(way, each))));
}

function neededByEither(one: NeededSigns, other: NeededSigns): NeededSigns {
  const ways = apart([...one, ...other]);
  return ways.length > MOST_WAYS ? shared(ways) : ways;
}

function shared(ways: NeededSigns): NeededSigns {
  return [ways.reduce(sharedSigns)];
}

/** Without ways that need all that another needs. */
function apart(ways: NeededSigns): NeededSigns {
  return ways.filter(
    (way, at) =>
      !ways.some(
        (other, before) =>
          other !== way && holds(way, other) && (before < at || !holds(other, way)),
      ),
  );
}

const AS_WRITTEN = partsOf({ signOfCased: signOf, ignoresCase: false });
const IN_ANY_CASE = partsOf({ signOfCased: signOfLetter, ignoresCase: true });

interface Reading {
  readonly signOfCased: (letter: string) => Signs;
  readonly ignoresCase: boolean;
}

function partsOf({ signOfCased, ignoresCase }: Reading): Parts<NeededSigns> {
  const ofUnit = (unit: string): Signs => {
    if (unit === "\\p{Lu}") return ignoresCase ? NO_SIGNS : ANY_UPPER_CASE;
    return isCased(unit) ? signOfCased(unit) : signOfUncased(unit);
  };
  const ofClass = (members: readonly string[]): Signs => {
    const [only = ""] = members;
    if (members.length === 1) return ofUnit(only);
    if (areDigits(members)) return ANY_DIGIT;
    // Without regard to case they take small letters, too, and a range beyond ASCII may take a letter of it.
    if (ignoresCase && (isRange(members) || members.some(isCased))) return NO_SIGNS;
    return signOfClass(members);
  };
  return {
    nothing: [NO_SIGNS],
    ofUnit: (unit) => [/^[.^$]$/.test(unit) ? NO_SIGNS : ofUnit(unit)],
    ofClass: (members) => [ofClass(members)],
    both: neededByBoth,
    either: neededByEither,
    times: (one) => one,
  };
}

const ANY_DIGIT = signOfKind(DIGIT);
const ANY_CAPITAL = signOfKind(CAPITAL);
const ANY_UPPER_CASE = signOfKind(UPPER_CASE);
const ANY_BEYOND = signOfKind(BEYOND_ASCII);

/** Signs, digits and spaces of ASCII, which stand for themselves. */
const LITERAL = /^[ -@[-`{-~]$/;
const ESCAPED = /^\\([^\w])$/;

function signOfUncased(unit: string): Signs {
  if (unit === "\\d") return ANY_DIGIT;
  if (unit === "\\n") return signOf("\n");
  if (isBeyond(unit)) return ANY_BEYOND;
  const character = ESCAPED.exec(unit)?.[1] ?? unit;
  return LITERAL.test(character) ? signOf(character) : NO_SIGNS;
}

const ONLY_CAPITALS = /^(?:[A-Z](?:-[A-Z])?)+$/;

function signOfClass(members: readonly string[]): Signs {
  if (ONLY_CAPITALS.test(members.join(""))) return ANY_CAPITAL;
  const ends = members.filter(
    (member, at) => member !== "-" || at === 0 || at === members.length - 1,
  );
  return ends.every(isBeyond) ? ANY_BEYOND : NO_SIGNS;
}

function isRange(members: readonly string[]): boolean {
  return members.indexOf("-", 1) > 0;
}

function isCased(unit: string): boolean {
  return /^[A-Za-z]$/.test(unit);
}

/** A letter or sign beyond ASCII that is none of it in another case. */
const CHARACTER_BEYOND = /^[\u0080-\u017e\u0180-\u2129\u212b-\u{10ffff}]$/u;
const ESCAPE_BEYOND = /^\\u(?!017f|212a)(?!00)[\da-f]{4}$/i;
const KIND_BEYOND = /^\\p\{(?:Script=(?!Latin|Common|Inherited)\w+|Extended_Pictographic)\}$/;

function isBeyond(unit: string): boolean {
  return CHARACTER_BEYOND.test(unit) || ESCAPE_BEYOND.test(unit) || KIND_BEYOND.test(unit);
}
