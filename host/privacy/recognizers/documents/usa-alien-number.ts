import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** US alien registration number: A and eight or nine digits (USCIS). */
export const usAlienNumber: Recognizer = {
  label: "US_ALIEN_NUMBER",
  title: "US alien registration number",
  pattern: atEdges(String.raw`A[#\-]{0,2}(?:\d{8,9}|\d{3}-\d{3}-\d{3})|A# ?\d{8,9}`),
  rank: 0.5,
  examples: [
    "A-number [[A208447192]] on the work card",
    "alien registration [[A-088-102-771]]",
    "mi numero es [[A# 219304471]]",
  ],
  counterExamples: [
    "Form A-4471 and I-129, H-2B",
    "Highway A20, exit 84471",
    "A 208 447 192 units were made.",
  ],
};
