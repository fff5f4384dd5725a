import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Australian Medicare card: eight digits, a check digit by weights 1 3 7 9, the issue (Services Australia). */
export const australianMedicare: Recognizer = {
  label: "AU_MEDICARE",
  title: "Australian Medicare card number",
  pattern: atEdges(String.raw`[2-6]\d{3}[ \-]?\d{5}[ \-]?\d(?:[ /\-]?\d)?`),
  accepts: (found) => {
    const digits = digitsOf(found);
    return weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(digits[8]);
  },
  context: ["medicare"],
  examples: [
    "Medicare [[2926 02359 8]] on the injury form",
    "medicare card [[6766845172]]",
    "The clinic copied her Medicare number [[3251 51533 5/2]].",
  ],
  counterExamples: [
    "Medicare number 2926 02358 8 has a slip in it.",
    "Crate 6766845172",
    "Medicare covers 85 per cent, Act 42 of 1973",
  ],
};
