import { findMail, findPages } from "./addresses.ts";
import { findNamedLaws } from "./named-laws.ts";
import { findNumberedLaws } from "./numbered-laws.ts";
import { findPhones } from "./phones.ts";

/** The addresses, numbers and laws that texts name. */
export interface Mentions {
  /** As written. */
  readonly pages: readonly string[];
  readonly mail: readonly string[];
  readonly laws: readonly { readonly key: string; readonly year: number | null }[];
  /** Digits only. */
  readonly phones: readonly string[];
}

/** What texts (as claims are read in them) name. */
export function namedBy(texts: readonly string[]): Mentions {
  return {
    pages: texts.flatMap((text) => findPages(text).map(({ start, end }) => text.slice(start, end))),
    mail: texts.flatMap((text) => findMail(text).map(({ key }) => key)),
    laws: texts.flatMap((text) => [
      ...findNumberedLaws(text).map(({ key, year }) => ({ key, year })),
      ...findNamedLaws(text)
        .filter(({ everyday }) => !everyday)
        .map(({ words, year }) => ({ key: nameKey(words), year })),
    ]),
    phones: texts.flatMap((text) => findPhones(text).map(({ digits }) => digits)),
  };
}

/** The key of a law that is called by name. */
export function nameKey(words: readonly string[]): string {
  return `name ${words.join(" ")}`;
}

/** Every string of a JSON value, at any depth. */
export function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* stringsOf(part);
}
