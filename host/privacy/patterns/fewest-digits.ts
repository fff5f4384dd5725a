import { ofEveryMatch, type Parts } from "./every-match.ts";
import type { Written } from "./pattern-units.ts";

/** The members of a class that holds nothing but digits. */
const ONLY_DIGITS = /^(?:\\d|\d(?:-\d)?)+$/;

const DIGITS: Parts<number> = {
  nothing: 0,
  ofUnit: (unit) => (unit === "\\d" || /^\d$/.test(unit) ? 1 : 0),
  ofClass: (members) => (ONLY_DIGITS.test(members.join("")) ? 1 : 0),
  both: (one, behind) => one + behind,
  either: Math.min,
  times: (one, least) => one * least,
};

/** How many ASCII digits stand at least in whatever a pattern with the flag `u` or `v` matches; what it only looks at around a match does not count, nor does a class made of others. */
export function fewestDigits(pattern: Written): number {
  return ofEveryMatch(pattern, DIGITS);
}
