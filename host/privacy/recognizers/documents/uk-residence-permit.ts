import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** British biometric residence permit: two letters, a digit or X, six digits (Home Office). */
export const ukResidencePermit: Recognizer = {
  label: "GB_RESIDENCE_PERMIT",
  title: "British biometric residence permit number",
  pattern: atEdges(String.raw`[A-Z]{2}[\dX]\d{6}`),
  context: [
    "brp",
    "biometric residence",
    "residence permit",
    "home office",
    "share code",
    "evisa",
    "uk visa",
  ],
  examples: [
    "BRP [[RX4471920]] is with the care company.",
    "Biometric residence permit no. [[ZU7719204]]",
    "the home office letter quotes [[RF8102771]]",
  ],
  counterExamples: [
    "Bus RX4471920 is late.",
    "BRP cards ended on 31 December 2024, SI 2008/3048",
    "The Home Office fee is GBP 304 or 4471 for all.",
  ],
};
