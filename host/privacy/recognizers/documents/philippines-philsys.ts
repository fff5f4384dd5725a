import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** PhilSys Card Number of sixteen digits or the PhilSys Number of twelve (Republic Act 11055); no public checksum. */
export const philsysNumber: Recognizer = {
  label: "PH_PHILSYS",
  title: "Philippine national ID (PhilSys) number",
  pattern: atEdges(String.raw`\d{4}${GAP}\d{4}${GAP}\d{4}(?:${GAP}\d{4})?`),
  context: ["philsys", "philid", "ephilid", "pcn", "psn", "national id", "pambansang id"],
  examples: [
    "My PhilSys number is [[6318-0427-5519-2084]].",
    "hiningi nila ang national id ko, [[5172 8830 4461 9027]], tapos picture",
    "PSN [[471902835516]] was written on the loan form",
  ],
  counterExamples: [
    "The PhilSys law is RA 11055 of 2018.",
    "Order 6318042755192084 left the warehouse.",
    "Registration for the national ID ran from 2020 to 2022 and cost PHP 0.",
  ],
};
