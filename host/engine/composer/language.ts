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

const NEAREST: Readonly<Record<string, Language>> = {
  fil: "tl",
  "zh-tw": "zh-hant",
  "zh-hk": "zh-hant",
};

/** The language to answer in for what a reading says ("zh-hant", "hi-Latn", null), falling back to English. */
export function answerLanguage(read: string | null): Language {
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
