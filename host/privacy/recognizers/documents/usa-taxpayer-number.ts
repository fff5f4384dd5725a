import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** US individual taxpayer identification number: nine first, and 50–65, 70–88, 90–92 or 94–99 in the middle (IRS). */
export const usTaxpayerNumber: Recognizer = {
  label: "US_ITIN",
  title: "US individual taxpayer identification number (ITIN)",
  pattern: atEdges(
    String.raw`9\d{2}(?:-(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])-| (?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9]) )\d{4}`,
  ),
  rank: 2,
  examples: [
    "ITIN [[912-78-4471]] on the W-7",
    "mi ITIN es [[948 71 2088]], lo pidió el contratista",
    "letter for [[967-85-7719]]",
  ],
  counterExamples: [
    "912-12-4471 is no such number.",
    "Section 955-78 of the manual",
    "Call 1-866-487-9243 for the wage division.",
  ],
};
