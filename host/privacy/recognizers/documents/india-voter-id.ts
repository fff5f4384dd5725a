import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Number of the Indian elector's photo identity card: three letters and seven digits. */
export const indianVoterId: Recognizer = {
  label: "IN_VOTER_ID",
  title: "Indian voter identity card (EPIC) number",
  pattern: atEdges(String.raw`(?:[A-Z]{3}-?|(?-i:[A-Z]{3}) )\d{7}`),
  context: ["voter", "epic", "election card", "मतदाता", "वोटर", "வாக்காளர்", "వోటర్", "ভোটার", "വോട്ടർ"],
  examples: [
    "Voter ID [[XGT4418207]] used as address proof",
    "मतदाता पहचान पत्र [[UPK 7719023]] जमा कराया",
    "EPIC no. [[BRZ0284417]] and a photo were sent to him",
  ],
  counterExamples: [
    "Container XGT4418207 is at the port.",
    "Voter lists of 2019 had 900 million names.",
    "The epic journey took 4418207 steps, he joked.",
  ],
};
