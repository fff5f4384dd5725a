import { foldText } from "../../matching/folding/fold.ts";
import { PhraseTrie } from "./phrase-trie.ts";

/** What may stand before or behind a word within one written word, by the script of the word. */
interface Affixes {
  readonly script: RegExp;
  readonly prefixes: ReadonlySet<string>;
  readonly suffixes: ReadonlySet<string>;
}

function affixes(script: RegExp, before: string, behind: string): Affixes {
  return { script, prefixes: setOf(before), suffixes: setOf(behind) };
}

/** Case endings, articles, prepositions and owners that scripts write together with the word: "সৌদি আরবে", "بالكويت", "पासपोर्टको". */
const ATTACHED: readonly Affixes[] = [
  affixes(/\p{sc=Bengali}$/u, "", "র ের এর তে ে য় কে রা দের টা টি ই ও য়ে গুলো টার"),
  affixes(
    /\p{sc=Devanagari}$/u,
    "",
    "मा को का की ले लाई बाट हरू हरूको हरूले ों मै सँग देखि ें ो े ी ि मै बाटै यों",
  ),
  affixes(/\p{sc=Sinhala}$/u, "", "ට යේ වේ ගේ ෙන් වල යෙන් ේ ින් ය යි යට ව වට එක"),
  affixes(
    /\p{sc=Tamil}$/u,
    "",
    "் க்கு ்க்கு ில் ுக்கு ிலிருந்து ாக ுடன் ிடம் ை வில் வுக்கு யில் டன் ின் டை ட்டை த்தை யை கள் ளை டில் லில் க்",
  ),
  affixes(/\p{sc=Malayalam}$/u, "", "ിൽ ിലേക്ക് ന്റെ യിൽ"),
  affixes(/\p{sc=Ethiopic}$/u, "የ በ ለ ከ ወደ እና ስለ", "ን ም ንም ዬ ው ዋ ዬን ውን ዋን ነት ኝ"),
  affixes(
    /\p{sc=Arabic}$/u,
    "ال و ب ل ف ك وال بال لل ول وب فال لال كال",
    "ي ه ها هم نا ك كم ات ين ون ا هن وں یں",
  ),
  affixes(/\p{sc=Hebrew}$/u, "ב ל מ ה ו", ""),
  affixes(/\p{sc=Hangul}$/u, "", "에 에서 으로 로 의 은 는 이 가 을 를 까지 부터 시 에는 에서는"),
  affixes(
    /\p{sc=Cyrillic}$/u,
    "",
    "а у е є о ы и й ю я ом ем ой ей ою єю ов ев ам ям ах ях ами ями ів їв і ї ь ию ии ий ия ая ую ые ых их ого его ому ему ешь ет ют ть л ла ли ло",
  ),
];

const INDONESIAN = setOf("nya ku mu kah lah an");
const VOWELS = "aeiou";
const LAST_OF_ENDINGS = new Set(Array.from("aguhn", (letter) => letter.charCodeAt(0)));
/** From this UTF-16 unit on lie the scripts other than Latin. */
export const BEYOND_LATIN = 0x0370;

/** The form a word is looked up by: an Arabic word without its article, a Cyrillic or Tamil one without its ending. */
export function stemOf(phrase: string): string {
  if (/^ال\p{sc=Arabic}{3}/u.test(phrase)) return phrase.slice(2);
  if (/\p{sc=Cyrillic}{4}[аяьоейиыуюіїє]$/u.test(phrase)) return phrase.slice(0, -1);
  if (/\p{sc=Tamil}்$/u.test(phrase)) return phrase.slice(0, -1);
  return phrase;
}

/** What some script writes together with the word behind it. */
export const PREFIXES = new PhraseTrie([
  ...new Set(ATTACHED.flatMap(({ prefixes }) => [...prefixes])),
]);

/** Endings that only names in Latin letters are written together with: "Dubaiல", "Qatarএ". */
const BEHIND_LATIN = setOf("में से ல் ல லில் এ এর এতে වලට වලින් එකේ");

/** Whether a term whose last UTF-16 unit is `last` may be written with these letters before and behind it in one word. */
export function mayAttach(last: number, before: string, behind: string): boolean {
  if (last < BEYOND_LATIN) return isOfAnotherScript(before, behind);
  const attached = attachedTo(last);
  if (attached === null) return false;
  return (
    (before === "" || attached.prefixes.has(before)) &&
    (behind === "" || attached.suffixes.has(behind))
  );
}

/** A name in Latin letters takes what the script of the message writes together with words: "Qatarमा", "በDubai". */
function isOfAnotherScript(before: string, behind: string): boolean {
  const inner = before === "" ? null : attachedTo(before.charCodeAt(0));
  const outer = behind === "" ? null : attachedTo(behind.charCodeAt(0));
  return (
    (before === "" || inner?.prefixes.has(before) === true) &&
    (behind === "" || outer?.suffixes.has(behind) === true || isBehindLatin(behind))
  );
}

function isBehindLatin(behind: string): boolean {
  return behind.charCodeAt(0) >= BEYOND_LATIN && BEHIND_LATIN.has(behind);
}

/** The language whose Latin-letter word takes this ending, or null: gaji-nya, kontrata-ng. */
export function languageOfEnding(last: number, behind: string): string | null {
  if (INDONESIAN.has(behind)) return "id";
  return behind === "ng" && VOWELS.includes(String.fromCharCode(last)) ? "tl" : null;
}

/** Whether an ending of two or three Latin letters may end so. */
export function mayEnd(last: number): boolean {
  return LAST_OF_ENDINGS.has(last);
}

const attachedByUnit = new Map<number, Affixes | null>();

function attachedTo(unit: number): Affixes | null {
  let attached = attachedByUnit.get(unit);
  if (attached === undefined) {
    const character = String.fromCharCode(unit);
    attached = ATTACHED.find(({ script }) => script.test(character)) ?? null;
    attachedByUnit.set(unit, attached);
  }
  return attached;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(" ")
      .filter(Boolean)
      .map((word) => foldText(word).folded),
  );
}
