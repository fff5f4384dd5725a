import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** US social security number with its hyphens or spaces; not 000, 666 or 900 up, no group of noughts (SSA). */
export const usSocialSecurity: Recognizer = {
  label: "US_SSN",
  title: "US social security number",
  pattern: atEdges(String.raw`(?!000|666|9)\d{3}(?:-(?!00)\d{2}-| (?!00)\d{2} )(?!0000)\d{4}`),
  rank: 2,
  examples: [
    "SSN [[412-55-7719]] was used by the contractor.",
    "mi seguro social es [[533 08 4471]]",
    "He filed under [[208-61-9034]] and kept the refund.",
  ],
  counterExamples: [
    "The number 666-55-7719 is never given.",
    "29 CFR 785-41-1, H-2A, 20 CFR 655",
    "000-12-3456 is a sample form.",
  ],
};
