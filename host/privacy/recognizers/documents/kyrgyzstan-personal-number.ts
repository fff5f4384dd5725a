import { isDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Kyrgyz personal number: sex, day, month and year of birth, five digits. */
export const kyrgyzPersonalNumber: Recognizer = {
  label: "KG_PERSONAL_NUMBER",
  title: "Kyrgyz personal identification number (PIN)",
  pattern: atEdges(String.raw`[12]\d{4}(?:19|20)\d{7}`),
  accepts: (found) => isDay(found.slice(5, 9), found.slice(3, 5), found.slice(1, 3)),
  examples: [
    "ПИН [[21204198844719]]",
    "ИНН Кыргызстана [[10311199577192]] в паспорте",
    "My personal number is [[22802200100447]].",
  ],
  counterExamples: ["Код 29904198844719", "Закон КР 114 от 2006 года", "Партия 212041988447"],
};
