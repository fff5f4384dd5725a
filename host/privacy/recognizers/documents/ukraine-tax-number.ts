import { weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Ukrainian taxpayer's number (РНОКПП): the day of birth counted from 1899, order, check digit by −1 5 7 9 4 6 10 5 7. */
export const ukrainianTaxNumber: Recognizer = {
  label: "UA_TAX_NUMBER",
  title: "Ukrainian taxpayer's number (РНОКПП)",
  pattern: atEdges(String.raw`[1-4]\d{9}`),
  accepts: (found) => {
    const sum = weightedSum(found, [-1, 5, 7, 9, 4, 6, 10, 5, 7]);
    return (((sum % 11) + 11) % 11) % 10 === Number(found[9]);
  },
  context: [
    "рнокпп",
    "іпн",
    "ідентифікаційний",
    "податков",
    "ukraine",
    "ukrainian",
    "ипн",
    "ukraina",
  ],
  examples: [
    "РНОКПП [[3659894771]]",
    "мій ідентифікаційний код [[3301855386]]",
    "Ukrainian tax code [[2903707049]] on the contract",
  ],
  counterExamples: [
    "РНОКПП 3659894772 хибний",
    "Посилка 3301855386",
    "Закон 5067-VI, стаття 39, 8000 грн",
  ],
};
