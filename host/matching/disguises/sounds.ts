const LATIN_VOWELS = /[aeiouy]/g;
const CYRILLIC_VOWELS = /[аеёиоуыэюяіїєйьъ'ʼ]/g;
const ARABIC_VOWELS = /[اوىيآأإؤئءےیہةه]/g;
/** Marks of vowels of the scripts of South Asia, and letters that only some write. */
const MARKS = /[\p{M}अआइईउऊएऐओऔঅআইঈউঊএঐওঔ]/gu;

/** Letters that are heard alike, as those write who spell by ear, and doubled ones, as one; vowels stay. */
export function soundOf(word: string): string {
  return heard(word)
    .replaceAll(/ee|ea|ie/g, "i")
    .replaceAll(/oo|ou/g, "u")
    .replaceAll("y", "i")
    .replaceAll(/(?<=.{2})e$/g, "")
    .replaceAll(/[ьъ'ʼ]/g, "")
    .replaceAll("я", "а")
    .replaceAll("ю", "у")
    .replaceAll(/[оё]/g, "а")
    .replaceAll(/[еєіїй]/g, "и");
}

/** The consonants of a word as they are heard, with a mark in front where it begins with a vowel: who leaves vowels out, or writes others, keeps them. */
export function skeletonOf(word: string): string {
  const sound = heard(word);
  const rest = sound
    .replaceAll(LATIN_VOWELS, "")
    .replaceAll(CYRILLIC_VOWELS, "")
    .replaceAll(ARABIC_VOWELS, "")
    .replaceAll(MARKS, "");
  return /^[aeiouаеиоуэюяіїє]/.test(sound) ? `+${rest}` : rest;
}

function heard(word: string): string {
  return Array.from(
    word
      .replaceAll("ph", "f")
      .replaceAll(/ck|qu?|kh|c(?![eiyh])/g, "k")
      .replaceAll(/c(?=[eiy])|z/g, "s")
      .replaceAll(/g(?=[eiy])/g, "j")
      .replaceAll("ll", "y")
      .replaceAll(/v/g, "b")
      .replaceAll("ng", "g")
      .replaceAll(/(?<=.)h/g, "")
      .replaceAll(/[ضظ]/g, "د")
      .replaceAll(/[ذز]/g, "ز")
      .replaceAll(/[صث]/g, "س")
      .replaceAll("ط", "ت")
      .replaceAll(/[षश]/g, "स")
      .replaceAll("ण", "न")
      .replaceAll(/[ষশ]/g, "স")
      .replaceAll("ণ", "ন"),
    consonantOf,
  )
    .join("")
    .replaceAll(/(.)\1+/gu, "$1");
}

/** Ethiopic signs are of a consonant and a vowel, eight of each consonant in a row: the first of them stands for it. */
function consonantOf(letter: string): string {
  const unit = letter.charCodeAt(0);
  if (unit < 0x1200 || unit > 0x135a) return letter;
  return String.fromCharCode(unit - (unit % 8));
}
