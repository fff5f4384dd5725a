import type { Recognizer } from "../recognizer.ts";

const DIGIT =
  "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|wala|isa|dalawa|tatlo|apat|lima|anim|pito|walo|siyam|nol|kosong|satu|dua|tiga|empat|enam|tujuh|delapan|sembilan|lapan|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|ek|do|teen|char|chaar|paanch|panch|chhe|cha|saat|sat|aath|nau|shunya|sunna|sifar|um|dois|três|quatro|sete|oito|nove|un|deux|trois|quatre|cinq|sept|huit|neuf|ноль|нуль|один|два|три|четыре|пять|шесть|семь|восемь|девять|sıfır|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|không|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|शून्य|एक|दो|दुई|तीन|चार|पांच|पाँच|छह|छ|सात|आठ|नौ|शुन्य|صفر|واحد|اثنان|اثنين|ثلاثة|اربعة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة)";
const WORD = `(?:(?:double|triple|treble|doble)[ -])?${DIGIT}`;
const GAP = String.raw`(?:[ ]{1,2}|[ ]?[-,.][ ]?)`;

/** A number spelled out: "plus nine seven one, five five …"; seven words or more. */
export const spelledNumber: Recognizer = {
  label: "PHONE",
  title: "Phone number in words",
  pattern: new RegExp(
    `(?:plus${GAP})?(?:${WORD}|\\d)(?:${GAP}(?:${WORD}|\\d)){6,19}(?![\\p{L}\\p{M}\\p{N}])`,
    "giu",
  ),
  cues: ["plus", "double", "triple", "treble", "doble", ...DIGIT.slice(3, -1).split("|")],
  isRun: true,
  rank: 2,
  examples: [
    "call [[plus nine seven one five five one two three four five six seven]]",
    "it is [[zero nine one seven five five five zero one nine nine]] ok",
    "[[cero nueve uno siete cinco cinco cinco]] es mi numero",
    "[[nol delapan satu dua tiga empat lima enam tujuh]]",
  ],
  counterExamples: [
    "one two three go",
    "two workers and three bosses",
    "nine to five, one day off",
  ],
};
