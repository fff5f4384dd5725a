import { atEdges, letters } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Indian passport: a letter and seven digits, the first of them not nought. */
export const indianPassport: Recognizer = {
  label: "IN_PASSPORT",
  title: "Indian passport number",
  pattern: atEdges(String.raw`${letters("1")}[1-9]\d{6}`),
  context: [
    "india",
    "indian",
    "पासपोर्ट",
    "ecr",
    "emigrate",
    "பாஸ்போர்ட்",
    "പാസ്പോർട്ട്",
    "పాస్‌పోర్ట్",
    "ਪਾਸਪੋਰਟ",
  ],
  examples: [
    "Indian passport [[M4471829]] with ECR stamp",
    "मेरा पासपोर्ट [[R 8120456]] मालिक के पास है",
    "என் பாஸ்போர்ட் [[T6120384]] முதலாளியிடம் உள்ளது",
  ],
  counterExamples: [
    "The Indian rupee fee was 30000 as of 2017.",
    "Parcel M4471829 arrived.",
    "पासपोर्ट शुल्क 1,500 रुपये है",
  ],
};
