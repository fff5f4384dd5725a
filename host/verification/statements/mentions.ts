import { findMail, findPages } from "../contacts/addresses.ts";
import { findNamedLaws } from "../laws/named-laws.ts";
import { findNumberedLaws } from "../laws/numbered-laws.ts";
import { findPhones } from "../contacts/phones.ts";
import { viewOf } from "../view.ts";

/** The addresses, numbers and laws that a text names. */
export interface Mentions {
  /** As written. */
  readonly pages: readonly string[];
  readonly mail: readonly string[];
  readonly laws: readonly { readonly key: string; readonly year: number | null }[];
  /** Digits only. */
  readonly phones: readonly string[];
}

/** What a text (as claims are read in it) names. */
export function namedIn(text: string): Mentions {
  return {
    pages: findPages(text).map(({ start, end }) => text.slice(start, end)),
    mail: findMail(text).map(({ key }) => key),
    laws: [
      ...findNumberedLaws(text).map(({ key, year }) => ({ key, year })),
      ...findNamedLaws(text)
        .filter(({ everyday }) => !everyday)
        .map(({ words, year }) => ({ key: nameKey(words), year })),
    ],
    phones: findPhones(text).map(({ digits }) => digits),
  };
}

/** Tells what strings name, of those that name anything; each is read once for as long as the reader lives, as many objects hold the same citation or the same note. */
export function mentionReader(): (written: readonly string[]) => Mentions[] {
  const read = new Map<string, Mentions | null>();
  return (written) => {
    const mentions: Mentions[] = [];
    for (const each of written) {
      let named = read.get(each);
      if (named === undefined) read.set(each, (named = somethingIn(each)));
      if (named !== null) mentions.push(named);
    }
    return mentions;
  };
}

function somethingIn(written: string): Mentions | null {
  const named = namedIn(viewOf(written).text);
  return Object.values(named).every((each: readonly unknown[]) => each.length === 0) ? null : named;
}

/** The key of a law that is called by name. */
export function nameKey(words: readonly string[]): string {
  return `name ${words.join(" ")}`;
}

/** Every string of a JSON value, at any depth. */
export function stringsOf(value: unknown): string[] {
  const strings: string[] = [];
  gather(value, strings);
  return strings;
}

function gather(value: unknown, strings: string[]): void {
  if (typeof value === "string") strings.push(value);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) gather(part, strings);
}
