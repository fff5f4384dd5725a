import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Kenyan passport: A, B or C, since the electronic one with K behind, six or seven digits. */
export const kenyanPassport: Recognizer = {
  label: "KE_PASSPORT",
  title: "Kenyan passport number",
  pattern: atEdges(String.raw`[ABC]K?[ \-]?\d{6,7}`),
  context: ["kenya", "kenyan", "pasipoti", "paspoti", "pasi ya kusafiria", "nea"],
  examples: [
    "Pasipoti yangu [[AK0447192]] iko kwa mwajiri",
    "Kenyan passport [[BK 771920]] with a Gulf visa",
    "paspoti [[A2810277]] imechukuliwa na ofisi",
  ],
  counterExamples: [
    "Kenya pays KES 4471920 to the fund.",
    "Tag AK0447192 on the bag",
    "Pasipoti hutolewa kwa siku 10, KSh 7,550",
  ],
};
