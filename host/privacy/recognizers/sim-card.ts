import type { Recognizer } from "../recognizer.ts";

/** Numbers of SIM cards (ITU-T E.118): 19 or 20 digits that begin with 89. */
export const simCard: Recognizer = {
  label: "SIM_NUMBER",
  title: "SIM card number",
  pattern: /(?<![\p{Script=Latin}\p{N}])89(?:[ -]?\d){17,18}(?!\p{N})/gu,
  rank: 4,
  examples: [
    "sim [[8963 0312 3456 7890 123]]",
    "ICCID [[89014103211118510720]]",
    "[[8985200012345678901]] on the card",
  ],
  counterExamples: ["890 riyals", "89 workers", "8963 0312"],
};
