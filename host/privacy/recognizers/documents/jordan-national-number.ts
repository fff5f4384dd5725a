import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Jordanian national or personal number of ten digits; no public checksum. */
export const jordanianNationalNumber: Recognizer = {
  label: "JO_NATIONAL_NUMBER",
  title: "Jordanian national or personal number",
  pattern: atEdges(String.raw`[2-9]\d{9}`),
  context: [
    "jordan",
    "jordanian",
    "الرقم الوطني",
    "رقم وطني",
    "الأردن",
    "الاردن",
    "الرقم الشخصي",
    "national number",
  ],
  examples: [
    "الرقم الوطني لصاحب المصنع [[9881044719]]",
    "Jordanian personal number [[5007719204]] on the permit",
    "national number [[2000447193]] of the sponsor",
  ],
  counterExamples: [
    "Lot 9881044719 was sold.",
    "Jordan's Law 8 of 1996, article 12, JOD 290",
    "الأردن 2024: الحد الأدنى 290 دينار",
  ],
};
