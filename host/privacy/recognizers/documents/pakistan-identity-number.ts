import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Pakistani CNIC and NICOP written as thirteen digits in a row. */
export const pakistaniIdentityNumber: Recognizer = {
  label: "PK_CNIC",
  title: "Pakistani identity card number without hyphens",
  pattern: atEdges(String.raw`[1-8]\d{12}`),
  context: [
    "cnic",
    "nicop",
    "nadra",
    "shanakhti",
    "shanakhti card",
    "شناختی",
    "نادرا",
    "قومی شناخت",
  ],
  examples: [
    "cnic [[3520277140936]] send kar dia",
    "شناختی کارڈ [[4210144190278]] کی کاپی",
    "NADRA says NICOP [[1730155201841]] is blocked",
  ],
  counterExamples: [
    "Barcode 3520277140936 on the carton",
    "NADRA office, ticket 35202, counter 7",
    "شناختی کارڈ فیس 750 روپے ہے",
  ],
};
