import { digitsOf, passesLuhn } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Israeli identity number: nine digits, Luhn's formula (Population Authority). */
export const israeliIdentityNumber: Recognizer = {
  label: "IL_IDENTITY",
  title: "Israeli identity number",
  pattern: atEdges(String.raw`\d{9}|\d{8}-\d`),
  accepts: (found) => passesLuhn(digitsOf(found)),
  context: [
    "israel",
    "israeli",
    "תעודת זהות",
    "ת.ז",
    "מספר זהות",
    "teudat zehut",
    "teudat",
    "هوية إسرائيلية",
  ],
  examples: [
    "תעודת זהות [[345329577]] של המעסיק",
    "Israeli employer, teudat zehut [[01712479-3]]",
    "ת.ז. [[315319335]]",
  ],
  counterExamples: [
    "תעודת זהות 345329578 שגויה",
    "Carton 017124793",
    "Israel's law of 1991, section 1, NIS 6247",
  ],
};
