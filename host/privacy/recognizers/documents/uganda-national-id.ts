import { digitsOf } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Ugandan NIN: fourteen signs that start with C (citizen), the sex and the year of birth (NIRA). */
export const ugandanNationalId: Recognizer = {
  label: "UG_NIN",
  title: "Ugandan national identification number (NIN)",
  pattern: atEdges(String.raw`[CPR][MF]\d{5}[A-Z0-9]{7}`),
  accepts: (found) => /[A-Z]/i.test(found.slice(7)) || digitsOf(found).length === 12,
  examples: [
    "NIN [[CM88104102KLDA]] was sent to the company in Kampala.",
    "Nina ya mwana: [[CF95012108QWTE]]",
    "my NIN is [[cf9304477192xy]]",
  ],
  counterExamples: [
    "Section CM88 of the guide, page 104102",
    "External Employment Regulations 2021, UGX 30000",
    "Part CM88104102K fits.",
  ],
};
