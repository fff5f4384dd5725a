import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Sri Lankan passport: N (or another letter) and seven or eight digits. */
export const sriLankanPassport: Recognizer = {
  label: "LK_PASSPORT",
  title: "Sri Lankan passport number",
  pattern: atEdges(String.raw`[NMPDO][ \-]?\d{7,8}`),
  context: ["sri lanka", "sri lankan", "slbfe", "ගමන් බලපත්", "පාස්පෝට්", "கடவுச்சீட்டு"],
  examples: [
    "Sri Lankan passport [[N7719402]] is locked in the office.",
    "මගේ ගමන් බලපත්‍රය [[N10284417]] මැඩම් ළඟ",
    "கடவுச்சீட்டு [[N8842017]] தரவில்லை",
  ],
  counterExamples: [
    "Sri Lankan workers paid LKR 350000 each.",
    "Gate N7719402 beeped.",
    "SLBFE registration costs 17928 and lasts 2 years.",
  ],
};
