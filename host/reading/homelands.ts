import { LANGUAGE_ORIGINS } from "./route-signs.ts";

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

/** Countries that whoever writes a language may come from, as ISO codes; none for languages of half the world. */
export function homelandsOf(language: string | null): readonly string[] {
  const spoken = LANGUAGE_ORIGINS[language ?? ""];
  return spoken === undefined ? (WRITTEN_IN[language ?? ""] ?? []) : [spoken];
}
