import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** One or two capitals and a number right behind, as passports and cards of most countries have it, or the forms of CURP and codice fiscale with a slip in them; things that are named (an order, a flight, a law) stay. */
export const documentNumber: Recognizer = {
  label: "DOCUMENT_NUMBER",
  title: "Number that looks like a passport's or card's",
  pattern: atEdges(
    String.raw`(?<!code=)(?-i:[A-Z]\d{7,9}[A-Z]?|[A-Z]{2}\d{6,8}[A-Z]?)|[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d|[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z]`,
  ),
  rank: 0.5,
  examples: [
    "They wrote [[N7719402]] on the list.",
    "[[EK0417726]] and [[A44719208]] belong to my cousins",
    "他拍了[[EJ7719204]]的照片",
    "CURP [[MARL900615MCSRMS09]] con un error",
  ],
  counterExamples: [
    "The mop is SKU-88-10277 and the drill DX1800.",
    "RA 8042, MC 14-2017, C181 and QR 931",
    "Container MSKU4418207 is in port.",
  ],
};
