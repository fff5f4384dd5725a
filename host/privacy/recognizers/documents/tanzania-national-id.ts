import { digitsOf, isLongDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Tanzanian NIDA number: day of birth, five, five and two digits. */
export const tanzanianNationalId: Recognizer = {
  label: "TZ_NIDA",
  title: "Tanzanian national identification number (NIDA)",
  pattern: atEdges(String.raw`(?:19|20)\d{6}[ \-]?\d{5}[ \-]?\d{5}[ \-]?\d{2}`),
  accepts: (found) => isLongDay(digitsOf(found)),
  examples: [
    "NIDA [[19880412-44719-20881-02]]",
    "Namba yangu ya NIDA ni [[19951103771920448102]].",
    "wakala alichukua [[20010228 61203 00014 27]]",
  ],
  counterExamples: [
    "Risiti 19889912-44719-20881-02 si sahihi",
    "Sheria ya 2004, kifungu 14, TZS 440000",
    "From 19880412 to 44719 there is nothing.",
  ],
};
