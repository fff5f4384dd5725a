import { digitsOf, passesLuhn } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Canadian social insurance number: nine digits, Luhn's formula (ESDC). */
export const canadianSocialInsurance: Recognizer = {
  label: "CA_SIN",
  title: "Canadian social insurance number (SIN)",
  pattern: atEdges(String.raw`\d{3}[ \-]?\d{3}[ \-]?\d{3}`),
  accepts: (found) => passesLuhn(digitsOf(found)),
  context: ["sin", "nas", "social insurance", "assurance sociale", "service canada"],
  examples: [
    "SIN [[304-966-328]] on the pay stub",
    "mon numéro d'assurance sociale [[608 439 725]]",
    "Service Canada gave me [[162074470]]",
  ],
  counterExamples: [
    "SIN 304-966-329 has a slip in it.",
    "The lot is 608 439 725.",
    "The social insurance act, R.S.C. 1985, c. 23",
  ],
};
