import { foldText } from "../matching/fold.ts";

/** What may stand before or behind a word within one written word, by the script of the word. */
interface Affixes {
  readonly script: RegExp;
  readonly prefixes: ReadonlySet<string>;
  readonly suffixes: ReadonlySet<string>;
}

const affixes = (script: RegExp, prefixes: string, suffixes: string): Affixes => ({
  script,
  prefixes: setOf(prefixes),
  suffixes: setOf(suffixes),
});

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
    "் க்கு ில் ுக்கு ிலிருந்து ாக ுடன் ிடம் ை வில் வுக்கு யில் டன் ின் டை ட்டை த்தை யை கள் ளை டில் லில் க்",
  ),
  affixes(/\p{sc=Malayalam}$/u, "", "ിൽ ിലേക്ക് ന്റെ യിൽ"),
  affixes(/\p{sc=Ethiopic}$/u, "የ በ ለ ከ ወደ እና ስለ", "ን ም ንም ዬ ው ዋ ዬን ውን ዋን ነት ኝ"),
  affixes(
    /\p{sc=Arabic}$/u,
    "ال و ب ل ف ك وال بال لل ول وب فال لال كال",
    "ي ه ها هم نا ك كم ات ين ون ا هن وں یں",
  ),
  affixes(
    /\p{sc=Cyrillic}$/u,
    "",
    "а у е о ы и й ю я ом ем ой ей ою єю ов ев ам ям ах ях ами ями ів їв і ї ь ию ии ий ия ая ую ые ых их ого его ому ему ешь ет ют ть л ла ли ло",
  ),
];

const INDONESIAN = setOf("nya ku mu kah lah an");
const VOWEL = /[aeiou]$/;

/** The form a word is looked up by: an Arabic word without its article, a Cyrillic or Tamil one without its ending. */
export function stemOf(phrase: string): string {
  if (/^ال\p{sc=Arabic}{3}/u.test(phrase)) return phrase.slice(2);
  if (/\p{sc=Cyrillic}{4}[аяьоейиыуюіїє]$/u.test(phrase)) return phrase.slice(0, -1);
  if (/\p{sc=Tamil}்$/u.test(phrase)) return phrase.slice(0, -1);
  return phrase;
}

/** Whether `term` may be written with these letters before and behind it in one word. */
export function mayAttach(term: string, before: string, behind: string): boolean {
  const attached = ATTACHED.find(({ script }) => script.test(term));
  if (attached === undefined) return false;
  return (
    (before === "" || attached.prefixes.has(before)) &&
    (behind === "" || attached.suffixes.has(behind))
  );
}

/** The language whose Latin-letter word takes this ending, or null: gaji-nya, kontrata-ng. */
export function languageOfEnding(term: string, behind: string): string | null {
  if (INDONESIAN.has(behind)) return "id";
  return behind === "ng" && VOWEL.test(term) ? "tl" : null;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(" ")
      .filter(Boolean)
      .map((word) => foldText(word).folded),
  );
}
