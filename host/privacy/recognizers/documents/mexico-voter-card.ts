import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Mexican elector's key (letters of the name, birth, state, sex, three digits) or the card's number behind IDMEX (INE). */
export const mexicanVoterCard: Recognizer = {
  label: "MX_VOTER_CARD",
  title: "Mexican voter card (INE) number",
  pattern: atEdges(String.raw`[A-Z]{6}\d{8}[HM]\d{3}|IDMEX ?\d{9,13}`),
  examples: [
    "clave de elector [[GRLPSN90061520M400]]",
    "INE [[IDMEX1550447192]]",
    "le pidieron la credencial, [[rmcrjs85030407h900]]",
  ],
  counterExamples: [
    "Lote GRLPSN9006152M400",
    "IDMEX es el prefijo, artículo 156",
    "Ley General 2014, artículo 9, 60 pesos",
  ],
};
