const LATIN_VOWELS = /[aeiouy']/g;
/** Vowels of all scripts, marks of them in those of South Asia, and letters that only some write. */
const VOWELS = /[aeiouy'ʼаеёиоуыэюяіїєйьъاوىيآأإؤئءےیہةه\p{M}अआइईउऊएऐओऔঅআইঈউঊএঐওঔ]/gu;
const BEYOND_LATIN = /[^\0-\x7f]/;

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
  const rest = sound.replaceAll(BEYOND_LATIN.test(sound) ? VOWELS : LATIN_VOWELS, "");
  return /^[aeiouаеиоуэюяіїє]/.test(sound) ? `+${rest}` : rest;
}

/** Letters of Latin words that are heard otherwise than they are written. */
const HEARD = /ph|ck|qu?|kh|c(?!h)|z|g(?=[eiy])|ll|v|ng(?![eiy])|(?<=.)h/g;

/** Letters of other scripts that stand for one another, and Ethiopic signs. */
const ALIKE = /[ضظذصثطषशणষশণ\u1200-\u135a]/g;

/** In one pass each, as every word of a short text is heard that nobody spells so. */
function heard(word: string): string {
  const latin = word.replaceAll(HEARD, latinOf);
  if (!BEYOND_LATIN.test(latin)) return latin.replaceAll(/(.)\1+/g, "$1");
  return latin.replaceAll(ALIKE, consonantOf).replaceAll(/(.)\1+/gu, "$1");
}

/** What is heard of Latin letters, told by what follows them. */
function latinOf(letters: string, at: number, word: string): string {
  if (letters !== "c") return AS_HEARD[letters] ?? letters;
  return /[eiy]/.test(word.charAt(at + 1)) ? "s" : "k";
}

const AS_HEARD: Readonly<Record<string, string>> = {
  ph: "f",
  ck: "k",
  q: "k",
  qu: "k",
  kh: "k",
  z: "s",
  g: "j",
  ll: "y",
  v: "b",
  ng: "g",
  h: "",
};

const CONSONANTS: Readonly<Record<string, string>> = {
  ض: "د",
  ظ: "د",
  ذ: "ز",
  ص: "س",
  ث: "س",
  ط: "ت",
  ष: "स",
  श: "स",
  ण: "न",
  ষ: "স",
  শ: "স",
  ণ: "ন",
};

/** Ethiopic signs are of a consonant and a vowel, eight of each consonant in a row: the first of them stands for it. */
function consonantOf(letter: string): string {
  const unit = letter.charCodeAt(0);
  return CONSONANTS[letter] ?? String.fromCharCode(unit - (unit % 8));
}
