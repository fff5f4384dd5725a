import { digitsOf, weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Brazilian CPF: nine digits and two of control (Receita Federal). */
export const brazilianTaxpayerNumber: Recognizer = {
  label: "BR_CPF",
  title: "Brazilian taxpayer's number (CPF)",
  pattern: atEdges(String.raw`(?<!\+)\d{3}[. ]?\d{3}[. ]?\d{3}[\- ]?\d{2}`),
  accepts: (found) => {
    const digits = digitsOf(found);
    const check = (weights: readonly number[]) => ((weightedSum(digits, weights) * 10) % 11) % 10;
    return (
      check([10, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(digits[9]) &&
      check([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) === Number(digits[10])
    );
  },
  examples: [
    "CPF [[589.210.115-01]]",
    "meu cpf é [[33925931252]], o gato ficou com ele",
    "CPF do patrão: [[596 239 899 89]]",
  ],
  counterExamples: [
    "Pedido 589.210.115-02",
    "CLT, artigo 149 do Código Penal, R$ 1.518",
    "Nota 33925931253",
  ],
};
