import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Portuguese NIF: nine digits, weights nine to two, modulus 11 (Autoridade Tributária). */
export const portugueseTaxNumber: Recognizer = {
  label: "PT_NIF",
  title: "Portuguese tax number (NIF)",
  pattern: atEdges(String.raw`[1-356]\d{2} ?\d{3} ?\d{3}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const rest = 11 - (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return (rest > 9 ? 0 : rest) === Number(digits[8]);
  },
  context: ["nif", "contribuinte", "finanças", "financas", "portugal", "niss"],
  examples: [
    "NIF [[189234881]] para trabalhar na estufa",
    "número de contribuinte [[224 905 520]]",
    "nas finanças deram-me o [[115780521]]",
  ],
  counterExamples: [
    "NIF 189234882 está errado",
    "Encomenda 224905520",
    "Lei 23/2007, artigo 88, 870 euros",
  ],
};
