import type { FoldedText } from "../contract/reading.ts";

/** Words of people who work on ships, each with what must not stand beside it: what else the word, or a longer one that holds it, is used for. */
const LATIN = [
  String.raw`(?<!\b(?:to|we|they|i|you|will|can|must|and|jump(?:ed|ing)?) )ships?(?! (?:it|them|my|me|us|our|your|his|her|their|out|back|home|goods|packages|parcels|boxes|orders)\b)`,
  "(?<!blood )vessels?",
  "(?<!(?:by|same) )boats?",
  "trawlers?|seafarers?|seam[ae]n|deckhands?|fisherm[ae]n|fisherfolks?|fishers",
  "(?:ship(?:'?s)?|boat|deck|fishing|vessel) crew",
  String.raw`(?<!\bang )kapal(?! (?:terbang|udara|api|ng|nang|talaga|mo|niya|nila|naman)\b)`,
  "abk|pelaut|barko|(?<!san )marino|mangingisda|barcos?|marineros?",
  "bateaux?|(?<!san |saint |sous )marins",
  "(?:suis|comme|est) marin",
  "thuyen (?:vien|truong|danh ca)|tau ca|ngu dan",
];

/** Scripts that write no spaces: a word must not go on into the longer ones that begin like it. */
const UNSPACED = [
  // เรือน house, เรือง bright, เรือด bedbug, unless a vowel sign makes the letter the next word's.
  "เรือ(?![นงด](?![\u0E30-\u0E3A\u0E47-\u0E4E])|กสวน)|ประมง",
  "(?<!\u17D2)ទូក(?![\u17B6-\u17D3])|កប៉ាល់(?!ហោះ)|អ្នកនេសាទ",
  // လှောင် to confine, လှေကား stairs, သင်္ဘောသီး papaya.
  "လှေ(?![\u102B-\u103E]|ကား)|သင်္ဘော(?!သီး|ပင်|ရွက်)|ငါးဖမ်း",
  "渔船|漁船|漁工|渔工|船员|船員|海员|海員",
];

const SPACED = [
  // Arabic sets its particles before the word; letters of Persian and Urdu are folded to those of Arabic.
  "[وفبكل]?(?:ال|لل)?(?:سفينه|قارب|قوارب|بحاره|صيادين)(?![\\p{L}\\p{M}])",
  "(?<!هوايي )جهاز|ماهي گير",
  "(?<!উড়ো |হাওয়াই )জাহাজ",
];

const AT_SEA = new RegExp(
  [
    String.raw`\b(?:${LATIN.join("|")})\b`,
    ...UNSPACED,
    String.raw`(?<![\p{L}\p{M}])(?:${SPACED.join("|")})`,
    "(?<!हवाई ?)जहाज",
  ].join("|"),
  "u",
);

/** Whether somebody who works on a ship or fishing boat is spoken of. */
export function isAtSea({ folded }: FoldedText): boolean {
  return AT_SEA.test(folded);
}
