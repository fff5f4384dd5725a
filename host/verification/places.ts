const ENGLISH = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** What people write beside the full name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  AE: ["uae", "emirates", "dubai", "abu dhabi"],
  GB: ["uk", "britain", "england"],
  HK: ["hong kong", "hk"],
  KR: ["korea"],
  MO: ["macao", "macau"],
  PH: ["philippine"],
  SA: ["saudi", "ksa"],
  US: ["usa", "u.s.", "america"],
};
const names = new Map<string, readonly string[]>();

/** Whether a text in lower case names a country (ISO 3166-1 alpha-2) in English. */
export function isPlaceNamed(code: string, text: string): boolean {
  return namesOf(code).some((name) => text.includes(name));
}

function namesOf(code: string): readonly string[] {
  const held = names.get(code);
  if (held !== undefined) return held;
  const own = /^[A-Z]{2}$/.test(code) ? ENGLISH.of(code)?.toLowerCase() : undefined;
  const made = [
    ...(own === undefined ? [] : [own.replace(/ sar china$/, "")]),
    ...(ALSO[code] ?? []),
  ];
  names.set(code, made);
  return made;
}

let countries: ReadonlySet<string> | undefined;

/** Whether the words are the English name of a country and nothing else, in any case. */
export function isCountryName(words: string): boolean {
  countries ??= new Set(everyCode().flatMap(namesOf));
  return countries.has(words.trim().toLowerCase());
}

/** Every code that may stand for a country. */
function everyCode(): readonly string[] {
  const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));
  return letters.flatMap((first) => letters.map((second) => first + second));
}
