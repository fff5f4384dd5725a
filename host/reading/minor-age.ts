import type { FoldedText, ToldPlace } from "../contract/reading.ts";
import { foldedAt } from "../matching/folding/folded-at.ts";
import { once } from "../../schemas/once.ts";
import { alternatives } from "./terms/beside.ts";
import { placeOver } from "./terms/spots.ts";
import { rowAfter, rowBefore, SideWords } from "./sides/side-words.ts";

/** A number of years, from eight to seventeen; no sum, time, share or range. */
const AGE = /(?<![\d.,:/+$€£-])(?:[89]|1[0-7])(?![\d.,:%/+]*\d| ?[-–] ?\d| ?[%$€£])/gu;

/** Words before a number that make it an age. */
const AGE_IS =
  "aged|age|age is|her age|his age|my age|edad|edad niya|edad ko|umur|umurnya|umur saya|umur dia|usia|usianya|berumur|berusia|อายุ|អាយុ|အသက်|အသက်က|उमेर|उम्र|आयु|umar|umr|عمر|عمرها|عمري|عمرو|বয়স|তার বয়স|ওর বয়স|වයස|වයස අවුරුදු|அவளுக்கு வயது|வயது|வயசு|ዕድሜዋ|ዕድሜው|ዕድሜዬ|ዕድሜ|እድሜዋ|እድሜው|እድሜዬ|እድሜ|umri|umri wa|umri wa miaka|ana miaka|nina miaka|wana miaka|wa miaka|âgé de|âgée de";
/** The same where years are told behind: whoever "has" or "is" so many may have or be something else. */
const MAY_BE_AGE =
  "i am|i'm|im|she is|he is|she's|he's|they are|is|was|turned|ako ay|siya ay|tengo|tiene|tenía|tienen|cumplió|niña de|niño de|chica de|hija de|hijo de|j'ai|il a|elle a|qui a|sœur a|frère a|fille a|fils a|cousine a|nièce a|enfant a|fille de|garçon de|fils de|tenho|tem|tinha|menina de|menino de|filha de|filho de|мне|ей|ему|сестре|сестренке|дочке|дочери|сыну|брату|девочке|мальчику|исполнилось|мені|їй|йому|сестрі|доньці|сину|братові|дівчинці|хлопцю|виповнилось|виповнилося|عمره|بنت|ولد|طفلة|طفل|بنتي|ابني|أختي|اختي|anak|adik|kapatid ko|anak ko|akong anak|akong igsuon";
const SMALL =
  "is|ay|po|pa|pa lang|lang|just|only|baru|masih|solo|sólo|apenas|seulement|только|всего|лише|тільки|tu|bado|ho|hai|त|मात्र|भर्खर|सिर्फ|अभी|صرف|بس|فقط|মাত্র|এখন|ka|na|แค่|เพียง|ได้|តែ|ទើប|saya|dia";
/** Years behind a number. */
const YEARS =
  "years|years old|yrs|yrs old|taong gulang|taon|anyos|tuig|tahun|thn|th|años|ans|anos|лет|год|года|років|рік|роки|سنة|سنين|سنوات|عام";
/** Words behind a number that make it an age by themselves. */
const OLD =
  "years old|year old|year-old|yrs old|yr old|yo|y o|y/o|years of age|taong gulang|anyos|anyos pa|ka tuig ang edad|tuổi|वर्षकी|वर्षको|वर्षका|वर्षीय|वर्षे|साल की|साल का|साल के|वर्ष की|वर्ष का|बरस की|saal ki|saal ka|saal ke|sal ki|sal ka|سال کی|سال کا|سال کے|برس کی|برس کا|বছরের মেয়ে|বছরের ছেলে|বছরের বোন|বছরের ভাই|বছর বয়স|বছর বয়সী|বছর বয়সের|வயது|வயசு|வயதில்|வயசுல|နှစ်သမီး|နှစ်သား|နှစ်အရွယ်|နှစ် သမီး|နှစ်ပဲရှိ|ዓመት ልጅ|ዓመቷ|ዓመቱ|ዓመቴ|ዓመቷ ነው|летняя|летний|летней|летнего|летнюю|річна|річний|річну|річного|річній|岁|歲";
/** Units by which a number behind a word of age is none of years, or of those of a baby. */
const NO_YEARS =
  /^ ?(?:months?|weeks?|days?|bulan|minggu|hari|buwan|linggo|araw|bulan|tháng|tuần|ngày|meses|semanas|dias|días|mois|semaines|jours|месяц|недел|дн|місяц|тижн|أشهر|شهر|أيام|ايام|أسبوع|महीने|महिना|दिन|मास|মাস|দিন|ماہ|مہینے|دن|เดือน|วัน|ខែ|ថ្ងៃ|လ |ရက်|ወር|ቀን|miezi|siku|个月|個月|天)/u;
/** The age of another child behind one: "they are 9 and 11". */
const AND_AGE =
  /^ ?(?:and|&|,|y|et|e|dan|at|ug|và|और|र|আর|ও|اور|و|மற்றும்|සහ|እና|na|и|і|й|та|和|跟|กับ|และ|និង|နဲ့) ?(?:[5-9]|1[0-7])(?![\d.,:/%]*\d)(?! ?(?:am|pm|hours|days|months|o'clock|ประเทศ|jam|horas|heures|часов|साल से))/u;
/** What makes the years behind a number those of something else. */
const OF_SOMETHING =
  /^[ -]?[\p{L}\p{M}]+ (?:of|de|d|d'|di|in|with|experience|experiencia|de experiencia|стаж|опыт|досвід|стажу|kerja|pengalaman|warranty|ago|prison|jail|garanti)/u;

/** "I am 16 and work as a maid". */
const I_AM = /(?:^|[^\p{L}])(?:i am|i'm|im) (?:only |just )?$/u;
/** "My friend 17 got a job". */
const KIN_BEFORE =
  /(?:^|[^\p{L}])(?:friend|sister|brother|daughter|son|niece|nephew|cousin|girl|boy|hermana|hermano|hija|hijo|sœur|fille|irmã|filha|kapatid|anak|adik|dada|mdogo wangu),? $/u;
const GOES_ON =
  /^,? (?:got|gets|get|going|goes|go|went|wants|want|will|was|is|has|she|he|they|quiere|va|se va|veut|part|quer|mau|akan|dibawa|diajak|gusto|anataka)(?!\p{L})/u;
const NOTHING_BEHIND = /^(?:[.,;!]? ?$|[.,;!] | (?:and|but|now|from|they|my|the agent)(?!\p{L}))/u;

const words = once(() => {
  const between = `(?:(?:${alternatives(SMALL)}) ?){0,2}`;
  return {
    left: new SideWords({
      sure: rowBefore(AGE_IS, between),
      loose: rowBefore(MAY_BE_AGE, between),
    }),
    right: new SideWords({ years: rowAfter(YEARS), old: rowAfter(OLD) }),
  };
});

/** Units of the folded text beside a number that are looked at. */
const BESIDE = 36;

/** Where the age of somebody of eight to seventeen years is told, with its number; null where none is. */
export function minorAge(text: FoldedText): ToldPlace | null {
  const { folded } = text;
  for (const { index, 0: number } of folded.matchAll(AGE)) {
    const end = index + number.length;
    if (isAge(folded.slice(Math.max(0, index - BESIDE), index), folded.slice(end, end + BESIDE)))
      return placeOver(text, [{ start: index, end }]);
  }
  return null;
}

/** Words before and behind a number by which the age is that of who writes. */
const OWN_BEFORE =
  "i am|i'm|im|my age is|my age|ako ay|edad ko|edad ko ay|tengo|j'ai|tenho|мне|мені|umur saya|usia saya|umurku|saya berumur|saya umur|saya baru|aku umur|em|em mới|em năm nay|cháu|cháu mới|nina miaka|umri wangu|عمري|أنا عمري|انا عمري|ዕድሜዬ|እድሜዬ|मेरी उम्र|मेरो उमेर|meri umar|meri umr|mero umer|আমার বয়স|amar boyos|میری عمر|எனக்கு|මට|ฉันอายุ|ผมอายุ|หนูอายุ|ខ្ញុំអាយុ|ကျွန်တော် အသက်|ကျွန်မ အသက်|သမီး အသက်|我|我今年|我才|我刚|我剛";
const OWN_BEHIND =
  "वर्षको भएँ|वर्षकी भएँ|वर्षको छु|वर्षकी छु|वर्षको हुँ|वर्षकी हुँ|साल का हूँ|साल की हूँ|साल का हूं|साल की हूं|saal ka hoon|saal ki hoon|saal ka hu|saal ki hu|سال کا ہوں|سال کی ہوں|ዓመቴ|ዓመቴ ነው|barsa ko xu|barsa ko chu";
const own = once(() => ({
  left: new SideWords({ own: rowBefore(OWN_BEFORE, `(?:(?:${alternatives(SMALL)}) ?){0,2}`) }),
  right: new SideWords({ own: rowAfter(OWN_BEHIND) }),
}));

/** Whether an age that a text tells is that of who writes. */
export function isOwnAge(text: FoldedText, { start, end }: ToldPlace): boolean {
  const { folded } = text;
  const from = foldedAt(text, start);
  const to = foldedAt(text, end);
  return (
    own().left.leftOf(folded.slice(Math.max(0, from - BESIDE), from))("own") ||
    own().right.rightOf(folded.slice(to, to + BESIDE))("own")
  );
}

function isAge(left: string, right: string): boolean {
  if (NO_YEARS.test(right)) return false;
  const isLeft = words().left.leftOf(left);
  if (isLeft("sure")) return true;
  const isRight = words().right.rightOf(right);
  if (isRight("old")) return true;
  if (I_AM.test(left) && NOTHING_BEHIND.test(right)) return true;
  if (KIN_BEFORE.test(left) && GOES_ON.test(right)) return true;
  if (isLeft("loose") && AND_AGE.test(right)) return true;
  return isLeft("loose") && isRight("years") && !OF_SOMETHING.test(right);
}
