import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Omani civil or resident number of seven to nine digits; no public checksum. */
export const omaniCivilNumber: Recognizer = {
  label: "OM_CIVIL_NUMBER",
  title: "Omani civil or resident card number",
  pattern: atEdges(String.raw`\d{7,9}`),
  context: [
    "oman",
    "omani",
    "labour card",
    "labor card",
    "resident card",
    "civil number",
    "civil no",
    "الرقم المدني",
    "عمان",
    "عُمان",
    "بطاقة المقيم",
    "بطاقة مقيم",
  ],
  rank: 1,
  examples: [
    "Resident card [[104471829]] in Muscat",
    "رقمي المدني [[77192044]] في عُمان",
    "Oman labour card no. [[9881027]] was not renewed",
  ],
  counterExamples: [
    "Oman Royal Decree 53/2023, article 12",
    "Item 104471829 was shipped.",
    "A labour card costs OMR 201 for 2 years.",
  ],
};
