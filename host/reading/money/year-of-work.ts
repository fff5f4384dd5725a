import { once } from "../../../schemas/once.ts";
import { foldedWords } from "../terms/beside.ts";
import { LabelledWords } from "../terms/words-within.ts";

/** How people say that they are in the first, second or third year of their work, or a later one: separated by `|`. */
const YEARS: readonly (readonly [year: number, words: string])[] = [
  [
    1,
    "first year|1st year|year one|year 1|tahun pertama|tahun ke-1|tahun ke 1|unang taon|unang tuig|năm thứ nhất|năm đầu|năm thứ 1|nam thu nhat|nam dau|nam thu 1|ปีแรก|ปีที่หนึ่ง|ปีที่ 1|ปีที่1|第一年|第1年|पहला साल|पहले साल|pehle saal|pehla saal|पहिलो वर्ष|प्रथम वर्ष|প্রথম বছর|ပထမနှစ်|ឆ្នាំទីមួយ|ឆ្នាំទី១|ឆ្នាំទី 1|primer año|première année|primeiro ano|первый год|перший рік|السنة الأولى|السنة الاولى|පළමු වසර|පළමු අවුරුද්ද|முதல் ஆண்டு|முதல் வருடம்|mwaka wa kwanza|የመጀመሪያ ዓመት|پہلا سال|پہلے سال",
  ],
  [
    2,
    "second year|2nd year|year two|year 2|tahun kedua|tahun ke-2|tahun ke 2|ikalawang taon|pangalawang taon|ikaduhang tuig|2 years na|2 taon na|năm thứ hai|năm thứ 2|năm 2|nam thu hai|nam thu 2|ปีที่สอง|ปีที่ 2|ปีที่2|第二年|第2年|दूसरा साल|दूसरे साल|dusra saal|dusre saal|doosre saal|दोस्रो वर्ष|দ্বিতীয় বছর|ဒုတိယနှစ်|ឆ្នាំទីពីរ|ឆ្នាំទី២|ឆ្នាំទី 2|segundo año|deuxième année|segundo ano|второй год|другий рік|السنة الثانية|දෙවන වසර|දෙවෙනි අවුරුද්ද|இரண்டாம் ஆண்டு|இரண்டாவது வருடம்|mwaka wa pili|ሁለተኛ ዓመት|دوسرا سال|دوسرے سال",
  ],
  [
    3,
    "third year|3rd year|fourth year|4th year|fifth year|5th year|year three|year 3|tahun ketiga|tahun ke-3|tahun ke 3|tahun keempat|tahun ke-4|tahun kelima|ikatlong taon|pangatlong taon|ikatulong tuig|ikaapat na taon|3 years na|3 taon na|4 years na|4 taon na|tatlong taon na|năm thứ ba|năm thứ 3|năm 3|năm thứ tư|năm thứ 4|nam thu ba|nam thu 3|nam thu tu|ปีที่สาม|ปีที่ 3|ปีที่3|ปีที่สี่|ปีที่ 4|第三年|第3年|第四年|तीसरा साल|तीसरे साल|tisra saal|teesra saal|teesre saal|तेस्रो वर्ष|চতুর্থ বছর|তৃতীয় বছর|တတိယနှစ်|ឆ្នាំទីបី|ឆ្នាំទី៣|ឆ្នាំទី 3|tercer año|troisième année|terceiro ano|третий год|третій рік|السنة الثالثة|තෙවන වසර|තුන්වන වසර|තුන්වෙනි අවුරුද්ද|மூன்றாம் ஆண்டு|மூன்றாவது வருடம்|mwaka wa tatu|mwaka wa nne|ሦስተኛ ዓመት|ሶስተኛ ዓመት|تیسرا سال|تیسرے سال",
  ],
];

const years = once(
  () => new LabelledWords(YEARS.map(([year, words]) => [year, foldedWords(words)] as const)),
);

/** Which year of their work a folded text says that somebody is in, 3 also for a later one; undefined where it tells none. */
export function yearOfWork(folded: string): number | undefined {
  return years().find(folded);
}
