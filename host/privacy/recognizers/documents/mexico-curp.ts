import { digitsOf, isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Mexican CURP: letters of the name, birth, sex, state, a check digit by modulus 10 (RENAPO). */
export const mexicanCurp: Recognizer = {
  label: "MX_CURP",
  title: "Mexican population registry code (CURP)",
  pattern: atEdges(String.raw`[A-Z]{4} ?\d{6} ?[HMX][A-Z]{5} ?[A-Z\d]\d`),
  accepts: (found) => {
    const order = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";
    const signs = Array.from(found.toUpperCase().replaceAll(" ", ""));
    const sum = signs
      .slice(0, 17)
      .map((sign, index) => order.indexOf(sign) * (18 - index))
      .reduce((total, part) => total + part, 0);
    return isShortDay(digitsOf(found)) && (10 - (sum % 10)) % 10 === Number(signs[17]);
  },
  examples: [
    "CURP [[VEVM660215HVZLRM06]]",
    "mi curp es [[mitv660113mocdmr08]] y ya pagué la visa H-2A",
    "le mandé la CURP ([[RATM981117HPLTPP04]]) al reclutador",
  ],
  counterExamples: [
    "Clave VEVM660215HVZLRM07 inválida",
    "Ley Federal del Trabajo, artículo 28, 278.80 pesos",
    "VEVM669915HVZLRM06 no es fecha",
  ],
};
