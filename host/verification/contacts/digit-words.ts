import type { Span } from "../span.ts";

/** Digits as people say them, 0 to 9, by language. */
const SPOKEN = [
  "zero|oh|nil one two three four five six seven eight nine",
  "cero uno dos tres cuatro cinco seis siete ocho nueve",
  "zéro un deux trois quatre cinq six sept huit neuf",
  "nol|kosong satu dua tiga empat lima enam tujuh delapan|lapan sembilan",
  "wala isa dalawa tatlo apat lima anim pito walo siyam",
  "shunya|शून्य ek|एक do|दो teen|तीन char|चार panch|पांच|पाँच chhe|छह|छः saat|सात aath|आठ nau|नौ",
  "শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়",
  "صفر واحد اثنان|اثنين ثلاثة اربعة|أربعة خمسة ستة سبعة ثمانية تسعة",
  "không một hai ba bốn năm sáu bảy tám chín",
  "ноль один два три четыре пять шесть семь восемь девять",
  "zero|meia um|uma dois|duas três quatro cinco seis sete oito nove",
  "нуль один два три чотири п'ять|п’ять шість сім вісім дев'ять|дев’ять",
  "सुन्ना एक दुई तीन चार पाँच छ सात आठ नौ",
  "صفر ایک دو تین چار پانچ چھ سات آٹھ نو",
  "ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า",
  "သုည တစ် နှစ် သုံး လေး ငါး ခြောက် ခုနစ် ရှစ် ကိုး",
  "សូន្យ មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន",
  "බිංදුව එක දෙක තුන හතර පහ හය හත අට නවය",
  "பூஜ்ஜியம்|பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது",
  "ዜሮ አንድ ሁለት ሦስት|ሶስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ",
  "零|〇 一 二|两|兩 三 四 五 六 七 八 九",
  "sifuri moja mbili tatu nne tano sita saba nane tisa",
];

const DIGITS: ReadonlyMap<string, string> = new Map(
  SPOKEN.flatMap((language) =>
    language
      .split(" ")
      .flatMap((words, digit) =>
        words.split("|").map((word): [string, string] => [word, `${digit}`]),
      ),
  ),
);

const WORD = [...DIGITS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const ONE = `(?:(?:double|triple)[\\s-]+)?(?:${WORD}|\\d)`;
const RUN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:plus\\s+)?${ONE}(?:[\\s,.\\-–]{1,3}${ONE}){2,20}(?![\\p{L}\\p{M}\\p{N}])`,
  "giu",
);
const SIGN = new RegExp(`(?:(double|triple)[\\s-]+)?(${WORD}|\\d)`, "giu");
const HINT = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORD})(?![\\p{L}\\p{M}])`, "iu");

/** Runs of three digits or more of which some are spoken, each with the digits it says. */
export function findSpokenDigits(text: string): (Span & { readonly digits: string })[] {
  if (!hasRow(text)) return [];
  return Array.from(text.matchAll(RUN))
    .filter(([found]) => HINT.test(found))
    .map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      digits: said(found),
    }));
}

// Two digits in a row, one of them spoken, are rare; only they are worth the long pattern.
function hasRow(text: string): boolean {
  let before = false;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isBreak(text.charCodeAt(at))) continue;
    const length = at - start;
    const isSpoken = length > 0 && isSpokenDigit(text, start, at);
    if (isSpoken && before) return true;
    if (length > 0) before = isSpoken || (length === 1 && isDigit(text.charCodeAt(start)));
    start = at + 1;
  }
  return false;
}

/** Most words are ruled out by their length, their first and their last letter. */
function isSpokenDigit(text: string, start: number, end: number): boolean {
  const length = end - start;
  if (length >= LONGEST) return false;
  const edges = edgesOf(text.charCodeAt(start), text.charCodeAt(end - 1));
  if (edges >= 0 && ((LENGTHS[edges] as number) & (1 << length)) === 0) return false;
  const word = text.slice(start, end);
  return DIGITS.has(word) || DIGITS.has(word.toLowerCase());
}

/** A number for the first and the last unit of a word, whatever their case; -1 where one may be a sign that stands for a letter of another block: the kelvin. */
function edgesOf(first: number, last: number): number {
  return isSign(first) || isSign(last) ? -1 : ((first & 31) << 5) | (last & 31);
}

function isSign(unit: number): boolean {
  return unit >= 0x2100 && unit < 0x2150;
}

/** Units from which on a word is none of them. */
const LONGEST = 10;

/** Of each such number a bit for every length in which digits are spoken so. */
const LENGTHS = new Uint16Array(1024);
for (const word of DIGITS.keys()) {
  const edges = edgesOf(word.charCodeAt(0), word.charCodeAt(word.length - 1));
  if (word.length < LONGEST) LENGTHS[edges] = (LENGTHS[edges] as number) | (1 << word.length);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Space, line break, comma, full stop, hyphen and dash. */
function isBreak(code: number): boolean {
  if (code > 46) return code === 0x2013;
  return code === 32 || code === 10 || code === 44 || code === 45 || code === 46;
}

function said(run: string): string {
  return Array.from(run.matchAll(SIGN), ([, times, word = ""]) => {
    const digit = DIGITS.get(word.toLowerCase()) ?? word;
    return digit.repeat(times === undefined ? 1 : times.toLowerCase() === "double" ? 2 : 3);
  }).join("");
}
