import { LATIN_WORDS, SCRIPT_WORDS } from "./language-words.ts";

/** Most UTF-16 units that are looked at: the beginning tells the language. */
const LOOKED_AT = 600;

/** Languages that one script has to itself here. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{sc=Bengali}/u, "bn"],
  [/\p{sc=Sinhala}/u, "si"],
  [/\p{sc=Tamil}/u, "ta"],
  [/\p{sc=Telugu}/u, "te"],
  [/\p{sc=Malayalam}/u, "ml"],
  [/\p{sc=Gujarati}/u, "gu"],
  [/\p{sc=Gurmukhi}/u, "pa"],
  [/\p{sc=Kannada}/u, "kn"],
  [/\p{sc=Thai}/u, "th"],
  [/\p{sc=Lao}/u, "lo"],
  [/\p{sc=Khmer}/u, "km"],
  [/\p{sc=Myanmar}/u, "my"],
  [/\p{sc=Hangul}/u, "ko"],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, "ja"],
  [/\p{sc=Han}/u, "zh"],
  [/\p{sc=Hebrew}/u, "he"],
  [/\p{sc=Greek}/u, "el"],
  [/\p{sc=Georgian}/u, "ka"],
  [/\p{sc=Armenian}/u, "hy"],
];

const latinVotes = votesOf(LATIN_WORDS);
const scriptVotes = votesOf(SCRIPT_WORDS);

/** ISO 639 code of the language a text is most likely written in, from its script and its small words; null when unsure. `folded` is its matching view. */
export function readLanguage(original: string, folded: string): string | null {
  const start = original.slice(0, LOOKED_AT);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const latin = start.match(/[A-Za-z\u00c0-\u024f\u1e00-\u1eff]/g)?.length ?? 0;
  // A message in another script often holds a Latin brand, code or currency.
  if (latin < letters * 0.7) return scriptLanguage(start) ?? latinLanguage(start, folded);
  return latinLanguage(start, folded);
}

function scriptLanguage(start: string): string | null {
  const foreign = start.replaceAll(/[^\p{L}\p{M}]|[A-Za-z]/gu, "");
  if (/\p{sc=Devanagari}/u.test(foreign)) return among(start, ["hi", "ne"]) ?? "hi";
  if (/\p{sc=Arabic}/u.test(foreign)) return arabicScript(start);
  if (/\p{sc=Cyrillic}/u.test(foreign)) return cyrillicScript(start);
  if (/\p{sc=Ethiopic}/u.test(foreign)) return ethiopicScript(start);
  return SCRIPTS.find(([script]) => script.test(foreign))?.[1] ?? null;
}

function arabicScript(start: string): string {
  if (/[ٹڈڑےںہھ]/.test(start)) return "ur";
  return /[پچژگ]/.test(start) ? "fa" : "ar";
}

function cyrillicScript(start: string): string {
  if (/[іїєґ]/i.test(start)) return "uk";
  if (/[өүң]/i.test(start)) return "ky";
  if (/[ўқғҳ]/i.test(start)) return "uz";
  return "ru";
}

function ethiopicScript(start: string): string {
  return /ናይ|እዩ|ኣሎ|ኣይ|ኣነ|ንሓ|ካብ/.test(start) ? "ti" : "am";
}

function among(start: string, candidates: readonly string[]): string | null {
  const counts = count(start.split(/[^\p{L}\p{M}]+/u), scriptVotes);
  const [best] = candidates
    .map((language) => [language, counts.get(language) ?? 0] as const)
    .toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] > 0 ? best[0] : null;
}

function latinLanguage(start: string, folded: string): string | null {
  if (/[ơưđ\u1ea0-\u1ef9]/i.test(start)) return "vi";
  const words = folded.slice(0, LOOKED_AT).split(/[^\p{L}\p{M}']+/u);
  const counts = count(words, latinVotes);
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < 1.5) return null;
  const mixed = mixedWithEnglish(first, counts);
  if (mixed !== null) return mixed;
  return second !== undefined && second[1] > first[1] * 0.9 && !related(first[0], second[0])
    ? null
    : first[0];
}

/** People mix English into their own language, seldom the other way round. */
function mixedWithEnglish(
  [language, votes]: readonly [string, number],
  counts: ReadonlyMap<string, number>,
): string | null {
  if (language !== "en") return null;
  const [own] = [...counts]
    .filter(([other]) => other === "tl" || other === "hi" || other === "id")
    .toSorted((a, b) => b[1] - a[1]);
  return own !== undefined && own[1] >= 2 && own[1] >= votes * 0.4 ? own[0] : null;
}

function related(first: string, second: string): boolean {
  const pair = [first, second].toSorted().join(" ");
  return pair === "id ms" || pair === "es pt" || pair === "en pcm" || pair === "hi ne";
}

/** A word that several languages share counts the less for each. */
function count(
  words: readonly string[],
  votes: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const languages = votes.get(word);
    if (languages === undefined) continue;
    const weight = languages.length === 1 ? 1 : 0.5;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + weight);
  }
  return counts;
}

function votesOf(table: Readonly<Record<string, string>>): Map<string, readonly string[]> {
  const votes = new Map<string, readonly string[]>();
  for (const [language, words] of Object.entries(table)) {
    for (const word of new Set(words.split(" "))) {
      if (word !== "") votes.set(word, [...(votes.get(word) ?? []), language]);
    }
  }
  return votes;
}
