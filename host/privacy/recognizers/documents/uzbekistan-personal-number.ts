import { weightedSum, isDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Uzbek PINFL (JSHSHIR): sex and century, day of birth, six digits, check digit by weights 7 3 1. */
export const uzbekPersonalNumber: Recognizer = {
  label: "UZ_PERSONAL_NUMBER",
  title: "Uzbek personal identification number (PINFL, JSHSHIR)",
  pattern: atEdges(String.raw`[1-6]\d{13}`),
  accepts: (found) =>
    isDay(found.slice(5, 7), found.slice(3, 5), found.slice(1, 3)) &&
    weightedSum(found, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7]) % 10 === Number(found[13]),
  examples: [
    "ПИНФЛ [[30905682748785]]",
    "JSHSHIR raqamim [[41506864343532]]",
    "PINFL [[52801011458339]] in the e-migration form",
  ],
  counterExamples: [
    "Kod 30905682748786",
    "Qonun O'RQ-798, 2022 yil, 1155000 so'm",
    "Jo'natma 49906864343532",
  ],
};
