import { digitsOf, weightedSum, isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Kuwaiti civil ID: century, day of birth, four digits, check digit by weights modulo 11 (PACI). */
export const kuwaitiCivilId: Recognizer = {
  label: "KW_CIVIL_ID",
  title: "Kuwaiti civil ID number",
  pattern: atEdges(String.raw`(?<!\+)[123]\d{6}[ \-]?\d{5}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const sum = weightedSum(digits, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
    return isShortDay(digits.slice(1, 7)) && 11 - (sum % 11) === Number(digits[11]);
  },
  examples: [
    "Civil ID [[268042136608]] is with the mama",
    "رقمي المدني [[278090714205]]",
    "bataka number [[2961021-15517]] po",
  ],
  counterExamples: [
    "Code 268042136609 opens nothing.",
    "Law 68 of 2015, wage KWD 60",
    "Number 299992136608 on the meter",
  ],
};
