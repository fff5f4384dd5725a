import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";
import { isRoundSum } from "../parts/round.ts";

/** Colombian cédula: six to ten digits, mostly with dots. */
export const colombianIdentityCard: Recognizer = {
  label: "CO_CEDULA",
  title: "Colombian or other cédula number",
  pattern: atEdges(
    String.raw`(?<!\$ ?)(?:\d{1,3}(?:\.\d{3}){2,3}|\d{6,10}|[VE]-?(?:\d{6,8}|\d{1,2}\.\d{3}\.\d{3}))(?! ?(?:pesos|cop|usd|bol[ií]vares|d[oó]lares))`,
  ),
  accepts: (found) => !isRoundSum(found),
  context: ["cédula", "cedula", "c.c.", "cc", "ciudadanía", "ciudadania", "ci"],
  rank: 2,
  examples: [
    "mi cédula es [[1.044.719.208]] de Cúcuta",
    "C.C. [[77192044]]",
    "la cedula venezolana [[V-18447192]] la tiene la patrona",
  ],
  counterExamples: [
    "Caja 77192044 en bodega",
    "La cédula tarda 30 días, Ley 2136 de 2021",
    "Gana 1.423.500 pesos al mes",
  ],
};
