import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Philippine taxpayer identification number: three groups of three, often a branch code behind. */
export const philippineTaxNumber: Recognizer = {
  label: "PH_TIN",
  title: "Philippine taxpayer identification number",
  pattern: atEdges(String.raw`\d{3}[ \-]?\d{3}[ \-]?\d{3}(?:[ \-]?\d{3,5})?`),
  context: ["tin", "bir", "taxpayer", "tax identification", "tax id"],
  examples: [
    "TIN: [[418-223-907-000]] appears on the payslip.",
    "Nilagay ko ang tax identification number ko na [[305-118-442]] sa form.",
    "The BIR has me under [[227 904 613 00000]].",
  ],
  counterExamples: [
    "TIN was asked for, the fee was 75,000 pesos.",
    "Please call 418-223-9070 for the parcel.",
    "BIR Ruling 12-2016 applies.",
  ],
};
