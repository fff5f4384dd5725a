import type { Reading } from "../../contract/reading.ts";

/** The languages the bundled templates are written in; any other is answered in English. */
export const LANGUAGES = [
  "en",
  "tl",
  "id",
  "ms",
  "ne",
  "hi",
  "bn",
  "ar",
  "es",
  "fr",
  "pt",
  "ru",
  "uk",
  "ur",
  "am",
  "si",
  "ta",
  "th",
  "my",
  "km",
  "vi",
  "zh",
  "zh-hant",
  "sw",
] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language's name in Unicode CLDR. */
export function localeOf(language: Language): string {
  return language === "tl" ? "fil" : language;
}

const NEAREST: Readonly<Record<string, Language>> = {
  fil: "tl",
  "zh-tw": "zh-hant",
  "zh-hk": "zh-hant",
};

/** The language to answer a message in: the one that is asked for, or what its reading says ("zh-hant", "hi-Latn", null), falling back to English. */
export function answerLanguage(reading: Spoken): Language {
  const asked = known(reading.answerIn ?? "");
  if (asked !== undefined) return asked;
  const read = readsUrdu(reading) ? "ur" : reading.language;
  if (read === null) return "en";
  const [base = "", second] = read.toLowerCase().split("-");
  if (second === "latn" && NATIVE_SCRIPT.has(base)) return "en";
  return known(`${base}-${second}`) ?? known(base) ?? "en";
}

function known(name: string): Language | undefined {
  return LANGUAGES.find((language) => language === name) ?? NEAREST[name];
}

// Who writes Hindi or Arabic in Latin letters may not read the native script.
const NATIVE_SCRIPT = new Set(["ne", "hi", "bn", "ar"]);

type Spoken = Pick<Reading, "text" | "language" | "corridors" | "answerIn">;

/** What in Latin letters hardly anybody writes who does not read Urdu: how they greet, and by whom they implore. */
const URDU =
  /(?<![\p{L}\p{M}])(?:a\.?o\.?a|as+al+a+m\p{L}*|(?:khuda|allah) (?:ke?|ka) (?:li?ye|lie|wast[ae])|bar[ae]\p{L}* (?:e )?(?:meherbani|mehrbani|karam))(?![\p{L}\p{M}])/iu;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Whether what reads as Hindi is Urdu, as in Latin letters both are one: of who is from Pakistan, or names no home and greets so. */
function readsUrdu({ text, language, corridors }: Spoken): boolean {
  if (language !== "hi" || DEVANAGARI.test(text)) return false;
  const home = corridors.find(({ origin }) => origin !== null)?.origin ?? null;
  return home === "PK" || (home === null && URDU.test(text));
}
