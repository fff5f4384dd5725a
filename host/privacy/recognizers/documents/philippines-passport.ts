import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Philippine passport: P, seven digits and a letter since 2016, EB or EC and seven digits before (Department of Foreign Affairs). */
export const philippinePassport: Recognizer = {
  label: "PH_PASSPORT",
  title: "Philippine passport number",
  pattern: atEdges(String.raw`P[ \-]?\d{7}[ \-]?[A-Z]|E[BC][ \-]?\d{7}`),
  rank: 2,
  examples: [
    "My passport [[P7342918B]] is with the agency in Malate.",
    "Kinuha ng amo ko ang pasaporte ko, [[EC 4410927]], pagdating ko sa Riyadh.",
    "Passport no: [[P5520184A]], expiring next year",
  ],
  counterExamples: [
    "Form P1234567 was asked for by the clerk.",
    "The fee was PHP 7500000 in total.",
    "EC 2019 Article 4, and Memo P-12-2018 B",
  ],
};
