import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Kenyan national ID or Maisha number: seven to nine digits; no public checksum. */
export const kenyanNationalId: Recognizer = {
  label: "KE_NATIONAL_ID",
  title: "Kenyan national identity card or Maisha number",
  pattern: atEdges(String.raw`\d{7,9}|\d{2} \d{3} \d{3}`),
  context: [
    "kitambulisho",
    "kenya",
    "kenyan",
    "maisha",
    "huduma",
    "id number",
    "id no",
    "national id",
    "id yangu",
  ],
  rank: 1,
  examples: [
    "Kitambulisho changu ni [[28447192]]",
    "Kenyan ID number [[33 810 277]], from Kakamega",
    "Maisha namba [[447192088]] iko kwa agent",
  ],
  counterExamples: [
    "Kenya's Labour Institutions Act 12 of 2007, KES 15000",
    "Box 28447192 is in Mombasa.",
    "Kitambulisho kinagharimu KSh 1,000 mwaka 2024",
  ],
};
