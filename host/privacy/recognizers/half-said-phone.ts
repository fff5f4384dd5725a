import type { Recognizer } from "../recognizer.ts";
import { digitSaid, DIGIT_WORDS } from "./digit-words.ts";
import { written } from "../patterns/pattern-units.ts";
import { phone } from "./phone.ts";

const WORDS = DIGIT_WORDS.join("|");
const PART = `(?:\\d{1,8}|${WORDS})`;
const GAP = String.raw`(?:[ ]{1,2}|[ ]?[-,.][ ]?)`;
/** From so many words on, a number need not begin with 0 or a plus sign. */
const MANY = 3;

/** A phone number partly in figures and partly in words: "0917 five five five 0123". */
export const halfSaidPhone: Recognizer = {
  label: "PHONE",
  title: "Phone number in figures and words",
  pattern: written(
    `(?<![\\p{L}\\p{M}\\p{N}.,:/-])\\+?${PART}(?:${GAP}${PART}){2,15}(?![\\p{L}\\p{M}\\p{N}]|[.,:]\\d)`,
    "giu",
  ),
  // Somewhere a word stands beside figures.
  needs: new RegExp(`\\d${GAP}(?:${WORDS})|\\d(?<=(?:${WORDS})${GAP}\\d)`, "iu"),
  accepts(found) {
    const parts = found.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
    const said = parts.filter((part) => digitSaid(part) !== undefined).length;
    if (said === 0 || said === parts.length) return false;
    const number = parts.map((part) => digitSaid(part) ?? part).join("");
    const isMarked = found.startsWith("+") || number.startsWith("0");
    const plus = found.startsWith("+") ? "+" : "";
    return (isMarked || said >= MANY) && (phone.accepts?.(`${plus}${number}`) ?? false);
  },
  rank: 2,
  examples: [
    "call [[0917 five five five 0123]] now",
    "wa [[+966 five five 1482 nine one seven]]",
    "hp saya [[0812 tiga empat lima 6789]]",
    "cel [[nine one seven 5550123]] ok",
  ],
  counterExamples: [
    "paid 1500 one 20 two 3000",
    "in 2019 two of 30 left",
    "0917 five people came",
    "room 12, one of 4",
  ],
};
