import { digitsOf } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";
import { isRoundSum } from "../parts/round.ts";

/** Nepali citizenship certificate: district, office, year and serial, or an older number with a stroke. */
export const nepaliCitizenship: Recognizer = {
  label: "NP_CITIZENSHIP",
  title: "Nepali citizenship certificate number",
  pattern: atEdges(
    String.raw`\d{2}[\-/]\d{2}[\-/]\d{2}[\-/]\d{4,6}|\d{2,8}[\-/]\d{2,8}(?![\-/])|\d{5,12}`,
  ),
  accepts: (found) => {
    const digits = digitsOf(found).length;
    return digits >= 6 && !isRoundSum(found) && !/^\d{4}[-/]\d{2,4}$/.test(found);
  },
  context: ["citizenship", "nagarikta", "nagrita", "नागरिकता", "ना.प्र.नं"],
  examples: [
    "Citizenship no. [[27-01-70-04419]] issued in Kathmandu",
    "मेरो नागरिकता नम्बर [[451028/6617]] हो",
    "nagarikta [[7304418]] ko photocopy magyo",
  ],
  counterExamples: [
    "नागरिकता ऐन 2063 अनुसार शुल्क 10 रुपैयाँ छ",
    "Room 27-01 and bill 70-04419 were separate.",
    "Citizenship papers of 2072/73 are in the office.",
  ],
};
