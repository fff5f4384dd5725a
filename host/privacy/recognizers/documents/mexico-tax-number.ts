import { digitsOf, isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Mexican RFC of a person: four letters, day of birth, three signs (SAT). */
export const mexicanTaxNumber: Recognizer = {
  label: "MX_RFC",
  title: "Mexican taxpayer's registry code (RFC)",
  pattern: atEdges(String.raw`[A-ZÑ&]{4}[ \-]?\d{6}[ \-]?[A-Z\d]{2}[A\d]`),
  accepts: (found) => isShortDay(digitsOf(found)),
  examples: [
    "RFC [[VEVM660215KT3]]",
    "rfc: [[mitv-660113-9aa]]",
    "El contratista factura con [[GOLS990521B18]].",
  ],
  counterExamples: ["Lote VEVM669915KT3", "Artículo 27 del CFF, 2024", "ABCD12345 es la caja"],
};
