import type { Recognizer } from "../recognizer.ts";
import { written } from "../patterns/pattern-units.ts";
import { DIGIT_WORDS } from "./digit-words.ts";

const DIGIT = `(?:${DIGIT_WORDS.join("|")})`;
const WORD = `(?:(?:double|triple|treble|doble)[ -])?${DIGIT}`;
const GAP = String.raw`(?:[ ]{1,2}|[ ]?[-,.][ ]?)`;

/** A number spelled out: "plus nine seven one, five five …"; seven words or more. */
export const spelledNumber: Recognizer = {
  label: "PHONE",
  title: "Phone number in words",
  pattern: written(
    `(?:plus${GAP})?(?:${WORD}|\\d)(?:${GAP}(?:${WORD}|\\d)){6,19}(?![\\p{L}\\p{M}\\p{N}])`,
    "giu",
  ),
  cues: ["plus", "double", "triple", "treble", "doble", ...DIGIT_WORDS],
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
