import { digitsOf } from "./parts/checksums.ts";
import type { Recognizer } from "../recognizer.ts";
import { phone } from "./phone.ts";

/** Letters that look like digits. */
const DIGITS: Readonly<Record<string, string>> = {
  o: "0",
  i: "1",
  l: "1",
  z: "2",
  s: "5",
  b: "8",
};
/** Digits that must stand among them. */
const FEWEST = 5;

/** A phone number with letters in place of some of its digits: "o9i7 555 oi23". */
export const letteredPhone: Recognizer = {
  label: "PHONE",
  title: "Phone number with letters for digits",
  pattern:
    /(?<![\p{L}\p{M}\p{N}.,:/_-])\+?[\doil](?:[ .-]?[\doilzsb]){8,14}(?![\p{L}\p{M}\p{N}]|[.,:]\d)/giu,
  accepts(found) {
    if (!/[a-z]/i.test(found) || digitsOf(found).length < FEWEST) return false;
    const groups = found.split(/[ .+-]+/).filter((group) => group !== "");
    if (!groups.every((group) => /\d|^o+$/i.test(group))) return false;
    const number = found.replaceAll(/[a-z]/gi, (letter) => DIGITS[letter.toLowerCase()] ?? letter);
    return /^(?:\+|0)/.test(number) && (phone.accepts?.(number) ?? false);
  },
  rank: 2,
  examples: [
    "text [[o9i7 555 oi23]] please",
    "call [[O917-SS5-o1z3]] now",
    "wa [[+966 5S1 48z 9i7]]",
    "hp [[o8i2 345 67b9]]",
  ],
  counterExamples: [
    "0.5 l 20 s 100",
    "bil 100 is so 20",
    "model s2i50b20sz",
    "10 is 20 or 30 so 5",
  ],
};
