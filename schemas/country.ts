import { once } from "./once.ts";

const displays = once(() =>
  (["long", "short"] as const).map(
    (style) => new Intl.DisplayNames("en", { type: "region", style, fallback: "none" }),
  ),
);

const LETTERS = Array.from({ length: 26 }, (_, nth) => String.fromCodePoint(65 + nth));

const everyWay = once(
  () => new Set(LETTERS.flatMap((a) => LETTERS.flatMap((b) => waysToName(`${a}${b}`)))),
);

/** How a person names a country, in small letters: its ISO 3166-1 alpha-2 code and its English names (Unicode CLDR); none for a code that no country has. */
export function waysToName(code: string): string[] {
  const names = displays().flatMap((display) => display.of(code) ?? []);
  return names.length === 0 ? [] : [code, ...names].map((name) => name.toLowerCase());
}

/** The English name of a country (Unicode CLDR, the shorter one), or its code where it has none. */
export function englishName(code: string): string {
  return displays().at(-1)?.of(code) ?? code;
}

/** Whether what a person wrote names a country by its code or in English. */
export function isCountry(given: string): boolean {
  return everyWay().has(given.trim().toLowerCase());
}
