import { digitsOf } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** British share code of nine signs, or number of a certificate of sponsorship, beside words that say so (Home Office). */
export const ukShareCode: Recognizer = {
  label: "GB_SPONSORSHIP",
  title: "British share code or certificate of sponsorship number",
  pattern: atEdges(String.raw`[WRS][A-Z\d]{2}[ \-]?[A-Z\d]{3}[ \-]?[A-Z\d]{3}|C[A-Z\d]{10}`),
  accepts: (found) => digitsOf(found).length >= 3,
  context: ["share code", "cos", "certificate of sponsorship", "sponsorship"],
  rank: 2,
  examples: [
    "share code [[W7T A44 719]] was sent to the agency",
    "CoS number [[C2G7F44719K]] was never used",
    "Certificate of sponsorship [[C5A9D90447B]], fee paid twice",
  ],
  counterExamples: [
    "The share code is free and lasts 90 days.",
    "Bin W7T A44 719 is in row 4.",
    "Sponsorship rules of 2008, S.I. 2008/3048",
  ],
};
