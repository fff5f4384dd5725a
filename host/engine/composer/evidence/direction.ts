import type { Language } from "../language.ts";

/** A number, address or citation that keeps its order inside right-to-left text (isolates, UAX #9): without them a leading + moves behind the number. */
export function leftToRight(language: Language, value: string): string {
  return isRightToLeft(language) && value !== "" ? `\u2066${value}\u2069` : value;
}

/** A text of either direction that does not disturb the right-to-left text around it (first-strong isolate, UAX #9). */
export function isolated(language: Language, value: string): string {
  return isRightToLeft(language) && value !== "" ? `\u2068${value}\u2069` : value;
}

function isRightToLeft(language: Language): boolean {
  return language === "ar" || language === "ur";
}
