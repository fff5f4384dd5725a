import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Italian electronic identity card: C, a letter, five digits, two letters (Ministero dell'Interno). */
export const italianIdentityCard: Recognizer = {
  label: "IT_IDENTITY_CARD",
  title: "Italian identity card number",
  pattern: atEdges(String.raw`C[A-Z]\d{5}[A-Z]{2}`),
  examples: [
    "carta d'identità [[CA11804TK]] del caporale",
    "documento [[CB90447XR]], scaduto",
    "he showed an Italian card [[cc20447wy]]",
  ],
  counterExamples: [
    "Il modello CA1180TK è esaurito",
    "Legge 228/2003, art. 601 c.p.",
    "CAP 71016 San Severo",
  ],
};
