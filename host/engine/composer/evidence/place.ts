import { localeOf, type Language } from "../language.ts";

const names = new Map<Language, Intl.DisplayNames>();

/** A country's name in `language` from its ISO 3166-1 code (Unicode CLDR), or null for INT, * and anything else. */
export function placeName(language: Language, code: string | null): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return null;
  return namesIn(language).of(code) ?? null;
}

function namesIn(language: Language): Intl.DisplayNames {
  const known = names.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DisplayNames([localeOf(language)], {
    type: "region",
    style: "short",
    fallback: "none",
  });
  names.set(language, made);
  return made;
}
