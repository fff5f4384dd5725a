import { digitsOf } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Spanish DNI: eight digits and a letter by the remainder of 23 (Ministerio del Interior). */
export const spanishIdentityNumber: Recognizer = {
  label: "ES_DNI",
  title: "Spanish identity number (DNI)",
  pattern: atEdges(String.raw`\d{8}[ \-]?[A-Z]|\d{2}\.\d{3}\.\d{3}[ \-]?[A-Z]`),
  accepts: (found) =>
    "TRWAGMYFPDXBNJZSQVHLCKE"[Number(digitsOf(found)) % 23] === found.at(-1)?.toUpperCase(),
  examples: [
    "El jefe tiene DNI [[02037235X]]",
    "su DNI es [[15.303.479-S]] según el contrato",
    "dni [[30399657 m]]",
  ],
  counterExamples: [
    "Pedido 02037235T en camino",
    "Ley Orgánica 4/2000, artículo 36, y RD 557/2011",
    "Pagué 15.303.479 pesos y nada más",
  ],
};
