import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Ethiopian passport: EP (or EQ) and seven digits. */
export const ethiopianPassport: Recognizer = {
  label: "ET_PASSPORT",
  title: "Ethiopian passport number",
  pattern: atEdges(String.raw`E[PQ][ \-]?\d{7}`),
  rank: 2,
  examples: [
    "Passport [[EP4471920]] is with the madam in Beirut.",
    "ፓስፖርቴ [[EP 7719204]] ተወስዷል",
    "ethiopian passport [[eq0881027]]",
  ],
  counterExamples: [
    "Proclamation EP 923 of 2016",
    "Catalogue EP44719208 lists spare parts.",
    "The EP had 4471920 streams.",
  ],
};
