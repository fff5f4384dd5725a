import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Canadian immigration client number: four and four, or two, four and four digits (IRCC). */
export const canadianClientNumber: Recognizer = {
  label: "CA_UCI",
  title: "Canadian unique client identifier (UCI)",
  pattern: atEdges(String.raw`(?:\d{2}[ \-])?\d{4}[ \-]\d{4}|\d{10}`),
  context: ["uci", "client id", "client identifier", "ircc", "work permit", "iuc"],
  rank: 1,
  examples: [
    "UCI [[11-4471-9208]] on the work permit",
    "IRCC client ID [[7719-2044]]",
    "my uci no is [[1120384477]]",
  ],
  counterExamples: [
    "Room 4471-9208 is closed.",
    "IRCC answers within 60 days; SOR 2002/227, s. 209",
    "The work permit costs CAD 155 a year.",
  ],
};
