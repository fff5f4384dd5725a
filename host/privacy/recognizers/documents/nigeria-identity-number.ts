import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Nigerian NIN: eleven digits; no public checksum. */
export const nigerianIdentityNumber: Recognizer = {
  label: "NG_NIN",
  title: "Nigerian national identification number (NIN)",
  pattern: atEdges(String.raw`\d{11}|\d{4} \d{4} \d{3}|\d{3} \d{4} \d{4}`),
  context: ["nin", "nimc", "national identification", "nigeria", "nigerian"],
  examples: [
    "My NIN is [[44719208810]], the travel agent registered it.",
    "NIMC slip [[7719 2044 810]]",
    "abeg dem collect my NIN [[61203844771]] for the Libya trip",
  ],
  counterExamples: [
    "Tracking 44719208810 is in Lagos.",
    "NIN enrolment is free under Act 23 of 2007.",
    "Nigeria's wage is NGN 70000 since 2024.",
  ],
};
