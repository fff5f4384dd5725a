import { digitsOf, isDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** German pension insurance number: region, day of birth, first letter of the name at birth, order, check digit (VKVV § 2). */
export const germanInsuranceNumber: Recognizer = {
  label: "DE_INSURANCE",
  title: "German social insurance number",
  pattern: atEdges(String.raw`\d{2} ?\d{6} ?[A-Z] ?\d{3}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    return isDay(digits.slice(6, 8), digits.slice(4, 6), digits.slice(2, 4));
  },
  rank: 2,
  examples: [
    "Versicherungsnummer [[12 150890 G 447]] auf der Abrechnung",
    "SV-Nummer: [[65230179M021]]",
    "my German social security is [[53 010499 K 118]]",
  ],
  counterExamples: [
    "Lager 12 159990 G 447",
    "§ 28a SGB IV, 556 Euro ab 2025",
    "Artikel 65230179M02",
  ],
};
