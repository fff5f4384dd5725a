import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** NHS number: ten digits, weights ten to two, modulus 11 (NHS Data Dictionary). */
export const ukHealthService: Recognizer = {
  label: "GB_NHS",
  title: "British NHS number",
  pattern: atEdges(String.raw`\d{3}[ \-]?\d{3}[ \-]?\d{4}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const check = 11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return (check === 11 ? 0 : check) === Number(digits[9]);
  },
  context: ["nhs", "gp", "hospital", "patient", "surgery"],
  examples: [
    "NHS number [[204 593 6139]] from the hospital letter",
    "The GP wrote [[3157959360]].",
    "nhs no [[296-003-3116]] pls",
  ],
  counterExamples: [
    "NHS number 204 593 6138 has a slip in it.",
    "The order is 2045936139.",
    "Hospital ward 20, bed 4, bill 5936",
  ],
};
