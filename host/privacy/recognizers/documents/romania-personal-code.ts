import { weightedSum, isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Romanian CNP: sex and century, day of birth, county, order, check digit by 279146358279 modulo 11. */
export const romanianPersonalCode: Recognizer = {
  label: "RO_CNP",
  title: "Romanian personal numeric code (CNP)",
  pattern: atEdges(String.raw`[1-9]\d{12}`),
  accepts: (found) => {
    const rest = weightedSum(found, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
    return isShortDay(found.slice(1, 7)) && (rest === 10 ? 1 : rest) === Number(found[12]);
  },
  examples: [
    "CNP [[1831125362630]] pe contract",
    "cnp-ul meu este [[6020621113561]]",
    "I gave my CNP ([[1731212235780]]) to the recruiter in Iași.",
  ],
  counterExamples: [
    "Colet 1831125362631 întârziat",
    "Legea 53/2003, art. 139, 4050 lei",
    "Cod 1839925362630",
  ],
};
