/** How the ten digits are said one by one in the languages of the corridors, from zero on. */
const SAID = [
  "zero oh wala nol kosong cero shunya sunna sifar ноль нуль sıfır sifuri không शून्य शुन्य صفر",
  "one isa satu uno ek um un один bir moja một एक واحد",
  "two dalawa dua dos do dois deux два iki mbili hai दो दुई اثنان اثنين",
  "three tatlo tiga tres teen três trois три üç tatu ba तीन ثلاثة",
  "four apat empat cuatro char chaar quatro quatre четыре dört nne bốn चार اربعة أربعة",
  "five lima cinco paanch panch cinq пять beş tano năm पांच पाँच خمسة",
  "six anim enam seis chhe cha шесть altı sita sáu छह छ ستة",
  "seven pito tujuh siete saat sat sete sept семь yedi saba bảy सात سبعة",
  "eight walo delapan lapan ocho aath oito huit восемь sekiz nane tám आठ ثمانية",
  "nine siyam sembilan nueve nau nove neuf девять dokuz tisa chín नौ تسعة",
].map((words) => words.split(" "));

/** Every such word. */
export const DIGIT_WORDS: readonly string[] = SAID.flat();

const DIGITS = new Map(SAID.flatMap((words, digit) => words.map((word) => [word, String(digit)])));

/** The digit that a word says, in any case; undefined where it says none. */
export function digitSaid(word: string): string | undefined {
  return DIGITS.get(word.toLowerCase());
}
