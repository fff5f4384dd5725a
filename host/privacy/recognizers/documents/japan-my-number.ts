import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Japanese individual number of twelve digits; check digit by Ordinance 85 of 2014 of the Ministry of Internal Affairs. */
export const japaneseMyNumber: Recognizer = {
  label: "JP_MY_NUMBER",
  title: "Japanese individual number (My Number)",
  pattern: atEdges(String.raw`(?<!\+)\d{4}${GAP}\d{4}${GAP}\d{4}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const rest = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return Number(digits[11]) === (rest <= 1 ? 0 : 11 - rest);
  },
  rank: 1,
  examples: [
    "マイナンバーは[[9039 0861 5263]]です",
    "会社に[[861455601431]]を教えました",
    "My number card [[9716-3427-7892]] is kept by the dormitory head.",
  ],
  counterExamples: [
    "注文番号 9039 0861 5264 を確認",
    "手数料は 450000 円、法第 17 条",
    "See 9039 and 0861 in the list of 5263 names.",
  ],
};
