/** The languages the bundled templates are written in; any other is answered in English. */
export const LANGUAGES = [
  "en",
  "tl",
  "id",
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
  "sw",
] as const;
export type Language = (typeof LANGUAGES)[number];

const NEAREST: Readonly<Record<string, Language>> = { fil: "tl", ms: "id" };

/** The language to answer in for what a reading says ("ms", "hi-Latn", null), falling back to English. */
export function answerLanguage(read: string | null): Language {
  if (read === null) return "en";
  const [base = "", script] = read.toLowerCase().split("-");
  if (script === "latn" && NATIVE_SCRIPT.has(base)) return "en";
  return LANGUAGES.find((language) => language === base) ?? NEAREST[base] ?? "en";
}

// Who writes Hindi or Arabic in Latin letters may not read the native script.
const NATIVE_SCRIPT = new Set(["ne", "hi", "bn", "ar"]);
