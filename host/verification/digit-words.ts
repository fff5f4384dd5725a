import type { Span } from "./span.ts";

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

/** Most words are ruled out by their first and last letter. */
function isSpokenDigit(text: string, start: number, end: number): boolean {
  if (end - start >= 10) return false;
  const edges = edgesOf(text.charCodeAt(start), text.charCodeAt(end - 1));
  if (edges !== null && EDGES[edges] === 0) return false;
  const word = text.slice(start, end);
  return DIGITS.has(word) || DIGITS.has(word.toLowerCase());
}

/** A number for the first and the last unit of a word, whatever their case; null where one is not ASCII. */
function edgesOf(first: number, last: number): number | null {
  return first < 128 && last < 128 ? ((first & 31) << 5) | (last & 31) : null;
}

/** Of such a number 1 where digits are spoken so. */
const EDGES = new Uint8Array(1024);
for (const word of DIGITS.keys()) {
  const edges = edgesOf(word.charCodeAt(0), word.charCodeAt(word.length - 1));
  if (edges !== null) EDGES[edges] = 1;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Space, line break, comma, full stop, hyphen and dash. */
function isBreak(code: number): boolean {
  return code === 32 || code === 10 || code === 44 || code === 45 || code === 46 || code === 0x2013;
}

function said(run: string): string {
  return Array.from(run.matchAll(SIGN), ([, times, word = ""]) => {
    const digit = DIGITS.get(word.toLowerCase()) ?? word;
    return digit.repeat(times === undefined ? 1 : times.toLowerCase() === "double" ? 2 : 3);
  }).join("");
}
