import { chineseScript } from "./han.ts";
import { LATIN_VOTES, SCRIPT_VOTES, type Votes } from "./language-votes.ts";
import { SCRIPT_LANGUAGES, scriptsIn } from "./scripts.ts";
import { isLetter, kindOf, LETTER } from "./units.ts";

/** Most UTF-16 units that are looked at: the beginning tells the language. */
const LOOKED_AT = 600;
const APOSTROPHE = 0x27;

/** ISO 639 code of the language a text is most likely written in, from its script and its small words, "zh-hant" for Chinese in the traditional script; null when unsure. `folded` is its matching view. Where nothing tells languages of one script apart, it is the one of `before`. */
export function readLanguage(
  original: string,
  folded: string,
  before: string | null = null,
): string | null {
  const start = original.slice(0, LOOKED_AT);
  const { letters, latin } = lettersOf(start);
  if (letters === 0) return null;
  // A message in another script often holds a Latin brand, code or currency.
  if (latin < letters * 0.7) return scriptLanguage(start, before) ?? latinLanguage(start, folded);
  return latinLanguage(start, folded);
}

function lettersOf(start: string): { readonly letters: number; readonly latin: number } {
  let letters = 0;
  let latin = 0;
  for (let i = 0; i < start.length; i++) {
    const unit = start.charCodeAt(i);
    if (isLatin(unit)) latin++;
    if ((kindOf(unit) & LETTER) !== 0 || isAstralLetter(start, i)) letters++;
  }
  return { letters, latin };
}

function isLatin(unit: number): boolean {
  return unit < 0xc0
    ? (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a)
    : unit <= 0x24f || (unit >= 0x1e00 && unit <= 0x1eff);
}

function isAstralLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return false;
  return /^\p{L}/u.test(text.slice(at, at + 2));
}

function scriptLanguage(start: string, before: string | null): string | null {
  const scripts = scriptsIn(start);
  if (scripts.has("Devanagari")) return devanagariScript(start, before);
  if (scripts.has("Arabic")) return arabicScript(start, before);
  if (scripts.has("Cyrillic")) return cyrillicScript(start, before);
  if (scripts.has("Ethiopic")) return ethiopicScript(start);
  if (scripts.has("Myanmar")) return myanmarScript(start);
  const alone = SCRIPT_LANGUAGES.find(([script]) => scripts.has(script))?.[1] ?? null;
  return alone === "zh" ? chineseScript(start) : alone;
}

function devanagariScript(start: string, before: string | null): string {
  return mostOf(startingWith(before, ["hi", "ne"]), count(start, 0, SCRIPT_VOTES));
}

function arabicScript(start: string, before: string | null): string {
  if (/[ٹڈڑےںہھ]/.test(start)) return "ur";
  const counts = count(start, 0, SCRIPT_VOTES);
  // Persians and Pakistanis type a kaf and a yeh of their own; people write dialects of Arabic with letters of Persian.
  const isPersian = /[کی]/.test(start) || (/[پچژگ]/.test(start) && !/[ةىكي]/.test(start));
  return mostOf(startingWith(before, isPersian ? ["fa", "ur"] : ["ar", "fa"]), counts);
}

function cyrillicScript(start: string, before: string | null): string {
  if (/[іїєґ]|[а-я]['’ʼ][яює]/i.test(start)) return "uk";
  if (/[өүң]/i.test(start)) return "ky";
  if (/[ўқғҳ]/i.test(start)) return "uz";
  if (/[ыэёъ]/i.test(start)) return "ru";
  return mostOf(startingWith(before, ["ru", "uk"]), count(start.toLowerCase(), 0, SCRIPT_VOTES));
}

function startingWith(
  language: string | null,
  [one, other]: readonly [string, string],
): readonly [string, string] {
  return language === other ? [other, one] : [one, other];
}

function ethiopicScript(start: string): string {
  return /ናይ|እዩ|ኣሎ|ኣይ|ኣነ|ንሓ|ካብ/.test(start) ? "ti" : "am";
}

/** Shan, Karen and Mon have letters of their own; Shan one of Karen's, too. */
function myanmarScript(start: string): string {
  if (/[\u1075-\u109d]/.test(start)) return "shn";
  if (/[\u1061-\u1074]/.test(start)) return "ksw";
  return /[\u105a-\u1060]/.test(start) ? "mnw" : "my";
}

/** Of languages that are taken for each other, the one whose small words and endings a folded text in Latin letters has most of; the first where none has more. */
export function nearestLanguage(folded: string, languages: readonly [string, ...string[]]): string {
  return mostOf(languages, count(folded, APOSTROPHE, LATIN_VOTES));
}

/** Whether a folded text in Latin letters holds at least three small words of English, and at most half as many of any other language. */
export function isSurelyEnglish(folded: string): boolean {
  const { en = 0, ...others } = Object.fromEntries(count(folded, APOSTROPHE, LATIN_VOTES));
  return en >= 3 && Object.values(others).every((votes) => votes <= en / 2);
}

function mostOf<T extends string>(
  languages: readonly [T, ...T[]],
  counts: ReadonlyMap<string, number>,
): T {
  const of = (language: T) => counts.get(language) ?? 0;
  return languages.reduce((best, one) => (of(one) > of(best) ? one : best));
}

function latinLanguage(start: string, folded: string): string | null {
  if (/[ơưđ\u1ea0-\u1ef9]/i.test(start)) return "vi";
  const counts = count(folded, APOSTROPHE, LATIN_VOTES);
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

function isOfKin([first, second, ...more]: readonly string[]): boolean {
  if (first === undefined || second === undefined) return true;
  return more.length === 0 && related(first, second);
}

function related(first: string, second: string): boolean {
  const pair = [first, second].toSorted().join(" ");
  return pair === "id ms" || pair === "es pt" || pair === "en pcm" || pair === "hi ne";
}

/** The votes of the words at the beginning of a text; `inner` is a unit that words hold beside letters. A word counts the less for each language that shares it with one it is no kin of. */
function count(text: string, inner: number, votes: Votes): Map<string, number> {
  const counts = new Map<string, number>();
  const most = Math.min(text.length, LOOKED_AT);
  for (let at = 0; at < most; at++) {
    if (!isPart(text, at, inner)) continue;
    const start = at;
    while (at < most && isPart(text, at, inner)) at++;
    const languages = votes.languagesOf(text, start, at);
    const weight = isOfKin(languages) ? 1 : 0.5;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + weight);
  }
  return counts;
}

function isPart(text: string, at: number, inner: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === inner || isLetter(unit);
}
