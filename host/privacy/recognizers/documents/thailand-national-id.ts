import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Thai citizen number of thirteen digits, usually grouped 1-4-5-2-1; the last is eleven minus the weighted sum (Department of Provincial Administration). */
export const thaiNationalId: Recognizer = {
  label: "TH_NATIONAL_ID",
  title: "Thai national or pink-card identity number",
  pattern: atEdges(String.raw`\d${GAP}\d{4}${GAP}\d{5}${GAP}\d{2}${GAP}\d`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const sum = weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    return digits[0] !== "9" && (11 - (sum % 11)) % 10 === Number(digits[12]);
  },
  rank: 2,
  examples: [
    "เลขบัตรประชาชน [[1-3017-45816-10-6]] อยู่ในสัญญา",
    "บัตรชมพูเลขที่[[8620676833314]]ถูกยึด",
    "My pink card number is [[3 7373 66304 34 2]], the factory has it.",
  ],
  counterExamples: [
    "รหัสพัสดุ 1-3017-45816-10-7 ยังไม่ถึง",
    "ค่าธรรมเนียม 75,000 บาท ตามมาตรา 42",
    "The bar code 8850999220017 is on the bottle.",
  ],
};
