import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** British national insurance number: two letters, six digits, A to D; some prefixes are never given (HMRC, NIM39110). */
export const ukNationalInsurance: Recognizer = {
  label: "GB_NINO",
  title: "British national insurance number",
  pattern: atEdges(
    String.raw`(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ \-]?\d{2}[ \-]?\d{2}[ \-]?\d{2}[ \-]?[A-D]`,
  ),
  examples: [
    "NI number [[JC 44 71 92 C]] on the payslip",
    "my national insurance is [[pw810277a]]",
    "[[LB-30-55-82-D]] was used by two workers",
  ],
  counterExamples: [
    "Form GB 44 71 92 C is a sample.",
    "Seat QQ447192C",
    "SI 2016 No. 44, reg. 71(9) and 2(C)",
  ],
};
