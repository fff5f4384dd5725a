import { weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Taiwanese identity or resident certificate number: a letter (two on older certificates), digits, weights 1 9 8 … 1 1 (National Immigration Agency). */
export const taiwaneseIdentityCard: Recognizer = {
  label: "TW_IDENTITY_CARD",
  title: "Taiwanese identity card or resident certificate (ARC) number",
  pattern: atEdges(String.raw`[A-Z][ \-]?[1289]\d{8}|[A-Z][ABCD]\d{8}`),
  accepts: (found) => {
    const signs = found.replaceAll(/[ -]/g, "").toUpperCase();
    const order = "ABCDEFGHJKLMNPQRSTUVXYWZIO";
    const value = (letter = "") => order.indexOf(letter) + 10;
    const second = /\d/.test(signs[1] ?? "") ? (signs[1] ?? "") : String(value(signs[1]) % 10);
    const digits = `${value(signs[0])}${second}${signs.slice(2)}`;
    return weightedSum(digits, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0;
  },
  examples: [
    "我的居留證號碼[[U954659839]]在仲介那裡",
    "ARC no. [[ED95378090]], employer keeps the card",
    "身分證字號 [[L249150523]] 被拿去影印",
  ],
  counterExamples: [
    "Article U954659838 is out of print.",
    "仲介費每月 1,800 元, 就業服務法第 5 條",
    "Part AB12345678 needs two screws.",
  ],
};
