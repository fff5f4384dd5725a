import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Peruvian DNI: eight digits, at times a check sign behind. */
export const peruvianIdentityCard: Recognizer = {
  label: "PE_DNI",
  title: "Peruvian identity document (DNI)",
  pattern: atEdges(String.raw`\d{8}(?:-[\dA-K])?`),
  context: ["dni", "reniec", "perú", "peru", "peruano", "peruana", "documento de identidad"],
  rank: 1,
  examples: [
    "DNI [[44719208]], de Puno",
    "mi documento de identidad [[77192044-3]]",
    "peruana con dni [[08102771]]",
  ],
  counterExamples: [
    "Guía 44719208 entregada",
    "RENIEC cobra S/ 30 desde 2023",
    "Perú, Ley 28806, artículo 25",
  ],
};
