import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Zimbabwean national registration: district, serial, check letter, district of origin. */
export const zimbabweanNationalId: Recognizer = {
  label: "ZW_NATIONAL_ID",
  title: "Zimbabwean national registration number",
  pattern: atEdges(String.raw`\d{2}[ \-]?\d{6,7}[ \-]?[A-HJ-NP-TV-Z][ \-]?\d{2}`),
  examples: [
    "ID [[63-1447192K29]] from Harare",
    "My national registration is [[08 771920 Q 32]].",
    "they kept my [[75-4810277B75]] at the border",
  ],
  counterExamples: ["Box 63-1447 K29 is empty.", "SI 15 of 2006, Act 28:01", "Code 63144719208K29"],
};
