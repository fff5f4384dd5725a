import { ofEveryMatch, type Parts } from "./every-match.ts";
import type { Written } from "./pattern-units.ts";

const DIGITS_ALONE = /^(?:\\d|\d(?:-\d)?)+$/;

/** Whether a class of these members holds nothing but digits. */
export function areDigits(members: readonly string[]): boolean {
  return DIGITS_ALONE.test(members.join(""));
}

const DIGITS: Parts<number> = {
  nothing: 0,
  ofUnit: (unit) => (unit === "\\d" || /^\d$/.test(unit) ? 1 : 0),
  ofClass: (members) => (areDigits(members) ? 1 : 0),
  both: (one, behind) => one + behind,
  either: Math.min,
  times: (one, least) => one * least,
};

/** How many ASCII digits stand at least in whatever a pattern with the flag `u` or `v` matches; what it only looks at around a match does not count, nor does a class made of others. */
export function fewestDigits(pattern: Written): number {
  return ofEveryMatch(pattern, DIGITS);
}
