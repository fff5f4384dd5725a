import { digitsOf, isShortDay } from "../parts/checksums.ts";
import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Egyptian national ID: century, day of birth, governorate, five digits. */
export const egyptianNationalId: Recognizer = {
  label: "EG_NATIONAL_ID",
  title: "Egyptian national ID number",
  pattern: atEdges(String.raw`[23]${GAP}\d{6}${GAP}\d{2}${GAP}\d{4}${GAP}\d`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const governorate = Number(digits.slice(7, 9));
    return (
      isShortDay(digits.slice(1, 7)) &&
      ((governorate >= 1 && governorate <= 35) || governorate === 88)
    );
  },
  examples: [
    "الرقم القومي [[28804120144719]]",
    "My Egyptian ID is [[29511031277192]].",
    "بطاقة رقم [[3 020228 88 0447 1]]",
  ],
  counterExamples: [
    "Meter 28899120144719 reads zero.",
    "قانون 12 لسنة 2003، مادة 25",
    "He sent 2880412 and then 0144719.",
  ],
};
