import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Nepali passport: eight digits, or two letters starting with P and seven digits. */
export const nepaliPassport: Recognizer = {
  label: "NP_PASSPORT",
  title: "Nepali passport number",
  pattern: atEdges(String.raw`P[AB][ \-]?\d{7}|[01]\d{7}`),
  context: ["passport", "nepal", "nepali", "nepalese", "rahadani", "राहदानी", "पासपोर्ट"],
  examples: [
    "मेरो राहदानी [[PA0482193]] कम्पनीले राखेको छ",
    "Nepali passport number [[08214471]] with valid labour permit",
    "passport [[PB 1140928]] hajur, malik sanga cha",
  ],
  counterExamples: [
    "नेपाल सरकारले शुल्क NPR 10,000 तोकेको छ",
    "Token 08214471 opened the gate.",
    "The Nepal passport fee was 5000 in 2023.",
  ],
};
