import { foldText } from "../../matching/folding/fold.ts";
import { scaleWords } from "./spelled/number-languages.ts";

/** Words that multiply a figure, folded → factor. */
const UNITS: ReadonlyMap<string, number> = wordTable([
  [100, "daan raan sau सय सौ hundred 百 cien"],
  [
    1e3,
    "k thousand thousands grand libo libong ribu rb hajar hazar hazaar hajaar हजार हज़ार হাজার হাজাৰ ہزار ألف الف آلاف الاف ألفا mil mille nghin ngan nghìn ngàn พัน ពាន់ ထောင် දහස් දහස දාහ ஆயிரம் ሺህ ሺ elfu kuma тысяч тысячи тыс тисяч тис 千 alf",
  ],
  [1e4, "万 萬 หมื่น ម៉ឺន သောင်း 만"],
  [1e5, "lakh lakhs lac lacs लाख लाखको लाखसम्म লাখ লক্ষ لاکھ ලක්ෂ ලක්ෂය லட்சம் laki แสน សែន သိန်း"],
  [
    1e6,
    "mn million millions millon millones milhao milhoes milioni milyon juta jt trieu triệu củ ล้าน លាន သန်း مليون ملايين миллион миллионов млн мільйон мільйонів 百万",
  ],
  [1e7, "crore crores करोड करोड़ কোটি کروڑ කෝටි கோடி"],
  [1e8, "亿 億"],
  [1e9, "billion miliar ty tỷ"],
]);

/** Small numbers as words, folded; they count only before a unit. */
const NUMERALS: ReadonlyMap<string, number> = wordTable([
  [0.5, "half setengah setengah"],
  [1, "one a satu se isang ek un una uno एक এক ایک واحد moja mot 一 සිය அரை ஒரு"],
  [1.5, "ڈیڑھ डेढ़ डेढ দেড় derh"],
  [2, "two dua dalawang dos deux do दुई दो দুই دو ألفين mbili hai 两 兩 二 දෙ இரண்டு dui"],
  [2.5, "ढाई आढाई আড়াই ڈھائی dhai"],
  [3, "three tiga tatlong tres trois teen तीन তিন تین ثلاثة tatu ba 三 තුන් மூன்று tin"],
  [4, "four empat apat na cuatro quatre char चार চার چار أربعة nne bon 四 හාර நான்கு chaar"],
  [5, "five lima limang cinco cinq paanch पाँच पांच পাঁচ پانچ خمسة tano nam 五 පන් ஐந்து panch pach"],
  [6, "six enam anim na seis chhe छ छह ছয় چھ ستة sita sau 六 හය"],
  [7, "seven tujuh pitong siete sept saat सात সাত سات سبعة saba bay 七 හත්"],
  [8, "eight delapan walong ocho huit aath आठ আট آٹھ ثمانية nane tam 八 අට"],
  [9, "nine sembilan siyam na nueve neuf nau नौ नय নয় نو تسعة tisa chin 九 නව"],
  [10, "ten sepuluh sampung diez dix das दस दश দশ دس عشرة kumi muoi 十 දස பத்து"],
  [15, "fifteen labinlimang quince quinze पन्ध्र पंद्रह পনেরো"],
  [20, "twenty dalawampung veinte vingt bees बीस বিশ بیس عشرين ishirini 二十"],
  [25, "पच्चीस पच्चिस পঁচিশ twenty-five"],
  [30, "thirty tatlumpung treinta trente tees तीस ত্রিশ تیس ثلاثين thelathini"],
  [40, "forty cuarenta quarante chaalis चालीस चालिस চল্লিশ چالیس أربعين"],
  [50, "fifty limampung cincuenta cinquante pachaas पचास পঞ্চাশ پچاس خمسين hamsini"],
  [100, "hundred"],
]);

/** The factor of a unit word, or undefined. */
export function unitWord(word: string): number | undefined {
  return UNITS.get(word);
}

/** The words for a thousand and more, folded. */
export function largeUnits(): string[] {
  const units = [...UNITS]
    .filter(([word, factor]) => factor >= 1000 && word !== "k")
    .map(([word]) => word);
  return [...new Set([...units, ...scaleWords()])];
}

/** The value of a numeral word, or undefined. */
export function numeralWord(word: string): number | undefined {
  return NUMERALS.get(word);
}

/** The value of digits with separators as people write them: 25.000 and 25,000 are thousands, 1.5 and 1,5 are not; null when it reads as none of them. */
export function parseFigure(written: string): number | null {
  if (/^\d+$/.test(written)) return finite(written);
  const plain = written.replaceAll(/[ '’]/g, "");
  const lastDot = plain.lastIndexOf(".");
  const lastComma = plain.lastIndexOf(",");
  if (lastDot >= 0 && lastComma >= 0) {
    const decimal = lastDot > lastComma ? "." : ",";
    return finite(plain.replaceAll(decimal === "." ? "," : ".", "").replace(decimal, "."));
  }
  const groups = plain.split(lastDot >= 0 ? "." : ",");
  if (groups.length === 1 || areThousands(groups)) return finite(groups.join(""));
  return groups.length === 2 ? finite(groups.join(".")) : null;
}

/** Groups of three digits, or of two and then three as in 1,80,000. */
function areThousands(groups: readonly string[]): boolean {
  const middle = groups.slice(1, -1);
  const even = middle.every(({ length }) => length === 2 || length === 3);
  return groups[0] !== "0" && groups.at(-1)?.length === 3 && even;
}

function finite(digits: string): number | null {
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

function wordTable(rows: readonly (readonly [number, string])[]): Map<string, number> {
  const table = new Map<string, number>();
  for (const [value, words] of rows) {
    for (const word of words.split(" ")) {
      const folded = foldText(word).folded;
      if (!table.has(folded)) table.set(folded, value);
    }
  }
  return table;
}
