import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Common Reference Number on the Philippine unified multi-purpose ID: four, seven and one digit. */
export const umidNumber: Recognizer = {
  label: "PH_UMID",
  title: "Philippine UMID common reference number",
  pattern: atEdges(String.raw`\d{4}[ \-]\d{7}[ \-]\d`),
  rank: 2,
  examples: [
    "UMID CRN [[0111-7745120-6]] is on the back of the card.",
    "Ang CRN ko ay [[0028 4419037 2]] po.",
    "They photographed my card ([[0033-9120458-1]]) at the gate.",
  ],
  counterExamples: [
    "The hotline is 0917 555 0199.",
    "From 2019-2021 the fee was 75000.",
    "Batch 0111-774512-60 was recalled.",
  ],
};
