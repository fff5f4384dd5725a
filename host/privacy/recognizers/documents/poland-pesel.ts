import { weightedSum, isDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Polish PESEL: day of birth with the century in the month, four digits, check digit by weights 1 3 7 9 (Act on population registration). */
export const polishPesel: Recognizer = {
  label: "PL_PESEL",
  title: "Polish PESEL number",
  pattern: atEdges(String.raw`(?<!\+)\d{11}`),
  accepts: (found) => {
    const month = String(Number(found.slice(2, 4)) % 20).padStart(2, "0");
    const sum = weightedSum(found, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]);
    return sum % 10 === 0 && isDay(found.slice(0, 2), month, found.slice(4, 6));
  },
  examples: [
    "PESEL [[72030999856]] na umowie zlecenia",
    "mój numer pesel to [[74010763286]]",
    "PESEL для роботи: [[92061800099]]",
  ],
  counterExamples: [
    "Przesyłka 72030999857 czeka",
    "Ustawa z 20 czerwca 2025, art. 120, 4806 zł",
    "Licznik 72990999856",
  ],
};
