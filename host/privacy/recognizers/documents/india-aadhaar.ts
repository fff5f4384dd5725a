import { digitsOf, passesVerhoeff } from "../parts/checksums.ts";
import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Indian Aadhaar: twelve digits that start from two, the last by Verhoeff's scheme (UIDAI). */
export const aadhaarNumber: Recognizer = {
  label: "IN_AADHAAR",
  title: "Indian Aadhaar number",
  pattern: atEdges(String.raw`[2-9]\d{3}${GAP}\d{4}${GAP}\d{4}`),
  accepts: (found) => passesVerhoeff(digitsOf(found)),
  rank: 2,
  examples: [
    "Aadhaar [[7252 6963 5404]] was given to the sub-agent.",
    "मेरा आधार नंबर [[532831832123]] है, उन्होंने फोटो खींची",
    "aadhar card no [[9867-9256-4507]] needed for the medical, they said",
  ],
  counterExamples: [
    "Aadhaar XXXX XXXX 5404 is masked already.",
    "The receipt number 7252 6963 5405 is on the paper.",
    "He sent 725269635404000 twice.",
  ],
};
