import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Australian tax file number: weights 1 4 3 7 5 8 6 9 10, modulus 11 (ATO). */
export const australianTaxFile: Recognizer = {
  label: "AU_TFN",
  title: "Australian tax file number (TFN)",
  pattern: atEdges(String.raw`\d{3}[ \-]?\d{3}[ \-]?\d{3}`),
  accepts: (found) => weightedSum(digitsOf(found), [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0,
  context: ["tfn", "tax file", "ato", "super", "australia", "australian"],
  examples: [
    "TFN [[810 101 825]] given to the farm contractor",
    "tax file number: [[584060656]]",
    "ATO letter for [[473-044-797]]",
  ],
  counterExamples: [
    "TFN 810 101 826 has a slip in it.",
    "Pallet 584060656 left Darwin.",
    "Super is 12 per cent, Act 111 of 1992",
  ],
};
