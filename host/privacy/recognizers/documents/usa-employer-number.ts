import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** US employer identification number, which in a small business is a person's: two and seven digits (IRS). */
export const usEmployerNumber: Recognizer = {
  label: "US_EIN",
  title: "US employer identification number",
  pattern: atEdges(String.raw`\d{2}-\d{7}`),
  context: ["ein", "fein", "employer identification", "employer id"],
  examples: [
    "EIN [[47-7192088]] of the labor contractor",
    "The W-2 shows FEIN [[81-0277144]].",
    "employer identification number: [[59-4471920]]",
  ],
  counterExamples: [
    "Catalogue 47-7192088, page 3",
    "EIN letters cost 0 dollars since 2014.",
    "The employer id desk opens 08-17.",
  ],
};
