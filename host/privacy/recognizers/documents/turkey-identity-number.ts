import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Turkish identity or foreigner's number: eleven digits, two check digits (Nüfus ve Vatandaşlık İşleri). */
export const turkishIdentityNumber: Recognizer = {
  label: "TR_IDENTITY",
  title: "Turkish identity number (TCKN, YKN)",
  pattern: atEdges(String.raw`(?<!\+)[1-9]\d{2} ?\d{3} ?\d{3} ?\d{2}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const tenth = weightedSum(digits, [7, 9, 7, 9, 7, 9, 7, 9, 7]) % 10;
    const last = weightedSum(digits, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10;
    return tenth === Number(digits[9]) && last === Number(digits[10]);
  },
  examples: [
    "TC kimlik no [[86437531232]]",
    "yabancı kimlik numaram [[233 963 269 36]]",
    "patronun T.C. numarası [[60833352752]]",
  ],
  counterExamples: [
    "Kargo 86437531233 gecikti",
    "4857 sayılı Kanun madde 32, 22104 TL",
    "Seri 23396326935",
  ],
};
