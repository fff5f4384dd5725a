import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Ghana Card: GHA (or another nationality), nine digits, a check digit whose rule is not public (NIA). */
export const ghanaCard: Recognizer = {
  label: "GH_CARD",
  title: "Ghana Card personal identification number",
  pattern: atEdges(String.raw`GHA[ \-]?\d{9}[ \-]?\d`),
  examples: [
    "Ghana card [[GHA-447192088-1]] sent on WhatsApp",
    "My ID is [[GHA 771920448 5]].",
    "[[gha-8102771440]] is what she typed",
  ],
  counterExamples: [
    "GHA 2026-447 is a case in Accra.",
    "Act 750 of 2008 and GHA-44719 form",
    "The fee was GHS 447192.",
  ],
};
