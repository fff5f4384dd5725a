import { digitsOf, weightedSum, isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Korean resident or alien registration number: day of birth, hyphen, a digit for century, sex and nationality; numbers given out since October 2020 have no check digit. */
export const koreanRegistrationNumber: Recognizer = {
  label: "KR_REGISTRATION",
  title: "Korean resident or alien registration number",
  pattern: atEdges(String.raw`\d{6} ?- ?[1-8]\d{6}|\d{6} ?[1-8]\d{6}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    if (!isShortDay(digits)) return false;
    const sum = weightedSum(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11;
    const base = Number(digits[6]) >= 5 ? 13 : 11;
    return found.includes("-") || (base - sum) % 10 === Number(digits[12]);
  },
  examples: [
    "외국인등록번호 [[920517-5138903]] 사장님이 가져갔어요",
    "등록번호는[[8710215821907]]입니다",
    "My alien registration is [[950107 - 6280613]], E-9 visa.",
  ],
  counterExamples: [
    "주문번호 991399-5138903 확인해 주세요",
    "최저임금 10,030원, 법 제 17 조",
    "Ticket 8710215821908 was printed.",
  ],
};
