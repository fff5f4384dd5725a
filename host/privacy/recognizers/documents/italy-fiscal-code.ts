import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Italian codice fiscale: six letters, birth and place in code, a check letter (Decree of 23 December 1976). */
export const italianFiscalCode: Recognizer = {
  label: "IT_FISCAL_CODE",
  title: "Italian fiscal code (codice fiscale)",
  pattern: atEdges(
    String.raw`[A-Z]{3} ?[A-Z]{3} ?[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2} ?[A-Z][\dL-NP-V]{3} ?[A-Z]`,
  ),
  accepts: (found) => {
    const signs = found.replaceAll(" ", "").toUpperCase();
    const odd = [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
    ];
    let sum = 0;
    for (const [index, sign] of Array.from(signs.slice(0, 15)).entries()) {
      const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
      sum += index % 2 === 0 ? (odd[value] ?? 0) : value;
    }
    return signs.charCodeAt(15) - 65 === sum % 26;
  },
  examples: [
    "Codice fiscale [[CSFRAT69P47Z249U]]",
    "il mio CF è [[pcmtif66e55z222v]], lo ha il caporale",
    "[[FTDGEF 69A43 H501 L]] sul contratto",
  ],
  counterExamples: [
    "Articolo CSFRAT69P47Z249A esaurito",
    "Art. 603-bis c.p., legge 199 del 2016",
    "D.lgs. 286/1998, art. 22 comma 12",
  ],
};
