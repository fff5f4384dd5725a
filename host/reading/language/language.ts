import { amharicMarks, arabicMarks } from "./arabizi.ts";
import { chineseScript } from "./han.ts";
import { LATIN_VOTES, related, SCRIPT_VOTES, type Tally } from "./language-votes.ts";
import { SCRIPT_LANGUAGES, scriptsIn } from "./scripts.ts";
import { kindOf, LETTER } from "../terms/units.ts";

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
  // Of the view: Latin words in Cyrillic letters that look like theirs are Latin there.
  const { letters, latin } = lettersOf(folded.slice(0, LOOKED_AT));
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
  return mostOf(startingWith(before, ["hi", "ne"]), scriptVotes(start));
}

function arabicScript(start: string, before: string | null): string {
  if (/[ٹڈڑےںہھ]/.test(start)) return "ur";
  const votes = scriptVotes(start);
  // Persians and Pakistanis type a kaf and a yeh of their own; people write dialects of Arabic with letters of Persian.
  const isPersian = /[کی]/.test(start) || (/[پچژگ]/.test(start) && !/[ةىكي]/.test(start));
  return mostOf(startingWith(before, isPersian ? ["fa", "ur"] : ["ar", "fa"]), votes);
}

function cyrillicScript(start: string, before: string | null): string {
  if (/[іїєґ]|[а-я]['’ʼ][яює]/i.test(start)) return "uk";
  if (/[өүң]/i.test(start)) return "ky";
  if (/[ўқғҳ]/i.test(start)) return "uz";
  if (/[ыэёъ]/i.test(start)) return "ru";
  return mostOf(startingWith(before, ["ru", "uk"]), scriptVotes(start.toLowerCase()));
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
  return mostOf(languages, latinVotes(folded));
}

/** Whether a folded text in Latin letters holds at least three small words of English, and at most half as many of any other language. */
export function isSurelyEnglish(folded: string): boolean {
  const votes = latinVotes(folded);
  const en = votes.of("en");
  const other = votes.most("en");
  return en >= 3 && (other === null || votes.of(other) <= en / 2);
}

/** Share of the votes of the language that has most, from which on a language may be meant all the same. */
const NEARLY_AS_MANY = 0.6;

/** Whether the small words of a brief folded text in Latin letters speak for one language hardly less than for another, which it seems to be in. */
export function mayBeIn(folded: string, language: string, instead: string): boolean {
  const votes = latinVotes(folded);
  return votes.of(instead) > 0 && votes.of(language) >= votes.of(instead) * NEARLY_AS_MANY;
}

/** Whether small words of a folded text in Latin letters speak for one of the languages; null where they speak for none at all. */
export function holdsWordsOf(folded: string, languages: ReadonlySet<string>): boolean | null {
  const votes = latinVotes(folded);
  return votes.most() === null ? null : votes.mostOf(languages) !== null;
}

function mostOf<T extends string>(languages: readonly [T, ...T[]], votes: Tally): T {
  return languages.reduce((best, one) => (votes.of(one) > votes.of(best) ? one : best));
}

function latinLanguage(start: string, folded: string): string | null {
  if (/[ơưđ\u1ea0-\u1ef9]/i.test(start)) return "vi";
  const votes = latinVotes(folded);
  const first = votes.most();
  const most = first === null ? 0 : votes.of(first);
  const spelled = spelledOut(folded, first === "en" ? most : most / 2);
  if (spelled !== null) return spelled;
  if (first === null || most < 1.5) return null;
  const mixed = first === "en" ? mixedWithEnglish(votes) : null;
  if (mixed !== null) return mixed;
  const second = votes.most(first);
  const isClose = second !== null && votes.of(second) > votes.of(first) * 0.9;
  return isClose && !related(first, second) ? null : first;
}

/** Arabic or Amharic in Latin letters: a few words that no other language has say so, however many of the small ones beside them are spelled as in others; where many are of another language, they are borrowed. */
function spelledOut(folded: string, others: number): string | null {
  const arabic = arabicMarks(folded);
  const amharic = amharicMarks(folded);
  if (Math.max(arabic, amharic) <= others) return null;
  return arabic >= amharic ? "ar" : "am";
}

/** People mix English into their own language, seldom the other way round. */
function mixedWithEnglish(votes: Tally): string | null {
  const own = votes.mostOf(MIXED);
  return own !== null && votes.of(own) >= 2 && votes.of(own) >= votes.of("en") * 0.4 ? own : null;
}

const MIXED: ReadonlySet<string> = new Set(["tl", "hi", "id"]);

function latinVotes(folded: string): Tally {
  return LATIN_VOTES.count(folded, APOSTROPHE, LOOKED_AT);
}

function scriptVotes(start: string): Tally {
  return SCRIPT_VOTES.count(start, null, LOOKED_AT);
}
