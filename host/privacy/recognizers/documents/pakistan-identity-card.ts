import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Pakistani CNIC and NICOP: five, seven and one digit; written with hyphens nearly always. */
export const pakistaniIdentityCard: Recognizer = {
  label: "PK_CNIC",
  title: "Pakistani identity card number (CNIC or NICOP)",
  pattern: atEdges(String.raw`[1-8]\d{4}[ .\-] ?\d{7}[ .\-] ?\d`),
  rank: 3,
  examples: [
    "CNIC [[35202-7714093-6]] is written on the visa paper.",
    "میرا شناختی کارڈ نمبر [[42101-4419027-8]] ہے",
    "NICOP [[17301 5520184 1]] ki copy agent ko di",
  ],
  counterExamples: [
    "Item 35202-77140936 is sold out.",
    "Paid 35202 on the 7th, balance 7714093.",
    "Call 042-35202771 for the bureau.",
  ],
};
