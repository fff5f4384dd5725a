import { remainder } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** French NIR: sex, year, month, place, order, and a key of 97 minus the remainder (INSEE). */
export const frenchSocialSecurity: Recognizer = {
  label: "FR_NIR",
  title: "French social security number (NIR)",
  pattern: atEdges(String.raw`[1278] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}`),
  accepts: (found) => {
    const signs = found.replaceAll(" ", "").toUpperCase();
    const number = signs.slice(0, 13).replace("2A", "19").replace("2B", "18");
    return 97 - remainder(number, 97) === Number(signs.slice(13));
  },
  examples: [
    "Numéro de sécu [[191049961745114]]",
    "mon NIR : [[2 90 06 69 210 342 79]]",
    "sur la fiche de paie il y a [[2 01 09 75076145 07]]",
  ],
  counterExamples: [
    "Colis 191049961745115 en attente",
    "Code du travail, art. L8251-1 et R5221-20",
    "Le SMIC est de 1801,80 euros en 2025",
  ],
};
