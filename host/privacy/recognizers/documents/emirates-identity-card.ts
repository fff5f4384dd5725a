import { passesLuhn } from "../parts/checksums.ts";
import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Emirates ID: 784, year of birth, seven digits, a check digit by Luhn's formula; grouped by signs it is telling without one. */
export const emiratesIdentityCard: Recognizer = {
  label: "AE_EMIRATES_ID",
  title: "Emirates ID number",
  pattern: atEdges(String.raw`784${GAP}(?:19|20)\d{2}${GAP}\d{7}${GAP}\d`),
  accepts: (found) => /[^0-9]/.test(found) || passesLuhn(found),
  examples: [
    "My Emirates ID is [[784-1989-5779682-8]].",
    "رقم الهوية الإماراتية [[784 1996 9998588 5]] عند الكفيل",
    "EID [[784198954790642]] expired in June",
  ],
  counterExamples: [
    "The part 784198954790643 fits no car.",
    "Fee AED 784, paid 1989, balance 5779682",
    "Decree-Law 33 of 2021 and 784 pages",
  ],
};
