import type { Language } from "./language.ts";

/** A number or address that keeps its order inside right-to-left text (Unicode isolates, UAX #9): without them a leading + moves behind the number. */
export function leftToRight(language: Language, value: string): string {
  return language === "ar" && value !== "" ? `\u2066${value}\u2069` : value;
}
