import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Qatari QID: century, year of birth, nationality as three digits of ISO 3166, five digits; no public checksum. */
export const qatariIdentityCard: Recognizer = {
  label: "QA_QID",
  title: "Qatari residence card number (QID)",
  pattern: atEdges(String.raw`[23]\d{2}[ \-]?\d{3}[ \-]?\d{5}`),
  context: [
    "qid",
    "qatar",
    "qatari",
    "البطاقة الشخصية",
    "الرقم الشخصي",
    "قطر",
    "كتارا",
    "doha",
    "hukoomi",
  ],
  examples: [
    "QID [[28460812044]] expired last month",
    "رقمي الشخصي في قطر [[29152404471]]",
    "Qatar ID no. [[287-356-77192]] was with the mandoob.",
  ],
  counterExamples: [
    "Parcel 28460812044 is at the counter.",
    "Law 21 of 2015 in Qatar, wage QAR 1000",
    "QID renewal costs 500 riyals a year.",
  ],
};
