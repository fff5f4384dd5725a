import { LANGUAGE_ORIGINS } from "../sides/route-signs.ts";

/** Countries that a language is mostly written in, beside those of which a message in it speaks for one alone. */
const WRITTEN_IN: Readonly<Record<string, readonly string[]>> = {
  th: ["TH"],
  ms: ["MY"],
  hi: ["IN"],
  "hi-latn": ["IN"],
  ta: ["IN", "LK"],
  ur: ["PK"],
  sw: ["KE", "TZ", "UG"],
  zh: ["CN"],
  "zh-hant": ["TW", "HK"],
};

/** Countries that people leave and whose own people write a language that speaks for another. */
const ALSO_WRITTEN_IN: Readonly<Record<string, readonly string[]>> = {
  bn: ["IN"],
  ms: ["ID", "BN"],
  hi: ["NP"],
  "hi-latn": ["NP"],
  ur: ["IN", "AF"],
  sw: ["CD", "RW", "BI", "MZ"],
  ti: ["ER"],
};

/** Whether a country is none that those who write the language come from; false of languages of half the world. */
export function isForeignTo(language: string | null, code: string): boolean {
  const homes = homelandsOf(language);
  const neighbours = ALSO_WRITTEN_IN[language ?? ""] ?? [];
  return homes.length > 0 && !homes.includes(code) && !neighbours.includes(code);
}

/** Languages of which one is often read as the other. */
const READ_ALIKE: Readonly<Record<string, string>> = { id: "ms", ms: "id", hi: "ne", ne: "hi" };

/** Whether who writes what is read as that language may come from the country. */
export function mayBeFrom(language: string | null, code: string): boolean {
  return !isForeignTo(language, code) || !isForeignTo(READ_ALIKE[language ?? ""] ?? language, code);
}

/** Countries whose people come to work where the language is written: named without a word of place, they are what somebody there is. */
const GUESTS_FROM: Readonly<Record<string, readonly string[]>> = {
  th: ["MM", "LA", "KH", "VN"],
  ms: ["NP", "BD", "ID", "MM", "IN", "PK", "PH", "VN", "LK"],
  zh: ["VN", "PH", "ID"],
  "zh-hant": ["ID", "PH", "VN", "TH", "MM"],
};

/** Whether people of the country come to work where the language is written. */
export function isGuestOf(language: string | null, code: string): boolean {
  return GUESTS_FROM[language ?? ""]?.includes(code) === true;
}

/** Countries that whoever writes a language may come from, as ISO codes; none for languages of half the world. */
export function homelandsOf(language: string | null): readonly string[] {
  const spoken = LANGUAGE_ORIGINS[language ?? ""];
  return spoken === undefined ? (WRITTEN_IN[language ?? ""] ?? []) : [spoken];
}
