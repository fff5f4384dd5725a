import { digitsOf } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Spanish NIE: X, Y or Z, seven digits and a letter by the remainder of 23 (Ministerio del Interior). */
export const spanishForeignerNumber: Recognizer = {
  label: "ES_NIE",
  title: "Spanish foreigner's identity number (NIE)",
  pattern: atEdges(String.raw`[XYZ][ \-]?\d{7}[ \-]?[A-Z]`),
  accepts: (found) => {
    const first = "XYZ".indexOf((found[0] ?? "").toUpperCase());
    const number = Number(`${first}${digitsOf(found)}`);
    return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === found.at(-1)?.toUpperCase();
  },
  examples: [
    "Mi NIE es [[X4992074Q]]",
    "tarjeta roja, NIE [[Y-4704544-T]]",
    "le quitaron el pasaporte y el nie [[x9318315a]]",
  ],
  counterExamples: [
    "Modelo X4992074R agotado",
    "Real Decreto 1155/2024, artículo 79",
    "Z 704544 T es una matrícula vieja",
  ],
};
