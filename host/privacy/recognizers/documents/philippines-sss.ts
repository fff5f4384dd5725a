import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Philippine Social Security number: two, seven and one digit. */
export const philippineSocialSecurity: Recognizer = {
  label: "PH_SSS",
  title: "Philippine Social Security System number",
  pattern: atEdges(String.raw`(?:0\d|1\d|3\d)[ \-]\d{7}[ \-]\d`),
  rank: 2,
  examples: [
    "SSS no. [[34-7719025-8]] was never paid by the agency.",
    "hindi hinulugan ang SSS ko na [[07 2231904 5]]",
    "Please check contributions of [[33-0458127-9]] since March.",
  ],
  counterExamples: [
    "Law 18-2017 and RA 11199 on social security",
    "Item 34-77190258 is out of stock.",
    "Flight 33 leaves at 04:58, gate 12-9.",
  ],
};
