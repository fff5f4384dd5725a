import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Russian СНИЛС: nine digits and two of control by weights nine to one (Social Fund of Russia). */
export const russianPensionNumber: Recognizer = {
  label: "RU_SNILS",
  title: "Russian pension insurance number (СНИЛС)",
  pattern: atEdges(String.raw`(?<!\+)\d{3}[ \-]?\d{3}[ \-]?\d{3}[ \-]?\d{2}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const check = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
    return (check === 100 ? 0 : check) === Number(digits.slice(9));
  },
  examples: [
    "СНИЛС [[190-902-512 61]]",
    "мой снилс [[32373699998]] оформила фирма",
    "SNILS [[464 670 768 22]] for the patent",
  ],
  counterExamples: [
    "Накладная 190-902-512 62",
    "ТК РФ, статья 136, МРОТ 22440 рублей",
    "Лот 32373699999",
  ],
};
