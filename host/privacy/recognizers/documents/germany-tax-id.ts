import { digitsOf, passesMod11x10 } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** German tax identification number: eleven digits, one of them twice or thrice, ISO 7064 MOD 11,10 (BZSt). */
export const germanTaxId: Recognizer = {
  label: "DE_TAX_ID",
  title: "German tax identification number",
  pattern: atEdges(String.raw`(?<!\+)[1-9]\d ?\d{3} ?\d{3} ?\d{3}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    return new Set(digits.slice(0, 10)).size >= 8 && passesMod11x10(digits);
  },
  examples: [
    "Steuer-ID [[40157632838]] steht auf der Abrechnung",
    "meine IdNr. ist [[16 854 269 734]]",
    "Tax ID [[12268354791]] for the slaughterhouse job",
  ],
  counterExamples: [
    "Sendung 40157632839 ist unterwegs",
    "§ 17 MiLoG, 12,82 Euro ab 2025",
    "Zähler 11111111111",
  ],
};
