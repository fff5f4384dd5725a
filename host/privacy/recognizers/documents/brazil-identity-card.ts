import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Brazilian general registry (RG), and in the same form the Chilean RUT: thousands in dots, a check sign behind a hyphen. */
export const brazilianIdentityCard: Recognizer = {
  label: "BR_RG",
  title: "Brazilian identity card (RG) or Chilean RUT",
  pattern: atEdges(String.raw`\d{1,2}\.\d{3}\.\d{3}-[\dXK]`),
  examples: [
    "RG [[55.044.719-X]] ficou com o gato",
    "meu rg é [[8.447.192-3]]",
    "RUT [[19.044.719-K]], vino de Chile",
  ],
  counterExamples: [
    "Custa 55.044.719 reais",
    "Lei 13.344/2016, artigo 149-A",
    "Pagou 8.447-3 vezes",
  ],
};
