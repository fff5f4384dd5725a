import { digitsOf, passesLuhn } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Saudi national ID (1) or Iqama (2): ten digits by Luhn's formula (National Information Center). */
export const saudiResidenceNumber: Recognizer = {
  label: "SA_RESIDENCE",
  title: "Saudi national ID or residence permit (Iqama) number",
  pattern: atEdges(String.raw`(?<!\+)[12]\d{9}|[12]\d{2}[ \-]\d{3}[ \-]\d{4}`),
  accepts: (found) => passesLuhn(digitsOf(found)),
  rank: 2,
  examples: [
    "Iqama [[2074417433]] expired and he will not renew it",
    "رقم إقامتي [[2137153652]] وكفيلي هويته [[1535207995]]",
    "ang iqama number ko po ay [[2529391183]]",
  ],
  counterExamples: [
    "Iqama renewal is SAR 9700 for 2024.",
    "Serial 2074417434 is on the air conditioner.",
    "Royal Decree M/51 of 23/8/1426",
  ],
};
