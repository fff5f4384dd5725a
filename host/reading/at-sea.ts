import { once } from "../../schemas/once.ts";
import type { FoldedText } from "../contract/reading.ts";
import { isAsciiLetter } from "./ascii-words.ts";
import { PhraseTrie } from "./phrase-trie.ts";

/** What one of the patterns cannot do without, separated by `|`, and the pattern: a word of people who work on ships, with what must not stand beside it, as the word, or a longer one that holds it, is used for something else. */
type Row = readonly [cues: string, pattern: string];

/** Cues begin a word here. */
const LATIN: readonly Row[] = [
  [
    "ship",
    String.raw`(?<!\b(?:to|we|they|i|you|will|can|must|and|jump(?:ed|ing)?) )ships?(?! (?:it|them|my|me|us|our|your|his|her|their|out|back|home|goods|packages|parcels|boxes|orders)\b)`,
  ],
  ["vessel", "(?<!blood )vessels?"],
  ["boat", "(?<!(?:by|same) )boats?"],
  [
    "trawler|seafarer|seam|deckhand|fisher",
    "trawlers?|seafarers?|seam[ae]n|deckhands?|fisherm[ae]n|fisherfolks?|fishers",
  ],
  ["crew", "(?:ship(?:'?s)?|boat|deck|fishing|vessel) crew"],
  [
    "kapal",
    String.raw`(?<!\bang )kapal(?! (?:terbang|udara|api|ng|nang|talaga|mo|niya|nila|naman)\b)`,
  ],
  [
    "abk|pelaut|barko|marino|mangingisda|barco|marinero",
    "abk|pelaut|barko|(?<!san )marino|mangingisda|barcos?|marineros?",
  ],
  ["bateau|marins", "bateaux?|(?<!san |saint |sous )marins"],
  ["marin", "(?:suis|comme|est) marin"],
  ["thuyen|tau ca|ngu dan", "thuyen (?:vien|truong|danh ca)|tau ca|ngu dan"],
];

/** Scripts that write no spaces: a word must not go on into the longer ones that begin like it. */
const UNSPACED: readonly Row[] = [
  // เรือน house, เรือง bright, เรือด bedbug, unless a vowel sign makes the letter the next word's.
  ["เรือ|ประมง", "เรือ(?![นงด](?![\u0E30-\u0E3A\u0E47-\u0E4E])|กสวน)|ประมง"],
  ["ទូក|កប៉ាល់|អ្នកនេសាទ", "(?<!\u17D2)ទូក(?![\u17B6-\u17D3])|កប៉ាល់(?!ហោះ)|អ្នកនេសាទ"],
  // လှောင် to confine, လှေကား stairs, သင်္ဘောသီး papaya.
  ["လှေ|သင်္ဘော|ငါးဖမ်း", "လှေ(?![\u102B-\u103E]|ကား)|သင်္ဘော(?!သီး|ပင်|ရွက်)|ငါးဖမ်း"],
  ["渔船|漁船|漁工|渔工|船员|船員|海员|海員", "渔船|漁船|漁工|渔工|船员|船員|海员|海員"],
];

const SPACED: readonly Row[] = [
  // Arabic sets its particles before the word; letters of Persian and Urdu are folded to those of Arabic.
  [
    "سفينه|قارب|قوارب|بحاره|صيادين",
    "[وفبكل]?(?:ال|لل)?(?:سفينه|قارب|قوارب|بحاره|صيادين)(?![\\p{L}\\p{M}])",
  ],
  ["جهاز|ماهي گير", "(?<!هوايي )جهاز|ماهي گير"],
  ["জাহাজ", "(?<!উড়ো |হাওয়াই )জাহাজ"],
];

const HINDI: readonly Row[] = [["जहाज", "(?<!हवाई ?)जहाज"]];

const AT_SEA = new RegExp(
  [
    String.raw`\b(?:${patternsOf(LATIN)})\b`,
    patternsOf(UNSPACED),
    String.raw`(?<![\p{L}\p{M}])(?:${patternsOf(SPACED)})`,
    patternsOf(HINDI),
  ].join("|"),
  "u",
);

const CUES = once(
  () =>
    new PhraseTrie(
      [...LATIN, ...UNSPACED, ...SPACED, ...HINDI].flatMap(([cues]) => cues.split("|")),
    ),
);

function patternsOf(rows: readonly Row[]): string {
  return rows.map(([, pattern]) => pattern).join("|");
}

/** Whether somebody who works on a ship or fishing boat is spoken of. */
export function isAtSea({ folded }: FoldedText): boolean {
  return mayBeAtSea(folded) && AT_SEA.test(folded);
}

function mayBeAtSea(folded: string): boolean {
  const cues = CUES();
  let before = 0;
  for (let at = 0; at < folded.length; at++) {
    const unit = folded.charCodeAt(at);
    const isWithinWord = isAsciiLetter(unit) && isAsciiLetter(before);
    if (!isWithinWord && cues.walk(folded, at) > 0) return true;
    before = unit;
  }
  return false;
}
